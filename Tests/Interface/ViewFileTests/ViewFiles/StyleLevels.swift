import SnapshotUI

// Forms of SwiftUI that view files use with one import. They have to compile.

@Observable final class StyleCounter {
  var count = 0
}

struct StyleLevels: View {
  @State private var model = StyleCounter()
  @State private var position = ScrollPosition(x: 0, y: 20)
  @State private var vertical = ScrollPosition(y: 20)

  var body: some View {
    ScrollView {
      Text("Count \(model.count)").modifier(EmptyModifier.identity)
      Color.red.mix(with: .blue, by: 0.5).clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 8)))
      Color.blue.clipShape(.rect(topLeadingRadius: 4, style: .continuous)).background(in: .containerRelative)
      Text("Levels").foregroundStyle(.tint.secondary).background(.fill.tertiary).padding()
        .background(.background.secondary)
      Text("Link").foregroundStyle(.link)
      Text("Quiet").foregroundStyle(HierarchicalShapeStyle.quinary).padding().background(.selection, in: .rect)
    }
    .scrollPosition($position)
    .scrollEdgeEffectStyle(.soft, for: .top)
    .safeAreaBar(edge: .bottom) { Text("Bar") }
  }
}
