import Testing

// Internal: tests the comparison of values and the graph of a host.
@testable import SnapshotUI

/// What a host shows after an action is what a new host shows that starts with the state that came of it: for every control,
/// every way to bind it, and whether or not a body reads the value.
@Suite struct RedrawingTests {
  @Test(arguments: ControlExamples.switches) func switches(example: ControlExample<Bool>) throws { try check(example) }

  @Test(arguments: ControlExamples.texts) func texts(example: ControlExample<String>) throws { try check(example) }

  @Test(arguments: ControlExamples.numbers) func numbers(example: ControlExample<Double>) throws { try check(example) }

  @Test(arguments: ControlExamples.days) func days(example: ControlExample<Date>) throws { try check(example) }

  @Test(arguments: ControlExamples.items) func items(example: ControlExample<ExampleItem?>) throws {
    try check(example)
  }

  private func check<Value>(_ example: ControlExample<Value>) throws {
    var random = FixedRandom(seed: 18)
    for kind in BindingKind.allCases {
      for reading in Reading.allCases where kind.allows(reading) {
        try check(example, kind, reading, with: &random)
      }
    }
  }

  private func check<Value>(
    _ example: ControlExample<Value>, _ kind: BindingKind, _ reading: Reading, with random: inout FixedRandom
  ) throws {
    func screen(_ value: Value) -> BoundScreen<Value> {
      BoundScreen(example: example, kind: kind, reading: reading, initial: value)
    }
    var value = example.values[0]
    let host = ViewHost(screen(value))
    for step in 1...example.values.count + 1 {
      let new = example.next(after: value)
      try act(on: host, to: new, by: example, isDirect: random.next() % 2 == 0)
      if kind != .constant { value = new }
      let fresh = ViewHost(screen(value))
      guard try areSame(host, fresh, "\(example.name), \(kind), \(reading), step \(step)") else { return }
    }
  }

  /// Uses the control where a person could, and else writes the value past it.
  private func act<Value>(
    on host: ViewHost<BoundScreen<Value>>, to new: Value, by example: ControlExample<Value>, isDirect: Bool
  ) throws {
    let before = try host.rendered().accessibilityText
    if isDirect, let use = example.use {
      try use(try host.inspect(), new)
      if try host.rendered().accessibilityText != before { return }
    }
    let screen = try host.inspect()
    if screen.findAll(where: { $0.name == "sheet" }).isEmpty {
      try screen.find(button: "Write").tap()
    } else {
      // A sheet covers the button, as it would for a person: what it does is called past the sheet.
      screen.findAll(where: { $0.name == "Button" && $0.text == "Write" }).first?.place.element.actions.tap?()
      if host.content.kind == .plainClass { host.graph.setNeedsUpdate() }
    }
  }

  private func areSame<Content: View>(_ host: ViewHost<Content>, _ fresh: ViewHost<Content>, _ name: String) throws
    -> Bool
  {
    let (shown, wanted) = (try host.rendered(), try fresh.rendered())
    let parts = ["the layout", "the accessibility text", "the picture", "the picture of host.view"]
    let pairs = [
      (shown.layoutText, wanted.layoutText), (shown.accessibilityText, wanted.accessibilityText),
      (shown.displayList.description, wanted.displayList.description),
      (try host.view.rendered(in: host.context).displayList.description, wanted.displayList.description),
    ]
    for (index, pair) in pairs.enumerated() where pair.0 != pair.1 {
      let (lines, others) = (Set(pair.0.split(separator: "\n")), Set(pair.1.split(separator: "\n")))
      let shown = pair.0.split(separator: "\n").first { !others.contains($0) } ?? ""
      let wanted = pair.1.split(separator: "\n").first { !lines.contains($0) } ?? ""
      Issue.record("\(name): \(parts[index]) has \(shown) instead of \(wanted)")
      return false
    }
    return true
  }
}

/// A linear congruential generator: the same numbers on every machine.
struct FixedRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
