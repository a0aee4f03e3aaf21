// Previews as people write them: private views, several of one name, every trait, a provider beside them.

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

private struct Card: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.headline)
      Text("A card with a few words").foregroundStyle(.secondary)
    }
    .padding()
  }
}

#Preview { Card(title: "Unnamed") }

#Preview("Long title", traits: .sizeThatFitsLayout) {
  Card(title: "A title that is much longer than the others")
}

/// A comment with a #Preview { inside } and "quotes".
@available(macOS 14, iOS 17, *)
#Preview("Interactive") {
  @Previewable @State var isOn = true
  @Previewable @State var names = [
    "Ada",  // a comment that ends with a comma,
    "Grace",
  ]
  Toggle("Notifications", isOn: $isOn).padding()
  Text(isOn ? names.joined(separator: ", ") : "nobody")
}

#Preview("Long title", traits: .landscapeLeft, .precision(0.99)) { Card(title: "Second of its name") }

#Preview(traits: .fixedLayout(width: 200, height: 100)) { Text("Fixed") }

#Preview("Hidden", traits: .noSnapshot) { Text("never") }

private struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Card(title: "one")
    Group {
      Card(title: "two").previewDisplayName("Two")
      Card(title: "three").background(Color.yellow).previewLayout(.sizeThatFits)
    }
  }
}
