/// What can tell what has happened to it: which action, and what followed from it.
public protocol Traced {
  /// Everything until now, in order, one fact a line.
  var traceText: String { get throws }
}
