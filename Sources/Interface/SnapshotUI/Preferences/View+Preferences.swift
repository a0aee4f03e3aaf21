nonisolated extension View {
  /// Sets a preference for the enclosing views, replacing the preference of the content.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modified(PreferenceModifier { _, preferences in preferences.set(key, to: value) })
  }

  /// Transforms the preference of the content.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modified(
      PreferenceModifier { _, preferences in
        var value = preferences[key]
        callback(&value)
        preferences.set(key, to: value)
      })
  }

  /// Sets a preference to an anchor of the view.
  public func anchorPreference<Source, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Source>.Source, transform: @escaping (Anchor<Source>) -> Key.Value
  ) -> some View {
    modified(AnchorModifier(place: value.place) { $0.set(key, to: transform(Anchor(of: $1, place: value.place))) })
  }

  /// Transforms the preference of the content with an anchor of the view.
  public func transformAnchorPreference<Source, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Source>.Source,
    transform: @escaping (inout Key.Value, Anchor<Source>) -> Void
  ) -> some View {
    modified(
      AnchorModifier(place: value.place) { preferences, mark in
        var newValue = preferences[key]
        transform(&newValue, Anchor(of: mark, place: value.place))
        preferences.set(key, to: newValue)
      })
  }

  /// Runs an action when a preference of the content changes, and when the view appears.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modified(PreferenceObserver<Key>(action: action))
  }

  /// Adds an overlay that depends on a preference of the view.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modified(
      PreferenceAttachment<Key, Content>(name: "overlay", position: .before, alignment: alignment, make: transform))
  }

  /// Adds a background that depends on a preference of the view.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modified(
      PreferenceAttachment<Key, Content>(name: "background", position: .behind, alignment: alignment, make: transform))
  }
}

/// A modifier that changes the preferences of a view.
struct PreferenceModifier: ElementModifier {
  let change: (ElementContext, Preferences) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content, transformingPreferences: { change(context, $0) }).elements
  }
}

/// A modifier that sets an anchor preference.
private struct AnchorModifier: ElementModifier {
  let place: AnchorPlace
  let change: (Preferences, AnchorMark) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let mark = AnchorMark()
    return try context.elements(of: content, transformingPreferences: { change($0, mark) }).elements.map { base in
      var wrapper = ViewElement(
        "anchor", kind: .modifier, layout: AnchorLayout(mark: mark), children: [base], in: context)
      wrapper.traits = base.traits
      return wrapper
    }
  }
}

/// A modifier that observes a preference.
private struct PreferenceObserver<Key: PreferenceKey>: ElementModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try context.endAtActionsOnAppearing()
    var (elements, preferences) = try context.elements(of: content, transformingPreferences: { _ in })
    guard !elements.isEmpty else { return elements }
    elements[0].actions.changes.append(
      ValueChange(modifier: "onPreferenceChange", value: preferences[Key.self], isInitial: true) { _, new in
        guard let new = new as? Key.Value else { return }
        context.performing(by: "onPreferenceChange") { action(new) }()
      })
    return elements
  }
}

/// A modifier that adds views depending on a preference.
private struct PreferenceAttachment<Key: PreferenceKey, Attached: View>: ElementModifier {
  let name: String
  let position: AttachmentModifier<Attached>.Position
  let alignment: Alignment
  let make: (Key.Value) -> Attached

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let (elements, preferences) = try context.elements(of: content, transformingPreferences: { _ in })
    let attached = context.evaluate { make(preferences[Key.self]) }
    return try AttachmentModifier(name: name, position: position, alignment: alignment, attached: attached)
      .elements(of: MadeElements(elements: elements), in: context.fresh)
  }
}
