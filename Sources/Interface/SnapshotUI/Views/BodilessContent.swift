/// Content of a result builder that is read in another way than through its body: a scene by its windows, a toolbar by
/// its items, a gesture by the interactions that it recognizes. As such content is declared with a `body` that nothing
/// calls, one default implementation serves all of it.
nonisolated public protocol _BodilessContent {}

nonisolated extension _BodilessContent {
  /// Never called: the content is read in another way.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
