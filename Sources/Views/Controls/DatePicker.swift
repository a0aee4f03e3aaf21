/// A label and a day or a time on a pale ground.
///
/// Dates are written in the environment's calendar and locale, so that no process's own decides about a picture.
public struct DatePicker<Label: View>: PrimitiveView {
  let selection: Binding<Date>
  let components: DatePickerComponents
  let label: Label

  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let label = try ControlLabel(label, in: context)
    let fields = fields(in: context.environment)
    let look = LabelBeforeControl(label: context.environment.showsLabels ? label : nil) {
      HStack(spacing: 8) {
        ForEach(fields.indices) { index in
          Text(fields[index]).padding(.horizontal, 11).padding(.vertical, 6)
            .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
        }
      }
    }
    var element = try ViewElement.container(
      "DatePicker", layout: LayeredLayout(alignment: .center), stackAxis: nil,
      content: look.modified(FadedWhereDisabled()), in: context)
    element.speak(label.words, value: fields.joined(separator: ", "), traits: .isButton)
    element.traits.listRow.controlInset = 5
    return [element]
  }

  /// The day and the time, as far as they can be picked.
  private func fields(in environment: EnvironmentValues) -> [String] {
    let calendar = environment.calendar
    let style = Date.FormatStyle(locale: environment.locale, calendar: calendar, timeZone: calendar.timeZone)
    var styles: [Date.FormatStyle] = []
    if components.contains(.date) { styles.append(style.year().month(.abbreviated).day()) }
    if components.contains(.hourAndMinute) { styles.append(style.hour().minute()) }
    return styles.map { $0.format(selection.wrappedValue) }
  }
}

/// A label at one end of a line and its control at the other; below each other where the type is very large.
struct LabelBeforeControl<Label: View, Control: View>: View {
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

extension DatePicker where Label == Text {
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(title, selection: selection, displayedComponents: displayedComponents)
  }
}

/// What of a date can be picked.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { TimeZone(secondsFromGMT: 0) ?? .gmt }
}

private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.Identifier.gregorian
}

extension EnvironmentValues {
  /// The locale of the context, or of a modifier further up; never the process's own.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier }
  }

  /// Greenwich's unless set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The Gregorian calendar unless set, in the environment's locale and time zone.
  public var calendar: Calendar {
    get {
      var calendar = Calendar(identifier: self[CalendarKey.self])
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set {
      self[CalendarKey.self] = newValue.identifier
      timeZone = newValue.timeZone
    }
  }
}
