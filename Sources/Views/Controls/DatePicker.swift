/// A label and a day or a time on a pale ground.
///
/// Dates are written in the environment's calendar and locale, so that no process's own decides about a picture.
public struct DatePicker<Label: View>: View {
  let selection: Binding<Date>
  let components: DatePickerComponents
  let label: Label
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.showsLabels) private var showsLabels

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

  public var body: some View {
    LabelBeforeControl(label: showsLabels ? label : nil) {
      HStack(spacing: 8) {
        if components.contains(.date) { field(style.year().month(.abbreviated).day()) }
        if components.contains(.hourAndMinute) { field(style.hour().minute()) }
      }
    }
    .modified(FadedWhereDisabled()).changingTraits { $0.listRow.controlInset = 5 }
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  private func field(_ style: Date.FormatStyle) -> some View {
    Text(style.format(selection.wrappedValue)).padding(.horizontal, 11).padding(.vertical, 6)
      .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
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
    if let label, !(label is EmptyView) {
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
