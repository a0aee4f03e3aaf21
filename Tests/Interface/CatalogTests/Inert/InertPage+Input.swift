import Foundation
import SnapshotUI

extension InertPage {
  /// Modifiers of input, lists, scrolling and time.
  static var input: InertPage {
    InertPage("input") {
      InertCase("animation") { $0.animation(.easeInOut, value: 1) }
      InertCase("transaction") { $0.transaction { $0.animation = nil } }
      InertCase("transition") { $0.transition(.move(edge: .bottom).combined(with: .opacity)) }
      InertCase("matchedGeometryEffect") { $0.matchedGeometryEffect(id: "title", in: Namespace().wrappedValue) }
      InertCase("geometryGroup") { $0.geometryGroup() }
      InertCase("contentTransition") {
        $0.contentTransition(.numericText())
          .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer), options: .nonRepeating))
      }
      InertCase("symbolEffect") { $0.symbolEffect(.bounce.up, value: 1) }
      InertCase("symbolEffectsRemoved") { $0.symbolEffectsRemoved() }
      InertCase("sensoryFeedback") { $0.sensoryFeedback(.success, trigger: 1) }
      InertCase("scrollTransition") { $0.scrollTransition { content, _ in content } }
      InertCase("gesture") { $0.gesture(DragGesture()) }
      InertCase("highPriorityGesture") { $0.highPriorityGesture(LongPressGesture()) }
      InertCase("simultaneousGesture") { $0.simultaneousGesture(MagnifyGesture()) }
      InertCase("onLongPressGesture") { $0.onLongPressGesture {} }
      InertCase("onHover") { $0.onHover { _ in } }
      InertCase("onContinuousHover") { $0.onContinuousHover { _ in } }
      InertCase("hoverEffect") { $0.hoverEffect(.lift) }
      InertCase("hoverEffectDisabled") { $0.hoverEffectDisabled() }
      InertCase("listRowHoverEffect") { $0.listRowHoverEffect(.highlight) }
      InertCase("listRowHoverEffectDisabled") { $0.listRowHoverEffectDisabled() }
      InertCase("help") { $0.help("Explains") }
      InertCase("onKeyPress") { $0.onKeyPress(.space) { .handled } }
      InertCase("onExitCommand") { $0.onExitCommand {} }
      InertCase("onMoveCommand") { $0.onMoveCommand { _ in } }
      InertCase("onDeleteCommand") { $0.onDeleteCommand {} }
      InertCase("keyboardShortcut") { $0.keyboardShortcut("s") }
      InertCase("contextMenu") { $0.contextMenu { Button("Copy") {} } }
      InertCase("swipeActions") { $0.swipeActions { Button("Delete") {} } }
      InertCase("refreshable") { $0.refreshable {} }
      InertCase("renameAction") { $0.renameAction {} }
      InertCase("deleteDisabled") { $0.deleteDisabled(true) }
      InertCase("moveDisabled") { $0.moveDisabled(true) }
      InertCase("selectionDisabled") { $0.selectionDisabled() }
      InertCase("draggable") { $0.draggable("item") }
      InertCase("dropDestination") { $0.dropDestination(for: String.self) { _, _ in true } }
      InertCase("onDrag") { $0.onDrag { NSItemProvider() } }
      InertCase("onDrop") { $0.onDrop(of: [.text], isTargeted: nil) { _ in true } }
      InertCase("itemProvider") { $0.itemProvider { NSItemProvider() } }
      InertCase("onPasteCommand") { $0.onPasteCommand(of: [.text]) { _ in } }
      InertCase("onCopyCommand") { $0.onCopyCommand { [] } }
      InertCase("copyable") { $0.copyable(["text"]) }
      InertCase("pasteDestination") { $0.pasteDestination(for: String.self) { _ in } }
      InertCase("textSelection") { $0.textSelection(.enabled) }
      InertCase("onOpenURL") { $0.onOpenURL { _ in } }
      InertCase("onContinueUserActivity") { $0.onContinueUserActivity("read") { _ in } }
      InertCase("userActivity") { $0.userActivity("read") { _ in } }
      InertCase("handlesExternalEvents") { $0.handlesExternalEvents(preferring: [], allowing: []) }
      InertCase("keyboardType") { $0.keyboardType(.emailAddress) }
      InertCase("textContentType") { $0.textContentType(.emailAddress) }
      InertCase("textInputAutocapitalization") { $0.textInputAutocapitalization(.never) }
      InertCase("autocapitalization") { $0.autocapitalization(.none) }
      InertCase("autocorrectionDisabled") { $0.autocorrectionDisabled() }
      InertCase("disableAutocorrection") { $0.disableAutocorrection(true) }
      InertCase("submitLabel") { $0.submitLabel(.done) }
      InertCase("submitScope") { $0.submitScope() }
      InertCase("onSubmit") { $0.onSubmit {} }
      InertCase("contentShape") { $0.contentShape(Rectangle()) }
      InertCase("scrollIndicators") { $0.scrollIndicators(.hidden) }
      InertCase("scrollIndicatorsFlash") { $0.scrollIndicatorsFlash(onAppear: true) }
      InertCase("scrollDismissesKeyboard") { $0.scrollDismissesKeyboard(.immediately) }
      InertCase("scrollDisabled") { $0.scrollDisabled(true) }
      InertCase("scrollBounceBehavior") { $0.scrollBounceBehavior(.basedOnSize) }
      InertCase("scrollTargetLayout") { $0.scrollTargetLayout() }
      InertCase("scrollTarget") { $0.scrollTarget() }
      InertCase("scrollTargetBehavior") { $0.scrollTargetBehavior(.paging) }
      InertCase("scrollPosition") { $0.scrollPosition(id: .constant("none" as String?)) }
      InertCase("onScrollTargetVisibilityChange") { $0.onScrollTargetVisibilityChange(idType: Int.self) { _ in } }
      InertCase("onScrollGeometryChange") {
        $0.onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { _, _ in })
      }
      InertCase("tableStyle") { $0.tableStyle(.inset) }
      InertCase("onScrollPhaseChange") { $0.onScrollPhaseChange { _, _ in } }
      InertCase("listSectionSeparator") { $0.listSectionSeparator(.hidden) }
      InertCase("listSectionSeparatorTint") { $0.listSectionSeparatorTint(.red) }
      InertCase("alternatingRowBackgrounds") { $0.alternatingRowBackgrounds() }
      InertCase("accessibility") { $0.accessibility(activationPoint: .center) }
      InertCase("accessibilityHeading") { $0.accessibilityHeading(.h2) }
      InertCase("accessibilityInputLabels") { $0.accessibilityInputLabels(["Open", "Show"]) }
      InertCase("accessibilityRespondsToUserInteraction") { $0.accessibilityRespondsToUserInteraction(false) }
      InertCase("accessibilityShowsLargeContentViewer") { $0.accessibilityShowsLargeContentViewer() }
      InertCase("accessibilityIgnoresInvertColors") { $0.accessibilityIgnoresInvertColors() }
      InertCase("accessibilityTextContentType") { $0.accessibilityTextContentType(.sourceCode) }
      InertCase("accessibilityDirectTouch") { $0.accessibilityDirectTouch() }
      InertCase("accessibilityActivationPoint") { $0.accessibilityActivationPoint(.top) }
      InertCase("accessibilityLabeledPair") {
        $0.accessibilityLabeledPair(role: .label, id: "title", in: Namespace().wrappedValue)
      }
      InertCase("accessibilityCustomContent") { $0.accessibilityCustomContent("Size", "Large") }
      InertCase("accessibilityActions") { $0.accessibilityActions { Button("Mute") {} } }
      InertCase("accessibilityScrollAction") { $0.accessibilityScrollAction { _ in } }
      InertCase("accessibilityZoomAction") { $0.accessibilityZoomAction { _ in } }
      InertCase("accessibilityRotor") { $0.accessibilityRotor("Notes") { AccessibilityRotorEntry("One", id: 1) } }
      InertCase("accessibilityRotorEntry") { $0.accessibilityRotorEntry(id: "title", in: Namespace().wrappedValue) }
    }
  }
}
