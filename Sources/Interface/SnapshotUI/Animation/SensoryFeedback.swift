/// A haptic or audible feedback. A picture doesn't show it.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  /// The weight of an impact.
  public struct Weight: Hashable, Sendable {
    private let step: Int
    /// A light object.
    public static let light = Weight(step: 0)
    /// An object of medium weight.
    public static let medium = Weight(step: 1)
    /// A heavy object.
    public static let heavy = Weight(step: 2)
  }

  /// The hardness of an impact.
  public struct Flexibility: Hashable, Sendable {
    private let step: Int
    /// A rigid object.
    public static let rigid = Flexibility(step: 0)
    /// A solid object.
    public static let solid = Flexibility(step: 1)
    /// A soft object.
    public static let soft = Flexibility(step: 2)
  }

  /// A task was completed.
  public static let success = SensoryFeedback(name: "success")
  /// A task has a problem.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value increases.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreases.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity starts.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stops.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged object is aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level changes.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path is complete.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Two objects collide.
  public static let impact = SensoryFeedback(name: "impact")

  /// Two objects of a weight collide.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }

  /// Two objects of a hardness collide.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
}

nonisolated extension View {
  /// Plays a feedback when a value changes. A picture doesn't show it.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    inert("sensoryFeedback", feedback.name)
  }

  /// Plays a feedback when a value changes and a condition holds. A picture doesn't show it.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    inert("sensoryFeedback", feedback.name)
  }

  /// Plays the feedback of a closure when a value changes. A picture doesn't show it.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    inert("sensoryFeedback")
  }

  /// Plays the feedback of a closure when a value changes. A picture doesn't show it.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    inert("sensoryFeedback")
  }
}
