/// A control that shows a date, a time, or both in the compact style.
///
/// Dates are formatted in the calendar, locale and time zone of the environment, so that a picture doesn't depend on
/// the process.
nonisolated public struct DatePicker<Label: View>: PrimitiveView {
  let selection: Binding<Date>
  let components: DatePickerComponents
  let label: Label
  /// The first and the last date that can be chosen.
  private var bounds: (first: Date, last: Date) = (.distantPast, .distantFuture)

  /// Creates a date picker with a custom label.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }

  /// Creates a date picker with a custom label. The range limits the dates that a test can choose. The control shows the
  /// selection even outside it.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    bounds = (range.lowerBound, range.upperBound)
  }

  /// Creates a date picker with a custom label. The range limits the dates that a test can choose.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    bounds = (range.lowerBound, .distantFuture)
  }

  /// Creates a date picker with a custom label. The range limits the dates that a test can choose.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    bounds = (.distantPast, range.upperBound)
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let label = try ControlLabel(label, in: context)
    let fields = fields(in: context.environment)
    let content = look(fields, context.environment.showsLabels ? label : nil, in: context.environment)
    var element = try ViewElement.container(
      "DatePicker", layout: LayeredLayout(alignment: .center), stackAxis: nil,
      content: content.modified(DimmedWhenDisabled()), in: context)
    element.speak(label.words, value: fields.joined(separator: ", "), traits: .isButton)
    element.traits.listRow.controlInset = context.environment.designMetrics.list.padding(around: Self.fieldHeight)
    let select = context.performing { selection.wrappedValue = $0 }
    let calendar = context.environment.calendar
    element.actions.setDate = { date in
      guard canSelect(date, in: calendar) else { throw DateOutsideOfRange(date: date) }
      select(date)
    }
    return [element]
  }

  /// Whether a date is in the range. A picker without a time compares days.
  private func canSelect(_ date: Date, in calendar: Calendar) -> Bool {
    let isWithoutTime = !components.contains(.hourAndMinute)
    func compared(_ date: Date) -> Date { isWithoutTime ? calendar.startOfDay(for: date) : date }
    // Days beyond the distant past and future do not exist in every calendar.
    let isLate = bounds.first == .distantPast || compared(date) >= compared(bounds.first)
    return isLate && (bounds.last == .distantFuture || compared(date) <= compared(bounds.last))
  }

  @ViewBuilder private func look(
    _ fields: [String], _ label: ControlLabel?, in environment: EnvironmentValues
  ) -> some View {
    switch environment.datePickerLook {
    case .compact:
      LabelBeforeControl(label: label) {
        HStack(spacing: 8) {
          ForEach(fields.indices) { index in
            field(fields[index], isTime: index > 0 || !components.contains(.date))
          }
        }
      }
    case .graphical:
      VStack(spacing: 0) {
        if components.contains(.date) {
          CalendarMonth(date: selection.wrappedValue, selected: [selection.wrappedValue])
        }
        if components.contains(.hourAndMinute), let time = fields.last {
          HStack {
            Text(verbatim: "Time").font(.headline)
            Spacer()
            field(time, isTime: true)
          }
          // The middle of the row is 22.5 points below the days, which have a distance of 17 points below them.
          .padding(EdgeInsets(top: components.contains(.date) ? -12 : 0, leading: 16, bottom: 17, trailing: 16))
        }
      }
    case .wheel: DateWheels(date: selection.wrappedValue, components: components)
    }
  }

  /// The height of a date or a time in the compact style, at the type size `large`.
  private static var fieldHeight: CGFloat { 103 / 3 }

  /// A date or a time on a gray background. That of a time is higher.
  private func field(_ text: String, isTime: Bool) -> some View {
    Text(verbatim: text).padding(.horizontal, 12).padding(.vertical, isTime ? 47 / 6 : 7)
      .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
  }

  /// The formatted date and time, according to the displayed components.
  private func fields(in environment: EnvironmentValues) -> [String] {
    let calendar = environment.calendar
    let style = Date.FormatStyle(locale: environment.locale, calendar: calendar, timeZone: calendar.timeZone)
    var styles: [Date.FormatStyle] = []
    if components.contains(.date) { styles.append(style.year().month(.abbreviated).day()) }
    if components.contains(.hourAndMinute) { styles.append(style.hour().minute()) }
    return styles.map { $0.format(selection.wrappedValue) }
  }
}

/// A date that a date picker does not offer.
struct DateOutsideOfRange: Error {
  let date: Date
}

/// A label at the leading edge and its control at the trailing edge; stacked vertically at accessibility type sizes.
struct LabelBeforeControl<Label: View, Control: View>: NonisolatedView {
  let label: Label?
  let control: Control
  @Environment(\.dynamicTypeSize) private var typeSize

  init(label: Label?, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if let label, !(label is EmptyView), (label as? ControlLabel)?.isEmpty != true {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 8) {
          label
          control
        }
      } else {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          control
        }
      }
    } else {
      control
    }
  }
}

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt

  /// Creates an option set from bits: 1 for `hourAndMinute`, 2 for `date`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
