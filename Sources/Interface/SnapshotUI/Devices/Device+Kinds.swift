// The kinds of devices. Their names are those of swift-snapshot-testing, extended for newer devices.

extension Device {
  /// Every device of the table.
  public static let all: [Device] = phones + tablets + watches + screens
}

extension Device {
  /// Returns a phone. In landscape orientation the top inset applies to both sides, and phones with a home button have
  /// no status bar.
  static func phone(
    _ model: String, _ width: CGFloat, _ height: CGFloat, at scale: CGFloat, top: CGFloat, bottom: CGFloat = 0,
    landscapeBottom: CGFloat = 0, regularInLandscape: Bool = false
  ) -> Device {
    let side = bottom > 0 ? top : 0
    return Device(
      model: model, displayScale: scale, defaultOrientation: .portrait,
      portrait: Posture(
        size: CGSize(width: width, height: height), safeAreaInsets: EdgeInsets(top: top, bottom: bottom),
        horizontalSizeClass: .compact, verticalSizeClass: .regular),
      landscape: Posture(
        size: CGSize(width: height, height: width),
        safeAreaInsets: EdgeInsets(leading: side, bottom: landscapeBottom, trailing: side),
        horizontalSizeClass: regularInLandscape ? .regular : .compact, verticalSizeClass: .compact))
  }

  /// Returns a tablet. `narrow` is the width in points of an app in a third of the screen.
  static func tablet(
    _ model: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, narrow: CGFloat = 320,
    landscapeNarrow: CGFloat = 320
  ) -> Device {
    let insets = EdgeInsets(top: top, bottom: bottom)
    return Device(
      model: model, displayScale: 2, defaultOrientation: .landscape,
      portrait: Posture(
        size: CGSize(width: width, height: height), safeAreaInsets: insets, horizontalSizeClass: .regular,
        verticalSizeClass: .regular, narrowSplit: narrow),
      landscape: Posture(
        size: CGSize(width: height, height: width), safeAreaInsets: insets, horizontalSizeClass: .regular,
        verticalSizeClass: .regular, narrowSplit: landscapeNarrow))
  }

  /// Returns a watch. The size is that of the full screen, including the status bar.
  static func watch(_ model: String, _ width: CGFloat, _ height: CGFloat) -> Device {
    Device(name: model, size: CGSize(width: width, height: height), displayScale: 2)
  }

  /// Returns a television, a window or a web page.
  static func screen(
    _ model: String, _ width: CGFloat, _ height: CGFloat, at scale: CGFloat, insets: EdgeInsets = EdgeInsets()
  ) -> Device {
    Device(name: model, size: CGSize(width: width, height: height), displayScale: scale, safeAreaInsets: insets)
  }
}

/// The name of the type in swift-snapshot-testing.
public typealias ViewImageConfig = Device
