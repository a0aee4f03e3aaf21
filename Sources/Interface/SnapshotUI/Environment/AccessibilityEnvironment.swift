// The accessibility settings of the render context. SwiftUI's values are read-only; here, a test may also set one for a part
// of a screen: `.environment(\.accessibilityReduceMotion, true)`.

extension EnvironmentValues {
  /// Whether the setting Reduce Motion is on.
  public var accessibilityReduceMotion: Bool {
    get { accessibilityOptions.contains(.reduceMotion) }
    set { accessibilityOptions.set(.reduceMotion, to: newValue) }
  }

  /// Whether the setting Reduce Transparency is on.
  public var accessibilityReduceTransparency: Bool {
    get { accessibilityOptions.contains(.reduceTransparency) }
    set { accessibilityOptions.set(.reduceTransparency, to: newValue) }
  }

  /// Whether the setting Differentiate Without Color is on.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilityOptions.contains(.differentiateWithoutColor) }
    set { accessibilityOptions.set(.differentiateWithoutColor, to: newValue) }
  }

  /// Whether the colors of the screen are inverted.
  public var accessibilityInvertColors: Bool {
    get { accessibilityOptions.contains(.invertColors) }
    set { accessibilityOptions.set(.invertColors, to: newValue) }
  }

  /// Whether the setting Button Shapes is on.
  public var accessibilityShowButtonShapes: Bool {
    get { accessibilityOptions.contains(.showButtonShapes) }
    set { accessibilityOptions.set(.showButtonShapes, to: newValue) }
  }

  /// Whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool {
    get { accessibilityOptions.contains(.voiceOver) }
    set { accessibilityOptions.set(.voiceOver, to: newValue) }
  }

  /// Whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool {
    get { accessibilityOptions.contains(.switchControl) }
    set { accessibilityOptions.set(.switchControl, to: newValue) }
  }

  /// Whether the setting Dim Flashing Lights is on.
  public var accessibilityDimFlashingLights: Bool {
    get { accessibilityOptions.contains(.dimFlashingLights) }
    set { accessibilityOptions.set(.dimFlashingLights, to: newValue) }
  }

  /// Whether Assistive Access is on.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { accessibilityOptions.contains(.assistiveAccess) }
    set { accessibilityOptions.set(.assistiveAccess, to: newValue) }
  }

  /// Whether an assistive technology is on: VoiceOver or Switch Control.
  public var accessibilityEnabled: Bool {
    get { !accessibilityOptions.isDisjoint(with: [.voiceOver, .switchControl]) }
    set {
      accessibilityOptions.set(.voiceOver, to: newValue)
      if !newValue { accessibilityOptions.set(.switchControl, to: false) }
    }
  }

  /// Whether animated images play. Always `true`.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether the large content viewer is available: at the accessibility type sizes.
  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Whether quick actions are available. Always `false`.
  public var accessibilityQuickActionsEnabled: Bool { false }
}

extension AccessibilityOptions {
  fileprivate mutating func set(_ option: AccessibilityOptions, to isOn: Bool) {
    if isOn { insert(option) } else { remove(option) }
  }
}
