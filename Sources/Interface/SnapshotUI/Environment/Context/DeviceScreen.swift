/// The screen of the device on which a view is rendered, which an app may share with other apps.
struct DeviceScreen: Hashable, Sendable {
  /// The size in points, in the orientation of the device.
  var size: CGSize
  /// Whether the device is a tablet.
  var isTablet = false
  /// The insets of the safe area in points.
  var safeAreaInsets = EdgeInsets()

  /// The screen of the default device: an iPhone SE (3rd generation), 375 × 667 points with a status bar of 20 points.
  static let standard = DeviceScreen(
    size: CGSize(width: 375, height: 667), safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
}

extension RenderContext {
  /// The screen of the context's device; a screen of the size of the context if it has no device.
  var deviceScreen: DeviceScreen {
    if let screen { return screen }
    guard let width, let height else { return .standard }
    return DeviceScreen(
      size: CGSize(width: width, height: height),
      isTablet: horizontalSizeClass == .regular && verticalSizeClass == .regular)
  }
}

extension EnvironmentValues {
  /// Whether the window is wider than the screen is high; `nil` if its width is unknown.
  var isScreenLandscape: Bool? { screenWidth.map { $0 > deviceScreen.size.height } }
}
