extension View {
  /// Tells those around the view a value, in place of what the views in it tell.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modified(PreferenceModifier { _, preferences in preferences.set(key, to: value) })
  }

  /// Changes what the views in the view tell those around it.
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

  /// Tells those around the view where a part of it stands. ``GeometryProxy`` finds the place.
  public func anchorPreference<Source, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Source>.Source, transform: @escaping (Anchor<Source>) -> Key.Value
  ) -> some View {
    modified(AnchorModifier(place: value.place) { $0.set(key, to: transform(Anchor(of: $1, place: value.place))) })
  }

  /// Adds where a part of the view stands to what the views in it tell.
  public func transformAnchorPreference<Source, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Source>.Source,
    transform: @escaping (inout Key.Value, Anchor<Source>) -> Void
  ) -> some View {
    modified(
      AnchorModifier(place: value.place) { preferences, mark in
        var told = preferences[key]
        transform(&told, Anchor(of: mark, place: value.place))
        preferences.set(key, to: told)
      })
  }

  /// What happens when what the views in the view tell changes while they are on a host's screen, and when they come on
  /// it. Rendering does not run it.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modified(PreferenceObserver<Key>(action: action))
  }

  /// Views before this one that depend on what the views in it tell.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modified(
      PreferenceAttachment<Key, Content>(name: "overlay", position: .before, alignment: alignment, make: transform))
  }

  /// Views behind this one that depend on what the views in it tell.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modified(
      PreferenceAttachment<Key, Content>(name: "background", position: .behind, alignment: alignment, make: transform))
  }
}

/// Changes what a view tells.
struct PreferenceModifier: ElementModifier {
  let change: (ElementContext, Preferences) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content, tellingApart: { change(context, $0) }).elements
  }
}

/// Tells where a view stands.
private struct AnchorModifier: ElementModifier {
  let place: AnchorPlace
  let change: (Preferences, AnchorMark) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let mark = AnchorMark()
    return try context.elements(of: content, tellingApart: { change($0, mark) }).elements.map { base in
      var wrapper = ViewElement(
        "anchor", kind: .modifier, layout: AnchorLayout(mark: mark), children: [base], in: context)
      wrapper.traits = base.traits
      return wrapper
    }
  }
}

/// Watches what a view tells.
private struct PreferenceObserver<Key: PreferenceKey>: ElementModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var (elements, told) = try context.elements(of: content, tellingApart: { _ in })
    guard !elements.isEmpty else { return elements }
    elements[0].actions.changes.append(
      ValueChange(value: told[Key.self], isInitial: true) { _, new in
        guard let new = new as? Key.Value else { return }
        context.performing { action(new) }()
      })
    return elements
  }
}

/// Adds views that depend on what a view tells.
private struct PreferenceAttachment<Key: PreferenceKey, Attached: View>: ElementModifier {
  let name: String
  let position: AttachmentModifier<Attached>.Position
  let alignment: Alignment
  let make: (Key.Value) -> Attached

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let (elements, told) = try context.elements(of: content, tellingApart: { _ in })
    let attached = context.evaluate { make(told[Key.self]) }
    return try AttachmentModifier(name: name, position: position, alignment: alignment, attached: attached)
      .elements(of: MadeElements(elements: elements), in: context.fresh)
  }
}
