import Observation
import Testing
import SnapshotUI

/// What makes a host draw again, and what it may not evaluate for it.
@MainActor @Suite struct RedrawingMechanismTests {
  /// The body of the user's own view, which depends on its values alone.
  private struct Mark: View {
    let isOn: Bool

    var body: some View { Text(isOn ? "on" : "off") }
  }

  @Test("A custom primitive view shows the current value of its binding") func ownPrimitive() throws {
    struct Lamp: PrimitiveView {
      let isOn: Binding<Bool>

      func makeElements(in context: ElementContext) throws -> [ViewElement] {
        try context.elements(of: Mark(isOn: isOn.wrappedValue))
      }
    }
    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Lamp(isOn: $isOn)
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    let host = ViewHost(Screen())
    try host.inspect().find(button: "Switch").tap()
    _ = try host.inspect().find(text: "on")
    host.assertBodyEvaluations("Screen: @self, @identity, _isOn changed.", of: Screen.self)
  }

  @Observable final class Switches {
    var areOn = [false, false]
  }

  @Test("A closure of a ForEach shows the current value of an observed model") func observedInForEach() throws {
    struct Screen: View {
      let model: Switches

      var body: some View { ForEach(0..<2) { index in Mark(isOn: model.areOn[index]) } }
    }
    let model = Switches()
    let host = ViewHost(Screen(model: model))
    #expect(try host.inspect().texts == ["off", "off"])
    model.areOn[1] = true
    #expect(try host.inspect().texts == ["off", "on"])
  }

  @Test("Views of a ForEach that have only closures show the current value") func closuresInForEach() throws {
    struct Asking: View {
      let isOn: () -> Bool

      var body: some View { Text(isOn() ? "on" : "off") }
    }
    struct Screen: View {
      let model: Switches

      var body: some View {
        ForEach(0..<2) { index in
          let isOn = model.areOn[index]
          Asking { isOn }
        }
      }
    }
    let model = Switches()
    let host = ViewHost(Screen(model: model))
    _ = try host.inspect()
    model.areOn[0] = true
    #expect(try host.inspect().texts == ["on", "off"])
  }

  @Test("A sheet that a geometry reader presents is on the screen, and its views are made once") func sheetOfAReader()
    throws
  {
    struct Screen: View {
      @State private var isShown = true

      var body: some View {
        GeometryReader { outer in
          Mark(isOn: outer.size.width > 10).sheet(isPresented: $isShown) {
            GeometryReader { _ in Mark(isOn: false).sheet(isPresented: .constant(true)) { Text("uppermost") } }
          }
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(try host.inspect().texts == ["on", "off", "uppermost"])
    #expect(try host.evaluations().map(\.viewType) == ["Screen", "Mark", "Mark"])
    let top = try host.inspect().sheet()
    #expect(top.texts == ["uppermost"])
  }

  @Test("A sheet of an item shows the current item") func itemOfASheet() throws {
    struct Item: Identifiable {
      var id = 1
      var isOn = false
    }
    struct Screen: View {
      @State private var item: Item?

      var body: some View {
        Button("Show") { item = Item() }.sheet(item: $item) { shown in
          VStack {
            Mark(isOn: shown.isOn)
            Button("Change") { item?.isOn.toggle() }
          }
        }
      }
    }
    let host = ViewHost(Screen())
    try host.inspect().find(button: "Show").tap()
    try host.inspect().find(button: "Change").tap()
    _ = try host.inspect().find(text: "on")
    host.assertBodyEvaluations("Screen: @self, @identity, _item changed.", of: Screen.self)
  }

  @Test("A control that is the whole screen is redrawn") func rootControls() throws {
    let model = ObservedValue(1.0)
    let binding = Binding(get: { model.value }, set: { model.value = $0 })
    let slider = ViewHost(Slider(value: binding, in: 0...10))
    let stepper = ViewHost(Stepper("Guests", value: binding, in: 0...10))
    let rows = ObservedValue([1, 2])
    let list = ViewHost(
      ForEach(Binding(get: { rows.value }, set: { rows.value = $0 }), id: \.self) { Text("\($0.wrappedValue)") })
    _ = (try slider.rendered(), try stepper.rendered(), try list.rendered())
    for _ in 0..<3 { try stepper.inspect().find(label: "Increment").tap() }
    #expect(model.value == 4)
    #expect(
      try slider.rendered().layoutText == ViewHost(Slider(value: .constant(4.0), in: 0...10)).rendered().layoutText)
    rows.value = [1, 5, 7]
    #expect(try list.inspect().texts == ["1", "5", "7"])
  }

  @Test("A host shows the state of another host's view") func stateOfAnotherHost() throws {
    struct Settings: View {
      @State private var isOn = false

      var body: some View { NavigationLink("More") { Toggle("Sound", isOn: $isOn) } }
    }
    let settings = ViewHost(Settings())
    let link = try settings.inspect().find(link: "More").activate()
    let (details, others) = (ViewHost(link), ViewHost(link))
    let off = try details.rendered().layoutText
    _ = try others.rendered()
    try details.inspect().find(Toggle<Text>.self).tap()
    #expect(try details.rendered().layoutText != off)
    #expect(try others.rendered().layoutText == details.rendered().layoutText)
  }

  @Test("Several states of one custom property are separate") func ownProperty() throws {
    struct Pair: DynamicProperty {
      @State var first = "a"
      @State var second = "b"
      @State var count = 1
    }
    struct Screen: View {
      var pair = Pair()

      var body: some View {
        VStack {
          Text("\(pair.first) \(pair.second) \(pair.count)")
          Button("Write") { pair.second = "c" }
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(try host.inspect().texts == ["a b 1", "Write"])
    try host.inspect().find(button: "Write").tap()
    #expect(try host.inspect().texts == ["a c 1", "Write"])
    #expect(try host.view.rendered(in: host.context).inspect().texts == ["a c 1", "Write"])
    host.assertBodyEvaluations(
      """
      Screen: @self, @identity, pair changed.
      Screen: pair changed.
      """)
  }

  @Test(
    "Bodies that do not read what a control changes are not evaluated again",
    arguments: [
      BindingKind.state, .child, .grandchild, .getAndSet, .environment, .containers, .modifier,
    ])
  func evaluations(kind: BindingKind) throws {
    func check<Value>(_ examples: [ControlExample<Value>]) throws {
      for example in examples where !example.name.hasPrefix("sheet") {
        let host = ViewHost(
          BoundScreen(example: example, kind: kind, reading: .nothing, initial: example.values[0]))
        let before = try host.evaluations().count
        try host.inspect().find(button: "Write").tap()
        #expect(try host.evaluations().count == before, "\(example.name)")
      }
    }
    try check(ControlExamples.switches)
    try check(ControlExamples.texts)
    try check(ControlExamples.numbers)
    try check(ControlExamples.days)
  }
}
