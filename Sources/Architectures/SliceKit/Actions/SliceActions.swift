import SnapshotFoundation
import SnapshotUI

/// Handles the actions of the slices in a view.
struct SliceActions {
  /// Whether nothing in the view handles actions.
  var isUnhandled = false
  let handle: (any SliceAction, CallSite) -> Void

  /// The default handler, which fails the test.
  static var unhandled: SliceActions {
    SliceActions(isUnhandled: true) { action, site in
      FailureChannel.report(
        TestFailure(
          """
          \(sentence(action)), but nothing handles actions here. Show the slice in a SliceScreen, or \
          handle its actions with onSliceAction(_:).
          """, at: site))
    }
  }
}

private struct SliceActionsKey: EnvironmentKey {
  static var defaultValue: SliceActions { .unhandled }
}

extension EnvironmentValues {
  var sliceActions: SliceActions {
    get { self[SliceActionsKey.self] }
    set { self[SliceActionsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Ignores the actions of slices in this view that nothing outside of it handles, such as those that are sent when a slice
  /// appears.
  func ignoringUnhandledSliceActions() -> some View {
    transformEnvironment(\.sliceActions) { actions in
      if actions.isUnhandled { actions = SliceActions { _, _ in } }
    }
  }

  /// Handles the actions of the slices in this view, where they are not in a ``SliceScreen``.
  ///
  /// Use it in other views, and in tests of one slice. Actions of other types are passed to the enclosing handler.
  ///
  ///     ProfileView(profile).onSliceAction { (action: ProfileAction) in model.handle(action) }
  ///
  /// - Parameter perform: Handles an action.
  public func onSliceAction<Action: SliceAction>(_ perform: @escaping (Action) -> Void) -> some View {
    transformEnvironment(\.sliceActions) { actions in
      let outer = actions
      actions = SliceActions { action, site in
        if let action = action as? Action { perform(action) } else { outer.handle(action, site) }
      }
    }
  }
}

/// Returns the beginning of a failure message about an action.
func sentence(_ action: any SliceAction) -> String {
  "\(type(of: action)) \(CompactText.text(of: action)) was sent"
}
