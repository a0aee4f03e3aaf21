/// A call in the source: the parts of it that matter for references. Positions are byte offsets in the source.
struct SourceCall: Equatable {
  /// An argument in parentheses.
  struct Argument: Equatable {
    var label: Piece?
    var expression: Piece
    /// The range of the label and the expression, without the comma.
    var whole: Range<Int>
    var isClosure: Bool
  }

  /// A trailing closure. The first has no label.
  struct TrailingClosure: Equatable {
    var label: Piece?
    var closure: Piece
  }

  /// A part of the source.
  struct Piece: Equatable {
    var range: Range<Int>
    var text: String
  }

  /// The last name in the called expression.
  var callee: String
  /// The name of the innermost enclosing function, initializer or property; `nil` outside of them.
  var function: String?
  /// The end of the called expression.
  var calleeEnd: Int
  /// The position that the compiler uses for `#line` and `#column`.
  var position: Int
  /// The range from the opening to the closing parenthesis.
  var parentheses: Range<Int>?
  var arguments: [Argument]
  var trailingClosures: [TrailingClosure]
  /// The name of the called macro; `nil` for a function.
  var macro: String?

  /// The number of closures at the end of the arguments. They count as trailing closures, because users can write them inside
  /// or outside of the parentheses.
  var closureArgumentCount: Int { arguments.reversed().prefix { $0.isClosure }.count }

  /// The end of the call.
  var end: Int { trailingClosures.last?.closure.range.upperBound ?? parentheses?.upperBound ?? calleeEnd }
}
