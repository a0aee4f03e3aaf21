#if !canImport(Darwin)
  /// A formatter of durations, which Foundation lacks on Linux. Its texts are in the language of the view whose body or action
  /// runs.
  ///
  /// Weeks and shorter units are supported: months and years have no fixed length.
  public class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The names of units.
    public enum UnitsStyle: Int, Hashable, Sendable {
      /// Numbers with colons: `1:05:09`.
      case positional
      /// `1h 5m 9s`
      case abbreviated
      /// `1 hr, 5 min, 9 sec`
      case short
      /// `1 hour, 5 minutes, 9 seconds`
      case full
      /// The same as `full`: numbers are not spelled out.
      case spellOut
      /// The same as `abbreviated`.
      case brief
    }

    /// What is shown for units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
      /// The behavior as bits.
      public let rawValue: UInt

      /// Creates a behavior from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Drops leading zeros of positions, and all zeros of other styles.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
      /// Drops zeros before the first other unit.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
      /// Drops zeros between other units.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
      /// Drops zeros after the last other unit.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
      /// Drops all zeros.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// Shows all units, and positions with two digits.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The units that are shown.
    public var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
    /// The names of units.
    public var unitsStyle = UnitsStyle.positional
    /// What is shown for units that are zero.
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The largest number of units, or 0 for all.
    public var maximumUnitCount = 0
    /// Has no effect.
    public var allowsFractionalUnits = false
    /// Has no effect.
    public var collapsesLargestUnit = false
    /// Has no effect: durations are exact.
    public var includesApproximationPhrase = false
    /// Has no effect: a duration is not what remains of another one.
    public var includesTimeRemainingPhrase = false
    /// The calendar of the differences of dates.
    public var calendar: Calendar? = Calendar(identifier: .gregorian)

    /// Returns the text of a duration in seconds, rounded down; `nil` if it is not finite.
    public func string(from interval: TimeInterval) -> String? {
      guard interval.isFinite, interval.magnitude < 1e15 else { return nil }
      return text(ofSeconds: Int(interval.rounded(.towardZero)))
    }

    /// Returns the text of the time between two dates.
    public func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

    /// Returns the text of components; `nil` for months and years, which have no fixed length.
    public func string(from components: DateComponents) -> String? {
      guard (components.year ?? 0) == 0, (components.month ?? 0) == 0 else { return nil }
      var seconds = 0
      for unit in TimeUnit.all {
        let (product, overflows) = (components[keyPath: unit.component] ?? 0).multipliedReportingOverflow(
          by: unit.seconds)
        let (sum, isTooLarge) = seconds.addingReportingOverflow(product)
        if overflows || isTooLarge { return nil }
        seconds = sum
      }
      return string(from: TimeInterval(seconds))
    }

    /// Returns the text of components or of a number of seconds.
    public override func string(for obj: Any?) -> String? {
      switch obj {
      case let components as DateComponents: string(from: components)
      case let number as NSNumber: string(from: number.doubleValue)
      default: nil
      }
    }

    /// Returns the text of a duration in a style.
    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    // NB: not `text(of:)`, because Swift 6.2 calls the method of all formatters by this name, which calls this class again.
    private func text(ofSeconds seconds: Int) -> String {
      let units = TimeUnit.all.filter { allowedUnits.contains($0.unit) }
      guard let last = units.last else { return "" }
      var rest = Int(seconds.magnitude)
      var parts: [(unit: TimeUnit, value: Int)] = units.map { unit in
        defer { rest %= unit.seconds }
        return (unit, rest / unit.seconds)
      }
      if !zeroFormattingBehavior.contains(.pad) { parts = withoutZeros(parts, last) }
      if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
      let sign = seconds < 0 ? "-" : ""
      guard unitsStyle != .positional else { return sign + positions(parts) }
      let style = Duration.UnitsFormatStyle(
        allowedUnits: Set(parts.map(\.unit.format)), width: unitsStyle.width,
        zeroValueUnits: .show(length: 1)
      ).locale((EvaluationFrame.current?.environment.values ?? EnvironmentValues()).locale)
      return sign + Duration.seconds(parts.reduce(0) { $0 + $1.value * $1.unit.seconds }).formatted(style)
    }

    private func withoutZeros(
      _ parts: [(unit: TimeUnit, value: Int)], _ last: TimeUnit
    ) -> [(unit: TimeUnit, value: Int)] {
      let isDefault = zeroFormattingBehavior.contains(.default)
      let dropsLeading = isDefault || zeroFormattingBehavior.contains(.dropLeading)
      let dropsOthers = isDefault && unitsStyle != .positional
      let first = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
      let end = parts.lastIndex { $0.value != 0 } ?? parts.count - 1
      let kept = parts.enumerated().filter { index, part in
        guard part.value == 0 else { return true }
        if index < first { return !dropsLeading }
        if index > end { return !(dropsOthers || zeroFormattingBehavior.contains(.dropTrailing)) }
        return index == first || !(dropsOthers || zeroFormattingBehavior.contains(.dropMiddle))
      }.map(\.element)
      // Minutes stand before seconds also where they are zero: 0:09.
      let isShort = unitsStyle == .positional && kept.count == 1 && kept[0].unit.unit == .second
      guard isShort, let minute = parts.first(where: { $0.unit.unit == .minute }), isDefault else { return kept }
      return [minute] + kept
    }

    /// Numbers with colons, of which all but the first have two digits.
    private func positions(_ parts: [(unit: TimeUnit, value: Int)]) -> String {
      let pads = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        let digits = String(part.value)
        return digits.count == 1 && (index > 0 || pads) ? "0" + digits : digits
      }.joined(separator: ":")
    }
  }

  extension DateComponentsFormatter.UnitsStyle {
    fileprivate var width: Duration.UnitsFormatStyle.UnitWidth {
      switch self {
      case .positional, .abbreviated, .brief: .narrow
      case .short: .abbreviated
      case .full, .spellOut: .wide
      }
    }
  }

  /// A unit of a fixed length.
  private struct TimeUnit {
    let unit: NSCalendar.Unit
    let seconds: Int
    let format: Duration.UnitsFormatStyle.Unit
    let component: KeyPath<DateComponents, Int?>

    static var all: [TimeUnit] {
      [
        TimeUnit(unit: .weekOfMonth, seconds: 604_800, format: .weeks, component: \.weekOfMonth),
        TimeUnit(unit: .day, seconds: 86_400, format: .days, component: \.day),
        TimeUnit(unit: .hour, seconds: 3600, format: .hours, component: \.hour),
        TimeUnit(unit: .minute, seconds: 60, format: .minutes, component: \.minute),
        TimeUnit(unit: .second, seconds: 1, format: .seconds, component: \.second),
      ]
    }
  }
#endif
