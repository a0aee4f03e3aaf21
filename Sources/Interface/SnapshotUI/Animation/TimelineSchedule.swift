/// The dates at which a timeline view is updated.
public protocol TimelineSchedule {
  /// A sequence of dates in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often a timeline view is updated.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates from a date on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a timeline view is updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

/// Dates at equal distances, without end.
public struct EquidistantDates: Sequence, IteratorProtocol, Sendable {
  private var date: Date
  private let interval: TimeInterval

  init(from date: Date, by interval: TimeInterval) {
    self.date = date
    self.interval = interval
  }

  /// Returns the next date.
  public mutating func next() -> Date? {
    defer { date += interval }
    return date
  }
}

/// A schedule of one update per minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the starts of minutes, beginning with the current one.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> EquidistantDates {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// A schedule of updates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule that starts at a date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the dates, beginning with the last one that isn't after the start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> EquidistantDates {
    let passed = startDate.timeIntervalSince(start)
    guard interval > 0, interval.isFinite, passed > 0, passed.isFinite else {
      return EquidistantDates(from: start, by: interval > 0 ? interval : 1)
    }
    return EquidistantDates(from: start + (passed / interval).rounded(.down) * interval, by: interval)
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule of an update per frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval

  /// Creates a schedule with a shortest distance between updates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) { interval = minimumInterval ?? 1 / 60 }

  /// Returns the dates, beginning with the start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> EquidistantDates {
    EquidistantDates(from: startDate, by: interval > 0 && interval.isFinite ? interval : 1 / 60)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of updates at equal distances.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Returns a schedule of an update per frame.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
