/// A value with a trace of its actions and their effects.
public protocol Traced {
  /// The trace so far, one fact per line.
  var traceText: String { get throws }
}
