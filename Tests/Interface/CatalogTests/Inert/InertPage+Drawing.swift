import SnapshotUI

extension InertPage {
  /// Modifiers of symbols, styles and effects.
  static var drawing: InertPage {
    InertPage("drawing") {
      InertCase("geometryGroup") { $0.geometryGroup() }
      InertCase("glassEffectID") { $0.glassEffectID("a", in: 1) }
      InertCase("glassEffectUnion") { $0.glassEffectUnion(id: "a", namespace: 1) }
      InertCase("glassEffectTransition") { $0.glassEffectTransition(.materialize) }
      InertCase("invalidatableContent") { $0.invalidatableContent() }
      InertCase("menuOrder") { $0.menuOrder(.fixed) }
      InertCase("menuIndicator") { $0.menuIndicator(.hidden) }
      InertCase("menuActionDismissBehavior") { $0.menuActionDismissBehavior(.disabled) }
      InertCase("buttonRepeatBehavior") { $0.buttonRepeatBehavior(.enabled) }
      InertCase("scrollEdgeEffectStyle") { $0.scrollEdgeEffectStyle(.soft, for: .top) }
      InertCase("scrollEdgeEffectHidden") { $0.scrollEdgeEffectHidden(true, for: .all) }
      InertCase("backgroundExtensionEffect") { $0.backgroundExtensionEffect() }
      InertCase("searchToolbarBehavior") { $0.searchToolbarBehavior(.minimize) }
      InertCase("textEditorStyle") { $0.textEditorStyle(.plain) }
    }
  }
}
