import Testing
import SnapshotUI

private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(5) }
}

@Suite struct ControlTests {
  @Test func theOldFormsOfASliderDrawTheNewOne() throws {
    let context = RenderContext(width: 200, height: 60)
    let value = Binding.constant(4.0)
    let new = Slider(value: value, in: 0...10, step: 2) {
      Text("Size")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    let old = Slider(value: value, in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("10")) {
      Text("Size")
    }
    let stepped = Slider(
      value: value, in: 0...10, step: 2, minimumValueLabel: Text("0"), maximumValueLabel: Text("10")
    ) { Text("Size") }
    let expected = try new.rendered(in: context)
    for slider in [old, stepped] {
      #expect(try slider.rendered(in: context).displayList == expected.displayList)
      #expect(try slider.rendered(in: context).accessibilityText == expected.accessibilityText)
    }
  }

  private func root(_ view: some View, _ context: RenderContext = RenderContext()) throws -> PlacedElement {
    try view.rendered(in: context).layout
  }

  @Test func aButtonHasItsActionAndTint() throws {
    var taps = 0
    let layout = try root(Button("Vote") { taps += 1 })
    layout.element.actions.tap?()
    #expect(taps == 1)
    #expect(layout.element.accessibility.traits == .isButton)
    let text = try #require(layout.leaves[0].element.drawing?.text)
    #expect(text.runs[0].color == Color.accentColor.rgba(in: EnvironmentValues()))
  }

  @Test func aDisabledButtonCannotBeTapped() throws {
    #expect(try root(Button("Vote") {}.disabled(true)).element.actions.tap == nil)
    let nested = try root(VStack { Button("Vote") {}.disabled(false) }.disabled(true))
    #expect(nested.children[0].element.actions.tap == nil)
  }

  @Test func aCustomStyleDrawsTheButton() throws {
    let plain = try root(Button("Vote") {}.buttonStyle(.plain)).exactFrame.size
    let pill = try root(Button("Vote") {}.buttonStyle(Pill())).exactFrame.size
    #expect(pill == CGSize(width: plain.width + 10, height: plain.height + 10))
  }

  @Test func aToggleWritesItsBinding() throws {
    var isOn = false
    let toggle = Toggle("Wi-Fi", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    let layout = try root(toggle, RenderContext(width: 200))
    #expect(layout.element.detail == "off")
    layout.element.actions.tap?()
    #expect(isOn)
    #expect(layout.exactFrame.width == 200)
    #expect(layout.leaves.last?.exactFrame.minX == 151)
    let switched = try root(toggle, RenderContext(width: 200))
    #expect(switched.leaves.last?.exactFrame.maxX == 198)
  }

  @Test func aTextFieldShowsItsTextOrItsPrompt() throws {
    func words(_ view: some View) throws -> [String?] {
      try root(view, RenderContext(width: 200)).leaves.map(\.element.detail)
    }
    #expect(try words(TextField("Name", text: .constant(""))) == ["\"Name\""])
    #expect(try words(TextField("Name", text: .constant("Ada"))) == ["\"Ada\""])
    #expect(try words(SecureField("Password", text: .constant("abc"))) == ["\"●●●\""])
  }

  @Test func aProgressBarIsFilledFromTheLeadingEdge() throws {
    let view = ProgressView(value: 0.25).frame(width: 80)
    #expect(try root(view).leaves.last?.exactFrame == CGRect(x: 0, y: 0, width: 20, height: 4))
    #expect(try root(view, RenderContext(layoutDirection: .rightToLeft)).leaves.last?.exactFrame.minX == 60)
  }

  @Test func accessibilityIsDataOfTheElement() throws {
    let accessibility = try root(
      Probe(10).accessibilityLabel("Score").accessibilityValue("42").accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("score")
    ).element.accessibility
    #expect(accessibility.label == "Score")
    #expect(accessibility.value == "42")
    #expect(accessibility.identifier == "score")
    #expect(accessibility.traits == .isHeader)
  }

  @Test func aPressedButtonIsPaler() throws {
    let button = Button("Tap") {}
    let context = RenderContext(width: 80, height: 40)
    func picture(_ view: some View) throws -> PixelBuffer { try Renderer().render(view, in: context) }
    #expect(try picture(button.highlighted()) != picture(button))
    #expect(try picture(button.highlighted(false)) == picture(button))
    // What is disabled cannot be pressed.
    #expect(try picture(button.disabled(true).highlighted()) == picture(button.disabled(true)))
    struct Inverted: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(configuration.isPressed ? Color.red : .blue)
      }
    }
    let styled = button.buttonStyle(Inverted())
    #expect(try picture(styled.highlighted()) == picture(Text("Tap").foregroundStyle(Color.red)))
  }

  @Test func symbolsAreAsLargeAsTheFont() throws {
    let heart = Image(systemName: "heart")
    let side = try root(heart).exactFrame.width
    #expect(side == 17 * Symbol.sidePerFontSize)
    #expect(try root(heart.font(.system(size: 34))).exactFrame.width == side * 2)
    #expect(try root(heart.resizable().frame(width: 90, height: 60)).leaves[0].exactFrame.width == 90)
  }

  @Test func anUnknownSymbolIsReported() throws {
    let diagnostics = try Image(systemName: "no such").rendered(in: RenderContext()).diagnostics
    #expect(diagnostics.map(\.rule) == [.symbolMissing])
  }

  @Test func aPictureIsAsLargeAsItsPixelsAndScale() throws {
    let pixels = PixelImage(PixelBuffer(width: 30, height: 20), scale: 2)
    #expect(try root(Image(pixels)).exactFrame.size == CGSize(width: 15, height: 10))
    let fitted = try root(Image(pixels).resizable().scaledToFit(), RenderContext(width: 60, height: 60))
    #expect(fitted.exactFrame.size == CGSize(width: 60, height: 40))
  }
}
