import Foundation

private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.Identifier.gregorian
}

extension EnvironmentValues {
  /// The locale of the render context or of an enclosing modifier. It never defaults to the process's locale.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier }
  }

  /// The calendar, in the environment's locale and time zone. Defaults to the Gregorian calendar. Setting a calendar
  /// also sets ``timeZone``.
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
