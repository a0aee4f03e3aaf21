import StateStore
import SnapshotUI

extension Bindable {
  /// Returns a property of a view store's state, from which ``StoreProperty/sending(_:)`` makes a binding.
  ///
  ///     struct ProfileForm: View {
  ///       @Bindable var viewStore: ViewStore<ProfileState, ProfileAction>
  ///
  ///       var body: some View {
  ///         TextField("Name", text: $viewStore.name.sending(ProfileAction.nameChanged))
  ///         Toggle("Newsletter", isOn: $viewStore.wantsNews.sending(ProfileAction.newsToggled))
  ///       }
  ///     }
  public subscript<State, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreProperty<State, Action, Member> where Value == ViewStore<State, Action> {
    StoreProperty(viewStore: wrappedValue, keyPath: keyPath)
  }
}

/// A property of a store's state that a control can show and change by sending actions.
@dynamicMemberLookup
public struct StoreProperty<State: Sendable, Action: Sendable, Member> {
  let viewStore: ViewStore<State, Action>
  let keyPath: KeyPath<State, Member>

  /// Returns a property of the property, for example `$viewStore.address.street`.
  public subscript<Part>(dynamicMember part: KeyPath<Member, Part>) -> StoreProperty<State, Action, Part> {
    StoreProperty<State, Action, Part>(viewStore: viewStore, keyPath: keyPath.appending(path: part))
  }

  /// Returns a binding that reads the property, and sends one action for each value that is written to it.
  ///
  /// Only an action changes the state. If the reducer ignores it, the control keeps the old value.
  ///
  /// - Parameter action: Returns the action for a written value, usually a case such as `ProfileAction.nameChanged`.
  public func sending(_ action: @escaping (Member) -> Action) -> Binding<Member> {
    let (viewStore, keyPath) = (viewStore, keyPath)
    return viewStore.binding(get: { $0[keyPath: keyPath] }, send: action)
  }

  /// Returns a binding that reads the property, and sends one action for each value that is written to it.
  ///
  /// - Parameter casePath: The case of the action that contains the written value.
  public func sending(_ casePath: CasePath<Action, Member>) -> Binding<Member> { sending(casePath.embed) }
}
