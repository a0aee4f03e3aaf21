/// The days of a month in the environment's calendar, with a title and the names of the weekdays.
nonisolated struct CalendarMonth: View {
  let date: Date
  /// The days with a filled circle.
  let selected: [Date]
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    VStack(spacing: 10) {
      HStack(spacing: 4) {
        Text(verbatim: style.month(.wide).year().format(date)).font(.headline).lineLimit(1).minimumScaleFactor(0.6)
        Image(systemName: "chevron.forward").font(.system(size: 13, weight: .bold)).foregroundColor(.accentColor)
        Spacer()
        Image(systemName: "chevron.backward").foregroundColor(.accentColor).padding(.horizontal, 14)
        Image(systemName: "chevron.forward").foregroundColor(.accentColor)
      }
      .padding(.horizontal, 16)
      HStack(spacing: 0) {
        ForEach(weekdays.indices) { index in
          Text(verbatim: weekdays[index]).font(.system(size: 13, weight: .semibold)).foregroundColor(
            Color(.tertiaryLabel)
          )
          .frame(maxWidth: .infinity)
        }
      }
      ForEach(weeks.indices) { week in
        HStack(spacing: 0) {
          ForEach(0..<7) { column in day(weeks[week][column]).frame(maxWidth: .infinity) }
        }
      }
    }
    .padding(.vertical, 12).frame(minWidth: 240, maxWidth: .infinity)
    // The days have a fixed size, so the title above them grows only a little.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  @ViewBuilder private func day(_ day: Int?) -> some View {
    let isSelected = day.map(selectedDays.contains) ?? false
    Text(verbatim: day.map { "\($0)" } ?? " ").font(.system(size: 20, weight: isSelected ? .semibold : .regular))
      .foregroundColor(isSelected ? .accentColor : .primary).lineLimit(1).minimumScaleFactor(0.6)
      .frame(width: 36, height: 36)
      .background { if isSelected { Circle().fill(Color.accentColor.opacity(0.15)) } }
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

/// A wheel for each part of a date.
nonisolated struct DateWheels: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 0) {
      ForEach(columns.indices) { index in
        ZStack {
          ForEach(-3..<4) { distance in
            Text(verbatim: columns[index][distance + 3]).font(.system(size: 22)).lineLimit(1).fixedSize()
              .scaleEffect(x: 1, y: [1, 0.97, 0.88, 0.72][abs(distance)])
              .opacity([1, 0.5, 0.28, 0.12][abs(distance)])
              .offset(y: (distance < 0 ? -1 : 1) * [0, 33, 61, 83][abs(distance)])
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
    .frame(height: 216)
    .background {
      RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill)).frame(height: 34).padding(.horizontal, 9)
    }
    .clipped()
  }

  /// The texts of each wheel, from three steps before to three steps after the date.
  private var columns: [[String]] {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    func column(_ component: Calendar.Component, _ format: Date.FormatStyle) -> [String] {
      (-3...3).map { step in
        calendar.date(byAdding: component, value: step, to: date).map { format.format($0) } ?? ""
      }
    }
    var columns: [[String]] = []
    if components == [.hourAndMinute, .date] {
      columns.append(column(.day, style.weekday(.abbreviated).month(.abbreviated).day()))
    } else if components.contains(.date) {
      columns += [column(.month, style.month(.wide)), column(.day, style.day()), column(.year, style.year())]
    }
    if components.contains(.hourAndMinute) {
      columns += [column(.hour, style.hour()), column(.minute, style.minute(.twoDigits))]
    }
    return columns
  }
}

/// A calendar of a month in which several days are selected. It shows the month of the first selected day.
nonisolated public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let label: Label
  @Environment(\.calendar) private var calendar

  /// Creates a calendar with a label for VoiceOver.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  /// The calendar.
  public var body: some View {
    let dates = selection.wrappedValue.compactMap { calendar.date(from: $0) }.sorted()
    CalendarMonth(date: dates.first ?? Date(timeIntervalSinceReferenceDate: 0), selected: dates)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a calendar with a text label for VoiceOver.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a calendar with a text label for VoiceOver.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a calendar with a text label for VoiceOver. The bounds have no effect.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(titleKey, selection: selection)
  }

  /// Creates a calendar with a text label for VoiceOver. The bounds have no effect.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(title, selection: selection)
  }
}
