#if !canImport(UIKit)
  /// A stand-in for UIKit's class. It answers for the device on which the view is rendered whose body or action runs; for an
  /// iPhone SE elsewhere.
  public final class UIDevice: Sendable {
    /// The device.
    public static let current = UIDevice()

    private init() {}

    private var screen: DeviceScreen { EnvironmentValues.ofRunningCode.deviceScreen }

    /// A phone or a tablet.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { screen.isTablet ? .pad : .phone }
    /// `iPhone` or `iPad`.
    public var model: String { screen.isTablet ? "iPad" : "iPhone" }
    /// The model in the language of the device, which is the ``model``.
    public var localizedModel: String { model }
    /// The name of the device, which is the ``model``.
    public var name: String { model }
    /// `iOS` or `iPadOS`.
    public var systemName: String { screen.isTablet ? "iPadOS" : "iOS" }
    /// The version of the design that is drawn: `18.0` or `26.0`.
    public var systemVersion: String { EnvironmentValues.ofRunningCode.systemDesign == .iOS26 ? "26.0" : "18.0" }
    /// The orientation in which the view is rendered.
    public var orientation: UIDeviceOrientation { screen.size.width > screen.size.height ? .landscapeLeft : .portrait }
    /// `nil`: pictures depend on no identifier.
    public var identifierForVendor: UUID? { nil }
    /// Unknown, as on a device that does not monitor its battery.
    public var batteryLevel: Float { -1 }
    /// Unknown, as on a device that does not monitor its battery.
    public var batteryState: BatteryState { .unknown }
    /// `false`. Setting it has no effect.
    public var isBatteryMonitoringEnabled: Bool {
      get { false }
      set {}
    }
    /// `false`: no device rotates.
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    /// `true`.
    public var isMultitaskingSupported: Bool { true }

    /// Does nothing: no device rotates.
    public func beginGeneratingDeviceOrientationNotifications() {}

    /// Does nothing: no device rotates.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// Does nothing.
    public func playInputClick() {}

    /// The state of a battery.
    public enum BatteryState: Int, Hashable, Sendable {
      case unknown, unplugged, charging, full
    }

    /// Never posted: no device rotates.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Never posted: no battery is monitored.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Never posted: no battery is monitored.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }

  /// The orientation of a device.
  public enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the orientation is one of an interface.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  }

  /// The orientation of an interface.
  public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the interface is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// A stand-in for UIKit's class. It answers for the device on which the view is rendered whose body or action runs; for an
  /// iPhone SE elsewhere.
  ///
  /// A constant of a type, such as `static let width = UIScreen.main.bounds.width`, is evaluated once in a process: read the
  /// screen in the body.
  public final class UIScreen: Sendable {
    /// The screen.
    public static let main = UIScreen()

    private init() {}

    /// The screen in points, in the orientation of the device.
    public var bounds: CGRect { CGRect(origin: .zero, size: EnvironmentValues.ofRunningCode.deviceScreen.size) }
    /// The screen in pixels, upright.
    public var nativeBounds: CGRect {
      let size = bounds.size
      return CGRect(
        x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
    }
    /// The number of pixels per point.
    public var scale: CGFloat { EnvironmentValues.ofRunningCode.displayScale }
    /// The number of pixels per point.
    public var nativeScale: CGFloat { scale }
    /// The traits of the view whose body or action runs.
    public var traitCollection: UITraitCollection { .current }
    /// 60 frames per second.
    public var maximumFramesPerSecond: Int { 60 }
    /// `false`: nobody records the screen.
    public var isCaptured: Bool { false }
    /// Half of the maximum. Setting it has no effect.
    public var brightness: CGFloat {
      get { 0.5 }
      set {}
    }

    /// Never posted: nobody changes the brightness.
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// Never posted: nobody records the screen.
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
  }
#endif
