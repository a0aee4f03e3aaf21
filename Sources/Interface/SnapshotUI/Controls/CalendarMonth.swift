/// The days of a month in the environment's calendar, with a title and the names of the weekdays. The calendar has the
/// same height for months of four, five and six weeks.
struct CalendarMonth: NonisolatedView {
  let date: Date
  /// The days with a filled circle.
  let selected: [Date]
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  /// The height of all days, in points.
  private static let daysHeight: CGFloat = 228

  var body: some View {
    let weeks = weeks
    VStack(spacing: 0) {
      title.frame(height: 44).padding(.top, 16.0 / 3)
      CalendarRow {
        ForEach(weekdays.indices) { index in
          Text(verbatim: weekdays[index]).font(.system(size: 13, weight: .semibold)).lineLimit(1)
            .minimumScaleFactor(0.6).foregroundColor(Color(.tertiaryLabel))
        }
      }
      .frame(height: 62.0 / 3)
      ForEach(weeks.indices) { week in
        CalendarRow {
          ForEach(0..<7) { column in day(weeks[week][column]) }
        }
        .frame(height: Self.daysHeight / CGFloat(weeks.count))
      }
    }
    .padding(.bottom, 17).frame(minWidth: 240, maxWidth: .infinity)
    // The days have a fixed size, so the title above them grows only a little.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  private var title: some View {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    return HStack(spacing: 0) {
      Text(verbatim: style.month(.wide).year().format(date)).font(.headline).lineLimit(1).minimumScaleFactor(0.6)
      Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold)).padding(.leading, 7)
        .foregroundColor(.accentColor)
      Spacer(minLength: 0)
      Group {
        Image(systemName: "chevron.backward").frame(width: 45)
        Image(systemName: "chevron.forward").frame(width: 45)
      }
      .font(.system(size: 20)).foregroundColor(.accentColor)
    }
    .padding(.leading, 16)
  }

  @ViewBuilder private func day(_ day: Int?) -> some View {
    let isSelected = day.map(selectedDays.contains) ?? false
    Text(verbatim: day.map { "\($0)" } ?? " ")
      .font(isSelected ? .system(size: 22, weight: .semibold) : .system(size: 20))
      .foregroundColor(isSelected ? .accentColor : .primary).lineLimit(1).minimumScaleFactor(0.6)
      .background {
        if isSelected { Circle().fill(Color.accentColor.opacity(0.15)).frame(width: 44, height: 44) }
      }
  }

  /// The short names of the weekdays, from the calendar's first one.
  private var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
    guard names.count == 7 else { return [] }
    return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7] }
  }

  /// The days of the month in rows of seven; `nil` outside of the month.
  private var weeks: [[Int?]] {
    guard let month = calendar.dateInterval(of: .month, for: date),
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return [] }
    let blanks = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    var cells = [Int?](repeating: nil, count: blanks) + days.map { Optional($0) }
    while !cells.count.isMultiple(of: 7) { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  /// The selected days of this month.
  private var selectedDays: Set<Int> {
    Set(
      selected.filter { calendar.isDate($0, equalTo: date, toGranularity: .month) }
        .map { calendar.component(.day, from: $0) })
  }
}

/// Seven views at equal distances in a row, the first and the last 32 points from the edges.
nonisolated private struct CalendarRow<Content: View>: PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [try .container("CalendarRow", layout: CalendarRowLayout(), stackAxis: nil, content: content, in: context)]
  }
}

private struct CalendarRowLayout: ElementLayout {
  /// The distance between the edges and the middle of the first and the last view, in points.
  private static let inset: CGFloat = 32
  /// The width of a selected day, in points.
  private static let cell: CGFloat = 44

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let width = max(proposal.width ?? 320, 2 * Self.inset)
    let offered = ProposedViewSize(width: Self.cell, height: proposal.height)
    let sizes = node.children.map { $0.size(offered) }
    let height = proposal.height ?? sizes.map(\.height).max() ?? 0
    let distance = (width - 2 * Self.inset) / CGFloat(max(1, sizes.count - 1))
    return Arrangement(
      size: CGSize(width: width, height: height),
      placements: sizes.enumerated().map { index, size in
        let middle = Self.inset + CGFloat(index) * distance
        return Arrangement.Placement(
          origin: CGPoint(x: finite(middle - size.width / 2), y: finite((height - size.height) / 2)),
          proposal: offered)
      })
  }
}

/// A calendar of a month in which several days are selected. It shows the month of the first selected day.
public struct MultiDatePicker<Label: View>: NonisolatedView {
  let selection: Binding<Set<DateComponents>>
  let label: Label
  @Environment(\.calendar) private var calendar

  /// Creates a calendar with a label for VoiceOver.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  /// Creates a calendar with a label for VoiceOver. The bounds have no effect.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: some RangeExpression<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  /// The calendar.
  public var body: some View {
    let dates = selection.wrappedValue.compactMap { calendar.date(from: $0) }.sorted()
    CalendarMonth(date: dates.first ?? Date(timeIntervalSinceReferenceDate: 0), selected: dates)
  }
}
