/// The phase of a scene: whether the user sees it and can use it.
///
///     @Environment(\.scenePhase) private var scenePhase
///
/// Set `ViewHost.scenePhase` to test a change.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The scene isn't visible.
  case background
  /// The scene is visible but receives no events.
  case inactive
  /// The scene is visible and receives events.
  case active
}
