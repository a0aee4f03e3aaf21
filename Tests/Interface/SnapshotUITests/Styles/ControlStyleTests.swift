import Testing
import SnapshotUI

@MainActor @Suite struct ControlStyleTests {
  private struct Chip: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          configuration.label
          Image(systemName: configuration.isOn ? "checkmark" : "plus")
        }
      }
    }
  }

  private struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(3) }
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? -1) * 100)) of 100")
        configuration.currentValueLabel
      }
    }
  }

  private struct Number: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("\(Int(configuration.value * 100))")
        configuration.minimumValueLabel
      }
    }
  }

  private struct Field: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("Prefix")
        configuration
      }
    }
  }

  private struct Switches: View {
    @State private var isOn = false

    var body: some View { Toggle("Bold", isOn: $isOn).toggleStyle(Chip()) }
  }

  private func elements(_ view: some View) throws -> String {
    try view.rendered(in: RenderContext(width: 300, height: 200)).elementsText
  }

  @Test func aToggleStyleDrawsTheToggleAndItsTapSwitches() throws {
    let host = ViewHost(Switches(), in: RenderContext(width: 300, height: 100))
    #expect(try host.rendered().elementsText.contains("Image plus"))
    try host.inspect().find(label: "Bold").tap()
    #expect(try host.rendered().elementsText.contains("Image checkmark"))
  }

  @Test func aStyleMayDecorateTheOuterStyle() throws {
    let view = Toggle("Bold", isOn: .constant(true)).toggleStyle(Framed()).toggleStyle(Chip())
    let text = try elements(view)
    #expect(text.contains("padding"))
    #expect(text.contains("Image checkmark"))
  }

  @Test func aSwitchStyleHasAColor() throws {
    func picture(_ color: Color?) throws -> DisplayList {
      let toggle = Toggle("Bold", isOn: .constant(true))
      let context = RenderContext(width: 200, height: 40)
      guard let color else { return try toggle.displayList(in: context) }
      return try toggle.toggleStyle(SwitchToggleStyle(tint: color)).displayList(in: context)
    }
    #expect(try picture(.purple) != picture(nil))
    #expect(try picture(.purple).textForm.contains("#AF52DE"))
  }

  @Test func aProgressViewStyleGetsLabelsAndFraction() throws {
    let view = ProgressView(value: 0.3) {
      Text("Loading")
    } currentValueLabel: {
      Text("now")
    }
    .progressViewStyle(Percent())
    let text = try elements(view)
    for part in ["Loading", "30 of 100", "now"] { #expect(text.contains(part), "\(text)") }
  }

  @Test func aGaugeStyleGetsTheFractionOfTheBounds() throws {
    let view = Gauge(value: 30, in: 20...40) {
      Text("Speed")
    } currentValueLabel: {
      Text("30")
    } minimumValueLabel: {
      Text("min")
    } maximumValueLabel: {
      Text("max")
    }
    .gaugeStyle(Number())
    let text = try elements(view)
    for part in ["Speed", "\"50\"", "min"] { #expect(text.contains(part), "\(text)") }
  }

  @Test func aTextFieldStyleDecoratesTheFieldAndItCanBeTypedInto() throws {
    let text = try elements(TextField("Name", text: .constant("Mara")).textFieldStyle(Field()))
    #expect(text.contains("Prefix"))
    #expect(text.contains("Mara"))
  }
}
