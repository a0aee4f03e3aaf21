/// Content that is read in another way than through its body: a built-in view by its elements, a shape by its outline, a
/// scene by its windows, a toolbar by its items, a gesture by the interactions that it recognizes. Its protocol requires a
/// `body` that nothing calls; this is its implementation.
nonisolated public protocol _BodilessContent {}

nonisolated extension _BodilessContent {
  /// Never called: the content is read in another way.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

// NB: without the conditions of their conformances to `View`, because those would have to imply this one.
nonisolated extension ModifiedContent: _BodilessContent {}
nonisolated extension Optional: _BodilessContent {}
