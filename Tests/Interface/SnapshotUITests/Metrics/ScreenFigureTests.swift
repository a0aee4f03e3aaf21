import Testing
import SnapshotUI

/// The positions of bars, the sizes of controls and of devices, as measured on pictures of simulators.
@Suite struct ScreenFigureTests {
  /// The top of a bar of 44 points, whose row is centered.
  private static func barTop(on device: Device, _ design: SystemDesign) throws -> CGFloat {
    let view = NavigationStack { Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    return try MeasuredScreen(view, in: device.context(design: design)).frame("BarRow").midY - 22
  }

  private static func contentTop(
    on device: Device, _ design: SystemDesign, _ mode: NavigationBarItem.TitleDisplayMode = .automatic
  ) throws -> CGFloat {
    let view = NavigationStack {
      Probe(10, 10, named: "Content").frame(maxHeight: .infinity, alignment: .top).navigationTitle("Title")
        .navigationBarTitleDisplayMode(mode)
    }
    return try MeasuredScreen(view, in: device.context(design: design)).frame("Content").minY
  }

  private static func button(_ label: some View) throws -> CGSize {
    let view = Button(action: {}, label: { label }).buttonStyle(.bordered)
    return try MeasuredScreen(view, in: RenderContext(displayScale: 3)).frame("Button").size
  }

  private static let figures: [Figure] = [
    Figure("top of a navigation bar on a phone 393 points wide", 53.67, 59) {
      try barTop(on: .iPhone15Pro, $0)
    },
    Figure("top of a navigation bar on a phone 402 points wide", 56.33, 62) {
      try barTop(on: .iPhone16Pro, $0)
    },
    Figure("top of a navigation bar on a phone with a notch", 47, 47) { try barTop(on: .iPhone13, $0) },
    Figure("height of a navigation bar", 44, 54) { try contentTop(on: .iPhone13, $0, .inline) - 47 },
    Figure("height of a navigation bar with a large title", 96, 106) {
      try contentTop(on: .iPhone13, $0) - 47
    },
    Figure("height of a bordered button", 34.33, 34.33) { _ in try button(Text("Delete")).height },
    Figure("width of a bordered button", 73, 73) { _ in try button(Text("Delete")).width },
    Figure("height of a field with a border at the type size medium", 34, 34) { _ in
      let field = TextField("A", text: .constant("")).textFieldStyle(.roundedBorder)
      return try MeasuredScreen(field, in: RenderContext(width: 200, displayScale: 3, dynamicTypeSize: .medium))
        .frame("TextField").height
    },
    Figure("pitch of fields", 30, 30) { _ in
      let fields = VStack {
        TextField("A", text: .constant(""))
        TextField("B", text: .constant(""))
      }
      let screen = try MeasuredScreen(fields, in: RenderContext(width: 200, displayScale: 3))
      return try screen.frame("TextField", 1).minY - screen.frame("TextField", 0).minY
    },
    Figure("safe area of the 11-inch iPad Pro at the top", 24, 24) { _ in Device.iPadPro11.safeAreaInsets.top },
    Figure("safe area of the 11-inch iPad Pro at the bottom", 20, 20) { _ in Device.iPadPro11.safeAreaInsets.bottom },
    Figure("width of the iPhone 17", 402, 402) { _ in Device.iPhone17.context().width ?? 0 },
    Figure("width of the iPhone Air", 420, 420) { _ in Device.iPhoneAir.context().width ?? 0 },
  ]

  @Test(arguments: figures) func figure(figure: Figure) throws { try figure.check() }

  @Test func titlesOfBarsNeverShrink() throws {
    let view = NavigationStack {
      Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Edit") {} }
    }
    for typeSize in [DynamicTypeSize.xSmall, .large, .accessibility5] {
      let screen = try MeasuredScreen(view, in: Device.iPhone15.context(dynamicTypeSize: typeSize))
      #expect(abs(try screen.text("Title").height - 61 / 3) < 0.4)
      #expect(abs(try screen.text("Edit").height - 61 / 3) < 0.4)
    }
  }

  @Test func aBarBelowTheTopOfTheScreenStaysBelow() throws {
    let view = VStack(spacing: 0) {
      Color.blue.frame(height: 100)
      NavigationStack { Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    let row = try MeasuredScreen(view, in: Device.iPhone15.context()).frame("BarRow")
    #expect(abs(row.midY - (59 + 100 + 22)) <= 0.5, "\(row)")
  }

  @Test func theAccentColorDependsOnTheDesign() {
    func accent(_ design: SystemDesign) -> RGBA {
      Color.accentColor.rgba(in: EnvironmentValues(RenderContext(design: design)))
    }
    #expect(accent(.iOS18) == RGBA(0x007AFF))
    #expect(accent(.iOS26) == RGBA(0x0088FF))
  }

  @Test func designsAreAnAxisOfAMatrix() {
    let cells = Matrix.designs(.iOS18, .iOS26).cells
    #expect(cells.map(\.context.design) == [.iOS18, .iOS26])
    #expect(cells.map { $0["design"] } == ["iOS18", "iOS26"])
  }
}
