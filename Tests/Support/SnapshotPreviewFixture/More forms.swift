// Further forms of previews: isolation, generics, accessors, nested closures, every trait and modifier.

import Observation

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

private struct Badge<Label: View>: View {
  let label: Label

  init(@ViewBuilder label: () -> Label) { self.label = label() }

  var body: some View { label.padding(4).border(Color.gray) }
}

private enum Flavor: String, CaseIterable, CustomStringConvertible {
  case vanilla, cherry
  var description: String { rawValue }
}

@MainActor @Observable
private final class Basket {
  var count = 2
}

private let shared = ["one", "two"]

@MainActor private var made: some View { Text("made") }

@MainActor private func labeled(_ text: String) -> some View { Text(text) }

#Preview("Private generic view") { Badge { Text("generic") } }

#Preview("Private constant") { Text(shared.joined(separator: ", ")) }

#Preview("Computed property") { made }

#Preview("Call") { labeled("call") }

#Preview("Two views") {
  Text("first")
  Text("second")
}

#Preview("One of two") {
  let isFirst = shared.count == 2
  if isFirst {
    Text("first of two")
  } else {
    Image(systemName: "star")
  }
}

#Preview("Switch") {
  switch shared.count {
  case 2: Text("two")
  default: EmptyView()
  }
}

#Preview("Optional") {
  if let first = shared.first { Text(first) }
}

#Preview("Loop") {
  ForEach(shared, id: \.self) { Text($0) }
}

#Preview("Local function") {
  func twice(_ text: String) -> String { text + text }
  return Text(twice("ab"))
}

#Preview("Local type") {
  struct Local: View {
    var body: some View { Text("local") }
  }
  return Local()
}

#Preview("Return of one of two") {
  guard shared.count > 5 else { return AnyView(Text("few")) }
  return AnyView(Text("many"))
}

#Preview("Capture list") { [shared] in
  Text(shared[0])
}

#Preview("Statement that is not a view") {
  let _ = shared.count
  Text("one view")
}

#Preview("Binding") {
  @Previewable @State var basket = Basket()
  @Previewable @State var isOn = false
  Toggle("\(basket.count)", isOn: $isOn)
}

#Preview("Bindable") {
  @Previewable @Bindable var basket = Basket()
  Stepper("Count", value: $basket.count)
}

#Preview("Environment") {
  @Previewable @Environment(\.colorScheme) var scheme
  Text(scheme == .dark ? "dark" : "light")
}

#Preview("Closure as a value") {
  @Previewable @State var filter: (Int) -> Bool = { number in
    number > 1  // a } in a comment
  }
  Text("\([1, 2, 3].filter(filter).count)")
}

#Preview("Dictionary") {
  @Previewable @State var names: [String: [Int]] = [
    "a": [1, 2],
    "b": [],
  ]
  Text(names.keys.sorted().joined())
}

#Preview("Text of several lines") {
  @Previewable @State var text = """
    a line with } and "quotes"
    \("an interpolation with }")
    """
  Text(text)
}

#Preview("Ternary on lines") {
  @Previewable @State var text =
    shared.isEmpty
    ? "none"
    : "some"
  Text(text)
}

#Preview("Chained initializer") {
  @Previewable @State var words =
    shared
    .map { $0.uppercased() }
    .filter { !$0.isEmpty }
  Text(words.joined())
}

#Preview("Observer") {
  @Previewable @State var count = 1 {
    didSet { print("}") }
  }
  Text("\(count)")
}

#Preview("Property after a view") {
  @Previewable @State var first = 1
  Text("\(first)")
  @Previewable @State var second = 2
  Text("\(second)")
}

#Preview("Regular expression") {
  let words = "a-b{c".split(separator: /[-{]/)
  Text(words.joined(separator: "/"))
}

#Preview("Extended regular expression") {
  Text("x}y".replacing(#/ [}] /#, with: "-"))
}

#Preview("Quotient") {
  let half = 10 / 2 / 1
  Text("\(half / 5)")
}

#Preview("Raw \\ backslash") { Text(#"\("no interpolation")"#) }

#Preview(#"Raw "name""#) { Text("raw") }

#Preview("") { Text("empty name") }

#Preview("Élan vital Ωmega") { Text("Ω") }

#Preview("مرحبا") { Text("مرحبا") }

#Preview("Conditions in conditions") {
  #if DEBUG || !DEBUG
    #if canImport(NoSuchModule)
      Text("unknown")
    #else
      Text("known")
    #endif
  #endif
}

@available(macOS 10.15, iOS 13, *)
@available(*, deprecated, message: "Use another one {")
#Preview("Deprecated") { Text("deprecated") }

#Preview("Module name", traits: .defaultLayout) { Text("qualified") }

#Preview("Upside down", traits: .portraitUpsideDown) { Text("upside down") }

#Preview("Landscape right", traits: .landscapeRight) { Text("landscape") }

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 80)) { Text("fixed") }

#Preview("Several traits", traits: .sizeThatFitsLayout, .modifier(Framed()), .precision(0.98)) { Text("traits") }

#Preview("Flavors", arguments: Flavor.allCases) { flavor in
  Text(flavor.rawValue)
}

#Preview("Pairs", traits: .sizeThatFitsLayout, arguments: [(1, "a"), (2, "b")]) { pair in
  Text("\(pair.0)\(pair.1)")
}

#Preview(body: { Text("only a body") })

#Preview("Closure in parentheses", body: ({ Text("parentheses") }))

#Preview("Trailing comment") { Text("comment") } /* } */
// }

#Preview("Main actor") { @MainActor in
  Text("main actor")
}

struct More_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ForEach(shared, id: \.self) { Text($0).previewDisplayName($0) }
    }
    if shared.count == 2 { Text("condition").previewLayout(.fixed(width: 100, height: 50)) }
    Text("device").previewDevice("iPhone SE (3rd generation)").previewDisplayName("Device")
    Text("landscape").previewInterfaceOrientation(.landscapeLeft)
  }
}
