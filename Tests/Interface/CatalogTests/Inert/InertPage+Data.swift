import SnapshotUI

extension InertPage {
  /// Modifiers of observation, storage, focus and environment values.
  static var data: InertPage {
    InertPage("data") {
      InertCase("focused") { $0.focused(FocusState<Bool>().projectedValue) }
      InertCase("focusable") { $0.focusable() }
      InertCase("focusEffectDisabled") { $0.focusEffectDisabled() }
      InertCase("focusSection") { $0.focusSection() }
      InertCase("focusScope") { $0.focusScope(Namespace().wrappedValue) }
      InertCase("prefersDefaultFocus") { $0.prefersDefaultFocus(in: Namespace().wrappedValue) }
      InertCase("defaultFocus") { $0.defaultFocus(FocusState<Int?>().projectedValue, 1) }
      InertCase("searchFocused") { $0.searchFocused(FocusState<Bool>().projectedValue) }
      InertCase("accessibilityFocused") { $0.accessibilityFocused(AccessibilityFocusState<Bool>().projectedValue) }
      InertCase("focusedValue") { $0.focusedValue(\.catalogNote, "note") }
      InertCase("focusedSceneValue") { $0.focusedSceneValue(\.catalogNote, "note") }
      InertCase("focusedObject") { $0.focusedObject(CatalogModel()) }
      InertCase("focusedSceneObject") { $0.focusedSceneObject(CatalogModel()) }
    }
  }
}

private struct CatalogNoteKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var catalogNote: String? {
    get { self[CatalogNoteKey.self] }
    set { self[CatalogNoteKey.self] = newValue }
  }
}
