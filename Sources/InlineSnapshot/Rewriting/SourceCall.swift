/// A call in the source, as far as references in its closures matter. Positions are bytes of the source.
struct SourceCall: Equatable {
  /// An argument in the parentheses.
  struct Argument: Equatable {
    var label: Piece?
    var expression: Piece
    /// With its label and without the comma.
    var whole: Range<Int>
    var isClosure: Bool
  }

  /// A trailing closure; the first has no label.
  struct TrailingClosure: Equatable {
    var label: Piece?
    var closure: Piece
  }

  /// A part of the source.
  struct Piece: Equatable {
    var range: Range<Int>
    var text: String
  }

  /// Where the name of what is called ends.
  var calleeEnd: Int
  /// Where the compiler says that the call is.
  var position: Int
  /// From the opening parenthesis to after the closing one.
  var parentheses: Range<Int>?
  var arguments: [Argument]
  var trailingClosures: [TrailingClosure]
  /// The macro's name, where a macro is called.
  var macro: String?

  /// How many of the last arguments are closures: those count as trailing ones, because they are moved out of the
  /// parentheses as easily as in.
  var closureArgumentCount: Int { arguments.reversed().prefix { $0.isClosure }.count }

  /// The end of what stands before the first trailing closure.
  var end: Int { trailingClosures.last?.closure.range.upperBound ?? parentheses?.upperBound ?? calleeEnd }
}
