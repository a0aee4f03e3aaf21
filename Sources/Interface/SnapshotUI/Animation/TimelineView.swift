/// A view that is updated by a schedule. A picture shows it at the last date of the schedule that isn't after the date of
/// the render context, which is never the clock.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content>: _BodilessContent {
  /// The date of an update.
  public struct Context: Hashable, Sendable {
    /// How often the view is updated.
    public enum Cadence: Int, Hashable, Sendable, Comparable {
      case live
      case seconds
      case minutes

      /// Compares how often the view is updated, most often first.
      public static func < (lhs: Cadence, rhs: Cadence) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// The date of the update.
    public let date: Date
    /// How often the view is updated.
    public let cadence: Cadence

    /// Does nothing.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
}

/// The context of a timeline view of any type.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: Drawable, View, PrimitiveView where Content: View {
  /// Creates a view that is updated by a schedule.
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  {
    self.schedule = schedule
    self.content = content
  }

  /// The view has no body: its content makes the elements.
  public typealias Body = Never

  /// Returns the elements of the content at the date of the render context.
  nonisolated package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let date = date(at: context.environment.renderDate)
    let view = context.evaluate { content(TimelineViewDefaultContext(date: date, cadence: .live)) }
    return try context.forViewsOfClosures.elements(of: view.inert("TimelineView"))
  }

  /// The largest number of scheduled dates that are read. A schedule can be endless.
  nonisolated private static var entryLimit: Int { 100_000 }

  /// Returns the last scheduled date that isn't after a date, or the first one.
  nonisolated private func date(at now: Date) -> Date {
    var last: Date?
    for entry in schedule.entries(from: now, mode: .normal).prefix(Self.entryLimit) {
      if entry > now {
        last = last ?? entry
        break
      }
      last = entry
    }
    guard let last, last.timeIntervalSinceReferenceDate.isFinite else { return now }
    return last
  }
}
