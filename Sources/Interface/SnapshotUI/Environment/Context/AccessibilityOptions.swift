/// The accessibility settings of a device that views read from their environment. They are off by default.
public struct AccessibilityOptions: OptionSet, Hashable, Sendable {
  /// The settings as bits.
  public let rawValue: Int

  /// Creates a set of settings from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Reduce Motion: animations are simpler.
  public static let reduceMotion = AccessibilityOptions(rawValue: 1 << 0)
  /// Reduce Transparency: backgrounds are opaque.
  public static let reduceTransparency = AccessibilityOptions(rawValue: 1 << 1)
  /// Differentiate Without Color: shapes supplement colors.
  public static let differentiateWithoutColor = AccessibilityOptions(rawValue: 1 << 2)
  /// Smart Invert or Classic Invert.
  public static let invertColors = AccessibilityOptions(rawValue: 1 << 3)
  /// Button Shapes: buttons have outlines.
  public static let showButtonShapes = AccessibilityOptions(rawValue: 1 << 4)
  /// VoiceOver is on.
  public static let voiceOver = AccessibilityOptions(rawValue: 1 << 5)
  /// Switch Control is on.
  public static let switchControl = AccessibilityOptions(rawValue: 1 << 6)
  /// Dim Flashing Lights.
  public static let dimFlashingLights = AccessibilityOptions(rawValue: 1 << 7)
  /// Assistive Access is on.
  public static let assistiveAccess = AccessibilityOptions(rawValue: 1 << 8)
}

extension AccessibilityOptions: CustomStringConvertible {
  private static let names: [(AccessibilityOptions, String)] = [
    (.reduceMotion, "reduceMotion"), (.reduceTransparency, "reduceTransparency"),
    (.differentiateWithoutColor, "differentiateWithoutColor"), (.invertColors, "invertColors"),
    (.showButtonShapes, "showButtonShapes"), (.voiceOver, "voiceOver"), (.switchControl, "switchControl"),
    (.dimFlashingLights, "dimFlashingLights"), (.assistiveAccess, "assistiveAccess"),
  ]

  /// The names of the settings, such as `reduceMotion+voiceOver`; `none` for no setting.
  public var description: String {
    let names = Self.names.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "none" : names.joined(separator: "+")
  }
}
