extension Text {
  /// How a text shows a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case time
      case date
      case relative
      case offset
      case timer
    }

    let kind: Kind

    /// The time, such as `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The date, such as `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The time between the date and the context's date, such as `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// The signed time between the date and the context's date in one unit, such as `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The time between the date and the context's date as on a clock, such as `2:23:05`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text for a date, in the environment's locale, calendar and time zone. Relative styles refer to the date of
  /// the render context, never to the clock.
  public init(_ date: Date, style: DateStyle) {
    self.init(deferred: FormattedText { Text(verbatim: DateText(environment: $0).text(of: date, style)) })
  }

  /// Creates a text for the time between two dates, such as `9:00 – 10:00 AM`.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      deferred: FormattedText {
        Text(verbatim: DateText(environment: $0).text(of: dates.lowerBound..<dates.upperBound))
      })
  }

  /// Creates a text for the time between two dates, such as `9:00 – 10:00 AM`.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text that counts the time of an interval as on a clock. It shows the date of the render context.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: The date at which counting stops; `nil` for the end of the interval.
  ///   - countsDown: Whether the text shows the remaining time; otherwise, the elapsed time.
  ///   - showsHours: Whether hours are separate from minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      deferred: FormattedText { environment in
        let now = min(environment.renderDate, pauseTime ?? .distantFuture)
        let current = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
          countsDown
          ? timerInterval.upperBound.timeIntervalSince(current).rounded(.up)
          : current.timeIntervalSince(timerInterval.lowerBound).rounded(.down)
        return Text(verbatim: DateText(environment: environment).clock(seconds, showsHours: showsHours))
      })
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date, with the placeholder `%@`.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style)) }

  /// Adds the time between two dates, with the placeholder `%@`.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

  /// Adds the time between two dates, with the placeholder `%@`.
  public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

  /// Adds the time of an interval as on a clock, with the placeholder `%@`.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    append(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

/// Dates as texts show them in an environment.
struct DateText {
  let environment: EnvironmentValues

  /// Dates whose distance can be counted in seconds.
  private static let mostSeconds = 1e11

  func text(of date: Date, _ style: Text.DateStyle) -> String {
    guard date.timeIntervalSinceReferenceDate.magnitude < Self.mostSeconds else { return textForm(of: date) }
    let seconds = date.timeIntervalSince(environment.renderDate)
    let length = seconds.magnitude.rounded(.down)
    switch style.kind {
    case .time: return self.style.hour().minute().format(date)
    case .date: return self.style.year().month(.wide).day().format(date)
    case .relative: return units(length, width: .abbreviated, count: 2)
    case .offset: return (seconds < 0 ? "-" : "+") + units(length, width: .wide, count: 1)
    case .timer: return clock(length, showsHours: true)
    }
  }

  func text(of range: Range<Date>) -> String {
    let bounds = [range.lowerBound, range.upperBound]
    guard bounds.allSatisfy({ $0.timeIntervalSinceReferenceDate.magnitude < Self.mostSeconds }) else {
      return bounds.map { textForm(of: $0) }.joined(separator: " – ")
    }
    return Date.IntervalFormatStyle(
      date: .abbreviated, time: .shortened, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(range)
  }

  /// Returns seconds as on a clock.
  func clock(_ seconds: Double, showsHours: Bool) -> String {
    let duration = Duration.seconds(Self.whole(seconds))
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern, locale: environment.locale).format(duration)
  }

  private static func whole(_ seconds: Double) -> Int64 {
    Int64(exactly: min(max(0, seconds), mostSeconds).rounded(.down)) ?? 0
  }

  private func units(_ seconds: Double, width: Duration.UnitsFormatStyle.UnitWidth, count: Int) -> String {
    Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .down)
    ).locale(environment.locale).format(.seconds(Self.whole(seconds)))
  }

  private var style: Date.FormatStyle {
    let calendar = environment.calendar
    return Date.FormatStyle(locale: environment.locale, calendar: calendar, timeZone: calendar.timeZone)
  }
}

extension EnvironmentValues {
  /// Returns a format with the environment's locale. Formats of dates with the process's calendar or time zone use the
  /// environment's, and relative ones refer to the date of the render context.
  func text<Format: FormatStyle>(of input: Format.FormatInput, in format: Format) -> Format.FormatOutput {
    let localized = format.locale(locale)
    switch localized {
    case let style as any EnvironmentDateFormat: return (style.resolved(in: self) as? Format ?? localized).format(input)
    case let style as Date.RelativeFormatStyle:
      guard let date = input as? Date else { return localized.format(input) }
      return text(of: date, in: style) as? Format.FormatOutput ?? localized.format(input)
    default: return localized.format(input)
    }
  }

  /// Describes a date relative to the date of the render context.
  private func text(of date: Date, in style: Date.RelativeFormatStyle) -> String {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      // The style describes its anchor relative to the date that it formats.
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: style.presentation, unitsStyle: style.unitsStyle, locale: locale,
        calendar: calendar, capitalizationContext: style.capitalizationContext
      ).format(renderDate)
    }
    #if canImport(Darwin)
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = locale
      formatter.calendar = calendar
      formatter.dateTimeStyle = style.presentation == .named ? .named : .numeric
      formatter.unitsStyle =
        switch style.unitsStyle {
        case .spellOut: .spellOut
        case .abbreviated: .short
        case .narrow: .abbreviated
        default: .full
        }
      formatter.formattingContext = Formatter.Context(style.capitalizationContext)
      return formatter.localizedString(for: date, relativeTo: renderDate)
    #else
      return style.format(date)
    #endif
  }
}

#if canImport(Darwin)
  extension Formatter.Context {
    fileprivate init(_ context: FormatStyleCapitalizationContext) {
      self =
        switch context {
        case .beginningOfSentence: .beginningOfSentence
        case .listItem: .listItem
        case .middleOfSentence: .middleOfSentence
        case .standalone: .standalone
        default: .unknown
        }
    }
  }
#endif
