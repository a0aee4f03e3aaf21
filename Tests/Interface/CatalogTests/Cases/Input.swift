import SnapshotUI

extension CatalogPage {
  /// Input, lists, scrolling and time.
  static var input: CatalogPage {
    CatalogPage("input") {
      CatalogCase("PhaseAnimator") { PhaseAnimator([Color.red, .blue]) { box($0) } }
      CatalogCase("phaseAnimator", "modifier") {
        box().phaseAnimator([0.5, 1.0]) { content, phase in content.opacity(phase) }
      }
      CatalogCase("KeyframeAnimator") {
        KeyframeAnimator(initialValue: 20.0) {
          box(.green, $0)
        } keyframes: { _ in
          LinearKeyframe(40.0, duration: 1)
        }
      }
      CatalogCase("keyframeAnimator", "modifier") {
        box().keyframeAnimator(initialValue: 0.5) { content, value in
          content.opacity(value)
        } keyframes: { _ in
          CubicKeyframe(1.0, duration: 1)
        }
      }
      CatalogCase("PlaceholderContentView") { box().animation(.bouncy) { $0.opacity(0.5) } }
      CatalogCase("TimelineView") {
        TimelineView(.everyMinute) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))").font(.caption) }
      }
      CatalogCase("visualEffect") { box().visualEffect { content, proxy in content.offset(x: proxy.size.width) } }
      CatalogCase("projectionEffect") {
        box().projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 0.5)))
      }
      CatalogCase("transformEffect") { box().transformEffect(CGAffineTransform(translationX: 10, y: 5)) }
      CatalogCase("coordinateSpace") {
        VStack(spacing: 0) {
          box(.gray)
          GeometryReader { Text("\(Int($0.frame(in: .named("page")).minY))") }
        }
        .coordinateSpace(name: "page")
      }
      CatalogCase("onGeometryChange") { box().onGeometryChange(for: CGSize.self, of: \.size) { _ in } }
      CatalogCase("ScrollViewReader") {
        ScrollViewReader { _ in ScrollView { ForEach(0..<9) { Text("Row \($0)") } } }
      }
      CatalogCase("scrollClipDisabled") {
        ScrollView(.horizontal) { HStack { ForEach(0..<6) { _ in box() } } }.scrollClipDisabled().frame(width: 60)
      }
      CatalogCase("contentMargins") {
        ScrollView { Color.blue.frame(height: 20) }.contentMargins(15).background(Color.yellow)
      }
      CatalogCase("safeAreaPadding") {
        ScrollView { Color.blue.frame(height: 20) }.safeAreaPadding(.leading, 30).background(Color.yellow)
      }
      CatalogCase("containerRelativeFrame") {
        ScrollView(.horizontal) {
          HStack(spacing: 6) {
            ForEach(0..<4) { _ in Color.green.containerRelativeFrame(.horizontal, count: 2, spacing: 6) }
          }
        }
      }
      CatalogCase("EditButton") { EditButton() }
      CatalogCase("EditButton", "editing") { EditButton().environment(\.editMode, .constant(.active)) }
      CatalogCase("PasteButton") { PasteButton(payloadType: String.self) { _ in } }
      CatalogCase("OutlineGroup", size: CGSize(width: 160, height: 110)) {
        List([Folder(id: "Work", children: [Folder(id: "Mail")]), Folder(id: "Home")], children: \.children) {
          Text($0.id)
        }
      }
      CatalogCase("List", "editing", size: CGSize(width: 220, height: 190)) {
        List {
          ForEach(["Milk", "Bread", "Eggs"], id: \.self) { Text($0).deleteDisabled($0 == "Eggs") }
            .onDelete { _ in }.onMove { _, _ in }
        }
        .environment(\.editMode, .constant(.active))
      }
      CatalogCase("List", "selecting", size: CGSize(width: 220, height: 150)) {
        List(["Milk", "Bread"], id: \.self, selection: .constant(Set(["Bread"]))) { Text($0) }
          .environment(\.editMode, .constant(.active))
      }
      CatalogCase("List", "selection", size: CGSize(width: 220, height: 130)) {
        List(["Milk", "Bread"], id: \.self, selection: .constant("Milk" as String?)) { Text($0) }
      }
      CatalogCase("listRowSeparatorTint", size: CGSize(width: 160, height: 120)) {
        List {
          Text("One").listRowSeparatorTint(.red)
          Text("Two")
        }
      }
      CatalogCase("listRowSpacing", size: CGSize(width: 160, height: 140)) {
        List { ForEach(0..<2) { Text("\($0)") } }.listRowSpacing(12)
      }
      CatalogCase("listSectionMargins", size: CGSize(width: 160, height: 140)) {
        List {
          Section { Text("A") }.listSectionMargins(.horizontal, 4)
          Section { Text("B") }.listSectionMargins(.leading, 60)
        }
      }
      CatalogCase("listSectionSpacing", size: CGSize(width: 160, height: 140)) {
        List {
          Section { Text("One") }
          Section { Text("Two") }
        }
        .listSectionSpacing(4)
      }
      CatalogCase("listItemTint", size: CGSize(width: 160, height: 80)) {
        List { Button("One") {} }.listItemTint(.red)
      }
      CatalogCase("headerProminence", size: CGSize(width: 160, height: 110)) {
        List { Section("Header") { Text("One") } }.headerProminence(.increased)
      }
      CatalogCase("accessibilityRepresentation") {
        box().accessibilityRepresentation { Toggle("Power", isOn: .constant(true)) }
      }
      CatalogCase("accessibilityChildren") { box().accessibilityChildren { Text("Bar") } }
    }
  }

  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }
}
