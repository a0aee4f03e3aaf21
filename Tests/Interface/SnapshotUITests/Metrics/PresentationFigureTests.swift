import Raster
import Testing
import SnapshotUI

/// The sizes of alerts, dialogs, menus and sheets, as measured on pictures of simulators.
@MainActor @Suite struct PresentationFigureTests {
  private nonisolated static func alert(_ design: SystemDesign, _ typeSize: DynamicTypeSize = .large) throws
    -> MeasuredScreen
  {
    let view = Color.white.alert("Failed", isPresented: .constant(true)) {
      Button("OK") {}
    } message: {
      Text("There was an issue sending out your password reset link. Please try again!")
    }
    return try MeasuredScreen(view, in: Device.iPhone15Pro.context(dynamicTypeSize: typeSize, design: design))
  }

  private nonisolated static func dialog(_ design: SystemDesign) throws -> MeasuredScreen {
    let view = Color.white.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
      Button("One") {}
      Button("Two") {}
    }
    return try MeasuredScreen(view, in: Device.iPhone15Pro.context(design: design))
  }

  private nonisolated static func sheet(_ design: SystemDesign) throws -> MeasuredScreen {
    let view = Color.white.sheet(isPresented: .constant(true)) {
      NavigationStack { Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    return try MeasuredScreen(view, in: Device.iPhone15Pro.context(design: design))
  }

  private nonisolated static func partialSheet(_ design: SystemDesign) throws -> CGRect {
    let view = Color.white.sheet(isPresented: .constant(true)) {
      Color.red.ignoresSafeArea().presentationDetents([.medium])
    }
    return try #require(
      MeasuredScreen(view, in: Device.iPhone16Pro.context(design: design)).frames("Color").last)
  }

  /// The box of the screen below a sheet, in the points above the sheet.
  private nonisolated static func screenBelow(_ design: SystemDesign) throws -> CGRect {
    let view = Color.white.ignoresSafeArea().sheet(isPresented: .constant(true)) { Text("A") }
    let buffer = try Renderer(threads: 1).render(
      view.displayList(in: Device.iPhone15Pro.context(design: design)), scale: 3)
    let white = { (x: Int, y: Int) in buffer.pixels[y * buffer.width + x] & 255 > 100 }
    let rows = (0..<68 * 3).filter { white(buffer.width / 2, $0) }
    let columns = (0..<buffer.width).filter { white($0, 68 * 3 - 1) }
    let (left, right) = (CGFloat(columns[0]) / 3, CGFloat(columns[columns.count - 1] + 1) / 3)
    return CGRect(x: left, y: CGFloat(rows[0]) / 3, width: right - left, height: 0)
  }

  private nonisolated static func tabs(_ design: SystemDesign) throws -> MeasuredScreen {
    let view = TabView {
      Text("A").tabItem { Label("First", systemImage: "house") }.badge(3)
      Text("B").tabItem { Label("Second", systemImage: "gear") }
    }
    return try MeasuredScreen(view, in: Device.iPhone15Pro.context(design: design))
  }

  private nonisolated static func badge(_ design: SystemDesign) throws -> CGRect {
    let screen = try tabs(design)
    let digit = try screen.text("3")
    let middle = CGPoint(x: digit.midX, y: digit.midY)
    return try #require(screen.frames("Capsule").first { $0.contains(middle) && $0.height < 30 })
  }

  private nonisolated static let figures: [Figure] = [
    Figure("width of an alert", 270, nil) { try alert($0).frame("Buttons").width },
    Figure("width of an alert at accessibility type sizes", 310, nil) {
      try alert($0, .accessibility1).frame("Buttons").width
    },
    Figure("height of a button of an alert", 44, nil) { try alert($0).frame("Buttons").height },
    Figure("title of an alert below its top", 20, nil) {
      let screen = try alert($0)
      let card = try #require(screen.frames("RoundedRectangle").first { $0.width == 270 })
      return try screen.text("Failed").minY - card.minY
    },
    Figure("height of an alert with a line of title and two lines of message", 140.33, nil) {
      try #require(try alert($0).frames("RoundedRectangle").first { $0.width == 270 }).height
    },
    Figure("height of two buttons of a confirmation dialog", 114.67, nil) { try dialog($0).frame("Buttons").height },
    Figure("distance between a confirmation dialog and the screen's edge", 8, nil) {
      try dialog($0).frame("Buttons").minX
    },
    // The content starts below the bar of the sheet.
    Figure("top of a sheet below the safe area, and the height of its bar", 10 + 56, 74) {
      try #require(try sheet($0).frames("Color").last).minY - Device.iPhone15Pro.safeAreaInsets.top
    },
    Figure("middle of the title of a sheet below the safe area", 10 + 28, 42) {
      try sheet($0).text("Title").midY - Device.iPhone15Pro.safeAreaInsets.top
    },
    Figure("distance between a sheet at a part of the height and the screen's side", 0, 3.33) {
      try partialSheet($0).minX
    },
    Figure("distance between a sheet at a part of the height and the screen's other side", 0, 3.33) {
      try 402 - partialSheet($0).maxX
    },
    Figure("distance between a sheet at a part of the height and the screen's bottom", 0, 3.33) {
      try 874 - partialSheet($0).maxY
    },
    Figure("top of the screen below a sheet", 59, 0) { try screenBelow($0).minY },
    Figure("distance between the screen below a sheet and the screen's side", 16.3, 0) { try screenBelow($0).minX },
    Figure("width of the screen below a sheet on a phone 393 points wide", 360.4, 393) { try screenBelow($0).width },
    Figure("height of the badge of a tab", 18, nil) { try badge($0).height },
    Figure("width of the badge of a tab with a digit", 18, nil) { try badge($0).width },
    Figure("start of the badge of a tab after the middle of its item", 10.67, nil) {
      try badge($0).minX - tabs($0).text("First").midX
    },
    Figure("top of the badge of a tab below the top of the bar", 3, nil) {
      try badge($0).minY - tabs($0).frame("TabItem").minY
    },
  ]

  @Test(arguments: figures) func figure(figure: Figure) throws { try figure.check() }

  @Test(arguments: [
    (Device.iPhone15Pro, DynamicTypeSize.large, CGFloat(250)), (.iPadPro11, .large, 262),
    (.iPhone15Pro, .accessibility1, 370), (.iPadPro11, .accessibility1, 343),
  ])
  func menusAreAsWideAsOnADevice(device: Device, typeSize: DynamicTypeSize, width: CGFloat) throws {
    let context = device.context(dynamicTypeSize: typeSize)
    let menu = Menu("Options") {
      Button("Copy") {}
      Button("Move") {}
    }
    let host = ViewHost(menu, in: context)
    try host.inspect().find(menu: "Options").open()
    let screen = try MeasuredScreen(host.view, in: context)
    let rows = [try screen.text("Copy"), try screen.text("Move")]
    #expect(try #require(screen.frames("RoundedRectangle").first { abs($0.width - width) < 0.01 }).width == width)
    if typeSize == .large { #expect(abs(rows[1].minY - rows[0].minY - 44) < 0.5) }
  }

  private static func openMenu(_ design: SystemDesign) throws -> MeasuredScreen {
    let context = Device.iPhone16Pro.context(design: design)
    let menu = Menu("Options") {
      Button("Copy", systemImage: "star") {}
      Button("Move", systemImage: "star") {}
      Button("Rename") {}
      Divider()
      Button("Delete", systemImage: "star") {}
    }
    let host = ViewHost(menu, in: context)
    try host.inspect().find(menu: "Options").open()
    return try MeasuredScreen(host.view, in: context)
  }

  @Test func menusOfIOS26HaveIconsBeforeTheTitles() throws {
    let screen = try Self.openMenu(.iOS26)
    let card = try #require(screen.frames("RoundedRectangle").first { $0.width == 250 })
    let titles = try ["Copy", "Move", "Rename", "Delete"].map { try screen.text($0) }
    let figures: [(String, CGFloat, CGFloat)] = [
      ("start of titles", 60, titles[0].minX - card.minX),
      ("start of titles without icon", 60, titles[2].minX - card.minX),
      ("middle of icons", 36, try screen.frame("Image").midX - card.minX),
      ("height of a row", 42, titles[1].midY - titles[0].midY),
      ("height of a row and distance of groups", 42 + 20.67, titles[3].midY - titles[2].midY),
      ("middle of the last title above the bottom", 30.8, card.maxY - titles[3].midY),
    ]
    for (quantity, expected, measured) in figures {
      #expect(abs(measured - expected) <= 0.5, "\(quantity): \(measured) instead of \(expected)")
    }
  }

  @Test func menusOfIOS18HaveIconsAfterTheTitles() throws {
    let screen = try Self.openMenu(.iOS18)
    let card = try #require(screen.frames("RoundedRectangle").first { $0.width == 250 })
    #expect(abs(try screen.text("Copy").minX - card.minX - 16) <= 0.5)
    #expect(abs(try card.maxX - screen.frame("Image").midX - 28) <= 0.5)
  }
}
