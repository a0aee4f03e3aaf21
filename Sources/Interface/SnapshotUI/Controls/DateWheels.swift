/// The rows of a wheel, as they lie on a cylinder. Lengths are in points.
enum WheelRow {
  static let height: CGFloat = 216
  static let barHeight: CGFloat = 34
  static let barInset: CGFloat = 8
  /// The fonts of the selected text, and of the others.
  static let selectedFont = Font.system(size: 23.5)
  static let font = Font.system(size: 21)
  /// The size of the selected text, compared to that of the others.
  static let magnification: CGFloat = 23.5 / 21
  /// The distance of a row from the middle, by the number of steps to it.
  static let offsets: [CGFloat] = [0, 31.2, 58.2, 77.1, 86.6]
  /// The height of a row's text, compared to its size.
  static let scales: [CGFloat] = [1, 0.93, 0.72, 0.45, 0.1]
  static let opacities = [1, 0.45, 0.4, 0.25, 0.15]

  /// The numbers of steps from the middle to the visible rows.
  static let steps = -4...4

  static func offset(_ step: Int) -> CGFloat { step < 0 ? -offsets[-step] : offsets[step] }
}

/// The bar behind the selected row of a wheel.
nonisolated struct WheelBar: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill)).frame(height: WheelRow.barHeight)
      .padding(.horizontal, WheelRow.barInset)
  }
}

/// A wheel for each part of a date.
struct DateWheels: NonisolatedView {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    let columns = columns
    HStack(spacing: 0) {
      ForEach(columns.indices) { index in
        ZStack {
          ForEach(columns[index].indices) { row in
            text(columns[index][row], step: row + WheelRow.steps.lowerBound)
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
    .frame(height: WheelRow.height).background { WheelBar() }.clipped()
  }

  private func text(_ words: String, step: Int) -> some View {
    Text(verbatim: words).font(step == 0 ? WheelRow.selectedFont : WheelRow.font).lineLimit(1).fixedSize()
      .scaleEffect(x: 1, y: WheelRow.scales[abs(step)]).opacity(WheelRow.opacities[abs(step)])
      .offset(y: WheelRow.offset(step))
  }

  /// The texts of each wheel, from four steps before to four steps after the date.
  private var columns: [[String]] {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    func column(_ component: Calendar.Component, _ format: Date.FormatStyle) -> [String] {
      WheelRow.steps.map { step in
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
