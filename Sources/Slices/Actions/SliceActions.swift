import TestFailures
import ValueText
import Views

/// Takes the actions of the slices around which it stands: the only way out of a slice.
struct SliceActions {
  let take: (any SliceAction, CallSite) -> Void

  /// Where nobody takes actions.
  static var nowhere: SliceActions {
    SliceActions { action, site in
      FailureChannel.report(
        TestFailure(
          """
          \(sentence(action)), but nobody takes actions here. Show the slice in a SliceScreen, or \
          say what its actions do with onSliceAction(_:).
          """, at: site))
    }
  }
}

private struct SliceActionsKey: EnvironmentKey {
  static var defaultValue: SliceActions { .nowhere }
}

extension EnvironmentValues {
  var sliceActions: SliceActions {
    get { self[SliceActionsKey.self] }
    set { self[SliceActionsKey.self] = newValue }
  }
}

extension View {
  /// What the actions of the slices in the view do, where no ``SliceScreen`` shows them: in a view of another kind, and in
  /// tests of one slice. Actions of other types go on to whoever is further out.
  ///
  ///     ProfileView(profile).onSliceAction { (action: ProfileAction) in model.handle(action) }
  public func onSliceAction<Action: SliceAction>(_ perform: @escaping (Action) -> Void) -> some View {
    transformEnvironment(\.sliceActions) { actions in
      let outer = actions
      actions = SliceActions { action, site in
        if let action = action as? Action { perform(action) } else { outer.take(action, site) }
      }
    }
  }
}

/// What a failure says first of an action.
func sentence(_ action: any SliceAction) -> String {
  "\(type(of: action)) \(CompactText.text(of: action)) was sent"
}
