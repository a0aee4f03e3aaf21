import Testing
import SnapshotUI

/// What stands for itself has a value or ends in an error: colours, styles, and views whose body is made of themselves.
@MainActor @Suite struct SelfReferenceTests {
  private let context = RenderContext(width: 60, height: 40)

  // MARK: Colours and paints

  private func ink(_ view: some View) throws -> RGBA? {
    try Renderer(threads: 1).render(view, in: context)[30, 20]
  }

  @Test func theAccentColourAsTintIsTheOuterAccentColour() throws {
    let blue = try ink(Color.accentColor)
    #expect(try ink(Color.accentColor.tint(.accentColor)) == blue)
    #expect(try ink(Color.accentColor.accentColor(.accentColor)) == blue)
    #expect(try ink(Color.accentColor.tint(.accentColor).tint(.accentColor)) == blue)
    let red = try ink(Color.red)
    #expect(try ink(Color.accentColor.tint(.accentColor).tint(.red)) == red)
    #expect(try ink(Color.accentColor.environment(\.tint, .accentColor).accentColor(.red)) == red)
  }

  @Test func derivedAccentColoursAsTintUseTheOuterAccentColour() throws {
    let half = try ink(Color.red.opacity(0.5))
    #expect(try ink(Color.accentColor.tint(.accentColor.opacity(0.5)).tint(.red)) == half)
    let schemes = Color(light: .accentColor, dark: .green)
    #expect(try ink(Color.accentColor.tint(schemes).tint(.red)) == (try ink(Color.red)))
    #expect(
      try ink(Color.accentColor.tint(schemes).tint(.red).colorScheme(.dark))
        == (try ink(Color.green.colorScheme(.dark))))
  }

  @Test func controlsWithTheAccentColourAsTintAreDrawn() throws {
    let view = VStack {
      Button("x") {}.tint(.accentColor)
      Toggle("x", isOn: .constant(true)).accentColor(.accentColor)
      Text("x").foregroundStyle(.tint).tint(.primary)
    }
    _ = try Renderer(threads: 1).render(view, in: context)
  }

  @Test func nestedColoursOfSchemesResolveForTheScheme() throws {
    let color = (0..<10_000).reduce(Color(light: .red, dark: .blue)) { inner, _ in Color(light: inner, dark: inner) }
    #expect(color == Color(light: .red, dark: .blue))
    #expect(try ink(color) == (try ink(Color.red)))
    #expect(try ink(color.colorScheme(.dark)) == (try ink(Color.blue.colorScheme(.dark))))
    #expect(color.hashValue == Color(light: .red, dark: .blue).hashValue)
    #expect(color.description.count < 100)
  }

  @Test func theForegroundStyleAsForegroundStyleIsTheOuterOne() throws {
    #expect(
      try ink(Rectangle().foregroundStyle(.foreground).foregroundStyle(Color.red)) == (try ink(Color.red)))
  }

  @Test func aStyleThatRefersToTheForegroundStyleIsTheLabelColour() throws {
    struct Indirect: ShapeStyle {
      func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
        ForegroundStyle().resolvePaint(in: environment, rect: rect)
      }
    }
    #expect(try ink(Rectangle().foregroundStyle(Indirect())) == .black)
  }

  // MARK: Styles and views

  private func reason(_ view: some View) -> ViewError.Reason? {
    do {
      _ = try view.rendered(in: context)
      return nil
    } catch { return (error as? ViewError)?.reason }
  }

  private func isTooDeep(_ view: some View) -> Bool {
    if case .tooDeep = reason(view) { true } else { false }
  }

  @Test func aBodyThatContainsItsOwnViewIsTooDeep() {
    struct Endless: View {
      var body: some View { AnyView(Endless()) }
    }
    #expect(isTooDeep(Endless()))
  }

  @Test func mutuallyRecursiveViewsAreTooDeep() {
    #expect(isTooDeep(One()))
  }

  @Test func aButtonStyleThatIsMadeOfButtonsIsTooDeep() {
    struct Recursive: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(action: {}) { configuration.label } }
    }
    #expect(isTooDeep(Button("x") {}.buttonStyle(Recursive())))
  }

  @Test func aPrimitiveButtonStyleThatAppliesItselfIsTooDeep() {
    struct Recursive: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(Recursive()) }
    }
    #expect(isTooDeep(Button("x") {}.buttonStyle(Recursive())))
  }

  @Test func aLabelStyleThatIsMadeOfLabelsIsTooDeep() {
    struct Recursive: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label {
          configuration.title
        } icon: {
          configuration.icon
        }
      }
    }
    #expect(isTooDeep(Label("x", systemImage: "star").labelStyle(Recursive())))
  }

  @Test func aModifierThatIsMadeOfItselfIsTooDeep() {
    struct Recursive: ViewModifier {
      func body(content: Content) -> some View { AnyView(content.modifier(Recursive())) }
    }
    #expect(isTooDeep(Text("x").modifier(Recursive())))
  }

  @Test func aGeometryReaderInItselfIsTooDeep() {
    struct Recursive: View {
      var body: some View { GeometryReader { _ in AnyView(Recursive()) } }
    }
    #expect(isTooDeep(Recursive()))
  }

  @Test func aBodyThatContainsItsOwnViewTwiceIsAnError() {
    struct Doubling: View {
      var body: some View {
        VStack {
          AnyView(Doubling())
          AnyView(Doubling())
        }
      }
    }
    #expect(reason(Doubling()) != nil)
  }

  @Test func sheetsAndBackgroundsOfThemselvesAreTooDeep() {
    struct Sheeted: View {
      var body: some View { Text("x").sheet(isPresented: .constant(true)) { AnyView(Sheeted()) } }
    }
    struct Backed: View {
      var body: some View { Text("x").background { AnyView(Backed()) } }
    }
    #expect(isTooDeep(Sheeted()))
    #expect(isTooDeep(Backed()))
  }

  @Test func preferencesThatChangeTheirSourceSettleOrAreReported() throws {
    struct Growing: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").preference(key: Told.self, value: count).onPreferenceChange(Told.self) { count = $0 + 1 }
      }
    }
    let host = ViewHost(Growing(), in: context)
    #expect(throws: ViewHostError.self) { try host.rendered() }
  }
}

private enum Told: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct One: View {
  var body: some View { VStack { AnyView(Other()) } }
}

private struct Other: View {
  var body: some View { HStack { AnyView(One()) } }
}
