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

  /// Two objects of a weight collide.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }

  /// Two objects of a hardness collide.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
}
