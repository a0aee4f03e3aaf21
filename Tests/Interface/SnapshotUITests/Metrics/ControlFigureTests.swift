import Foundation
import Testing
import SnapshotUI

/// The sizes and distances in calendars, wheels, search fields and buttons, as measured on pictures of simulators.
@Suite struct ControlFigureTests {
  // The 13th of March 2021, in a month of five weeks.
  private static let date = Date(timeIntervalSince1970: 1_615_636_800)

  private static func calendar(_ components: DatePickerComponents = .date) throws -> MeasuredScreen {
    let picker = DatePicker("A", selection: .constant(date), displayedComponents: components)
      .datePickerStyle(.graphical)
    return try MeasuredScreen(picker, in: RenderContext(width: 320, displayScale: 3))
  }

  /// The middles of the days of a whole week.
  private static func week() throws -> [CGFloat] {
    let screen = try calendar()
    return try (14...20).map { try screen.text("\($0)").midX }
  }

  private static func wheels() throws -> MeasuredScreen {
    let picker = DatePicker("A", selection: .constant(date), displayedComponents: .date).datePickerStyle(.wheel)
    return try MeasuredScreen(picker, in: RenderContext(width: 390, displayScale: 3))
  }

  /// The distance between the year `steps` after the selected one and the selected one.
  private static func wheelDistance(_ steps: Int) throws -> CGFloat {
    let screen = try wheels()
    return try screen.text("\(2021 + steps)").midY - screen.text("2021").midY
  }

  private static func search() throws -> (screen: MeasuredScreen, field: CGRect) {
    let view = NavigationStack {
      Color.red.navigationTitle("Title").searchable(text: .constant(""))
    }
    let screen = try MeasuredScreen(view, in: Device.iPhone13.context())
    return (screen, try screen.frame("RoundedRectangle"))
  }

  private static func button(_ size: ControlSize) throws -> CGSize {
    let button = Button("New action") {}.buttonStyle(.bordered).controlSize(size)
    return try MeasuredScreen(button, in: RenderContext(displayScale: 3)).frame("Button").size
  }

  private static let figures: [Figure] = [
    Figure("width of a selected day of a calendar", 44, nil) { _ in try calendar().frame("Circle").width },
    Figure("middle of the first day of a week after the calendar's edge", 32, nil) { _ in try week().min() ?? 0 },
    Figure("middle of the last day of a week before the calendar's edge", 32, nil) { _ in
      try 320 - (week().max() ?? 0)
    },
    Figure("distance between the weeks of a month of five weeks", 45.67, nil) { _ in
      let screen = try calendar()
      return try screen.text("15").midY - screen.text("8").midY
    },
    Figure("start of the title of a calendar", 16, nil) { _ in try calendar().text("March 2021").minX },
    Figure("middle of the title of a calendar below its top", 27.33, nil) { _ in
      try calendar().text("March 2021").midY
    },
    Figure("middle of the weekdays below that of the title", 32.75, nil) { _ in
      let screen = try calendar()
      return try screen.text("SUN").midY - screen.text("March 2021").midY
    },
    Figure("middle of the first of five weeks below that of the title", 65.33, nil) { _ in
      let screen = try calendar()
      return try screen.text("1").midY - screen.text("March 2021").midY
    },
    Figure("height of a calendar", 315, nil) { _ in try calendar().frame("DatePicker").height },
    Figure("middle of the time below that of the last week", 22.8 + 22.5, nil) { _ in
      let screen = try calendar([.date, .hourAndMinute])
      return try screen.text("Time").midY - screen.text("30").midY
    },
    Figure("start of the word Time below a calendar", 16, nil) { _ in
      try calendar([.date, .hourAndMinute]).text("Time").minX
    },
    Figure("distance between the bar of wheels and their edge", 8, nil) { _ in
      try wheels().frame("RoundedRectangle").minX
    },
    Figure("height of the bar of wheels", 34, nil) { _ in try wheels().frame("RoundedRectangle").height },
    Figure("next row of a wheel below the selected one", 31.2, nil) { _ in try wheelDistance(1) },
    Figure("second row of a wheel below the selected one", 58.2, nil) { _ in try wheelDistance(2) },
    Figure("third row of a wheel below the selected one", 77.1, nil) { _ in try wheelDistance(3) },
    Figure("fourth row of a wheel below the selected one", 86.6, nil) { _ in try wheelDistance(4) },
    Figure("height of a search field", 36, nil) { _ in try search().field.height },
    Figure("search field below the bar with a large title", 1, nil) { _ in
      try search().field.minY - (47 + 44 + 52)
    },
    Figure("content below a search field", 16, nil) { _ in
      let search = try search()
      return try search.screen.frame("Color").minY - search.field.maxY
    },
    Figure("start of the icon of a search field", 8, nil) { _ in
      let search = try search()
      return try search.screen.frame("Image").midX - 16.33 / 2 - search.field.minX
    },
    Figure("start of the text of a search field", 30.5, nil) { _ in
      let search = try search()
      return try search.screen.text("Search").minX - search.field.minX
    },
    Figure("height of a large bordered button", 50.33, nil) { _ in try button(.large).height },
    Figure("width of a large bordered button beyond a regular one", 16, nil) { _ in
      try button(.large).width - button(.regular).width
    },
    Figure("height of a field with a border and text of title 3", 34, 34) { _ in
      let field = TextField("A", text: .constant("")).textFieldStyle(.roundedBorder).font(.title3)
      return try MeasuredScreen(field, in: RenderContext(width: 200, displayScale: 3)).frame("TextField").height
    },
  ]

  @Test(arguments: figures) func figure(figure: Figure) throws { try figure.check() }

  @Test func aCalendarIsAsHighForEveryMonth() throws {
    // February 2026 has four weeks, May 2021 six.
    for day in [1_770_724_800, 1_621_684_800] {
      let date = Date(timeIntervalSince1970: TimeInterval(day))
      let picker = DatePicker("A", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.graphical)
      let screen = try MeasuredScreen(picker, in: RenderContext(width: 320, displayScale: 3))
      #expect(abs(try screen.frame("DatePicker").height - 315) < 0.01)
    }
  }

  @Test(arguments: [CGFloat(1), 120, 288, 1_000]) func calendarsOfEveryWidthHaveTheirHeight(width: CGFloat) throws {
    let picker = DatePicker("A", selection: .constant(Self.date), displayedComponents: .date)
      .datePickerStyle(.graphical)
    let screen = try MeasuredScreen(picker, in: RenderContext(width: width, displayScale: 3))
    #expect(abs(try screen.frame("DatePicker").height - 315) < 0.01)
  }
}
