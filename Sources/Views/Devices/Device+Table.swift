// The devices, a row each: size in portrait, pixels a point, safe area. Names are swift-snapshot-testing's where it has
// the device; the others continue them.

extension Device {
  // Phones with a home button.
  public static let iPhoneSe = phone("iPhoneSe", 320, 568, at: 2, top: 20)
  public static let iPhone8 = phone("iPhone8", 375, 667, at: 2, top: 20)
  public static let iPhone8Plus = phone("iPhone8Plus", 414, 736, at: 3, top: 20, wideWhenSideways: true)
  /// The iPhone SE of 2020 (2nd generation).
  public static let iPhoneSE2 = phone("iPhoneSE2", 375, 667, at: 2, top: 20)
  /// The iPhone SE of 2022 (3rd generation).
  public static let iPhoneSE3 = phone("iPhoneSE3", 375, 667, at: 2, top: 20)

  // Phones with a notch.
  public static let iPhoneX = phone("iPhoneX", 375, 812, at: 3, top: 44, bottom: 34, sidewaysBottom: 24)
  public static let iPhoneXr = phone(
    "iPhoneXr", 414, 896, at: 2, top: 44, bottom: 34, sidewaysBottom: 24, wideWhenSideways: true)
  public static let iPhoneXsMax = phone(
    "iPhoneXsMax", 414, 896, at: 3, top: 44, bottom: 34, sidewaysBottom: 24, wideWhenSideways: true)
  public static let iPhone11 = phone(
    "iPhone11", 414, 896, at: 2, top: 48, bottom: 34, sidewaysBottom: 21, wideWhenSideways: true)
  public static let iPhone11Pro = phone("iPhone11Pro", 375, 812, at: 3, top: 44, bottom: 34, sidewaysBottom: 21)
  public static let iPhone11ProMax = phone(
    "iPhone11ProMax", 414, 896, at: 3, top: 44, bottom: 34, sidewaysBottom: 21, wideWhenSideways: true)
  public static let iPhone12 = phone("iPhone12", 390, 844, at: 3, top: 47, bottom: 34, sidewaysBottom: 21)
  public static let iPhone12Mini = phone("iPhone12Mini", 375, 812, at: 3, top: 50, bottom: 34, sidewaysBottom: 21)
  public static let iPhone12Pro = phone("iPhone12Pro", 390, 844, at: 3, top: 47, bottom: 34, sidewaysBottom: 21)
  public static let iPhone12ProMax = phone(
    "iPhone12ProMax", 428, 926, at: 3, top: 47, bottom: 34, sidewaysBottom: 21, wideWhenSideways: true)
  public static let iPhone13 = phone("iPhone13", 390, 844, at: 3, top: 47, bottom: 34, sidewaysBottom: 21)
  public static let iPhone13Mini = phone("iPhone13Mini", 375, 812, at: 3, top: 50, bottom: 34, sidewaysBottom: 21)
  public static let iPhone13Pro = phone("iPhone13Pro", 390, 844, at: 3, top: 47, bottom: 34, sidewaysBottom: 21)
  public static let iPhone13ProMax = phone(
    "iPhone13ProMax", 428, 926, at: 3, top: 47, bottom: 34, sidewaysBottom: 21, wideWhenSideways: true)
  public static let iPhone14 = phone("iPhone14", 390, 844, at: 3, top: 47, bottom: 34, sidewaysBottom: 21)
  public static let iPhone14Plus = phone(
    "iPhone14Plus", 428, 926, at: 3, top: 47, bottom: 34, sidewaysBottom: 21, wideWhenSideways: true)
  public static let iPhone16e = phone("iPhone16e", 390, 844, at: 3, top: 47, bottom: 34, sidewaysBottom: 21)

  // Phones with a camera island.
  public static let iPhone14Pro = phone("iPhone14Pro", 393, 852, at: 3, top: 59, bottom: 34, sidewaysBottom: 21)
  public static let iPhone14ProMax = phone(
    "iPhone14ProMax", 430, 932, at: 3, top: 59, bottom: 34, sidewaysBottom: 21, wideWhenSideways: true)
  public static let iPhone15 = phone("iPhone15", 393, 852, at: 3, top: 59, bottom: 34, sidewaysBottom: 21)
  public static let iPhone15Plus = phone(
    "iPhone15Plus", 430, 932, at: 3, top: 59, bottom: 34, sidewaysBottom: 21, wideWhenSideways: true)
  public static let iPhone15Pro = phone("iPhone15Pro", 393, 852, at: 3, top: 59, bottom: 34, sidewaysBottom: 21)
  public static let iPhone15ProMax = phone(
    "iPhone15ProMax", 430, 932, at: 3, top: 59, bottom: 34, sidewaysBottom: 21, wideWhenSideways: true)
  public static let iPhone16 = phone("iPhone16", 393, 852, at: 3, top: 59, bottom: 34, sidewaysBottom: 21)
  public static let iPhone16Plus = phone(
    "iPhone16Plus", 430, 932, at: 3, top: 59, bottom: 34, sidewaysBottom: 21, wideWhenSideways: true)
  public static let iPhone16Pro = phone("iPhone16Pro", 402, 874, at: 3, top: 62, bottom: 34, sidewaysBottom: 21)
  public static let iPhone16ProMax = phone(
    "iPhone16ProMax", 440, 956, at: 3, top: 62, bottom: 34, sidewaysBottom: 21, wideWhenSideways: true)

  // Tablets with a home button, and those of their generation; usually held sideways.
  public static let iPadMini = tablet("iPadMini", 768, 1024, top: 20)
  public static let iPad9_7 = tablet("iPad9_7", 768, 1024, top: 20)
  public static let iPad10_2 = tablet("iPad10_2", 810, 1080, top: 20)
  public static let iPadPro10_5 = tablet("iPadPro10_5", 834, 1112, top: 20)
  public static let iPadPro11 = tablet("iPadPro11", 834, 1194, top: 20, sidewaysNarrow: 375)
  public static let iPadPro12_9 = tablet(
    "iPadPro12_9", 1024, 1366, top: 20, narrow: 375, sidewaysNarrow: 375)

  // Today's tablets.
  /// The iPad mini of 2021 and 2024 (8.3 inches).
  public static let iPadMini8_3 = tablet("iPadMini8_3", 744, 1133, top: 24, bottom: 20, sidewaysNarrow: 375)
  /// The iPad of 2022 and 2025 (10.9 inches).
  public static let iPad10_9 = tablet("iPad10_9", 820, 1180, top: 24, bottom: 20, sidewaysNarrow: 375)
  /// The iPad Air of 2024 and 2025, 11 inches.
  public static let iPadAir11 = tablet("iPadAir11", 820, 1180, top: 24, bottom: 20, sidewaysNarrow: 375)
  /// The iPad Air of 2024 and 2025, 13 inches.
  public static let iPadAir13 = tablet(
    "iPadAir13", 1024, 1366, top: 24, bottom: 20, narrow: 375, sidewaysNarrow: 375)
  /// The iPad Pro of 2024, 11 inches.
  public static let iPadPro11M4 = tablet("iPadPro11M4", 834, 1210, top: 24, bottom: 20, sidewaysNarrow: 375)
  /// The iPad Pro of 2024, 13 inches.
  public static let iPadPro13 = tablet(
    "iPadPro13", 1032, 1376, top: 24, bottom: 20, narrow: 375, sidewaysNarrow: 375)

  // Watches: the whole screen; the status bar is not taken off.
  public static let watch38mm = watch("watch38mm", 136, 170)
  public static let watch40mm = watch("watch40mm", 162, 197)
  public static let watch41mm = watch("watch41mm", 176, 215)
  public static let watch42mm = watch("watch42mm", 156, 195)
  public static let watch44mm = watch("watch44mm", 184, 224)
  public static let watch45mm = watch("watch45mm", 198, 242)
  public static let watchUltra49mm = watch("watchUltra49mm", 205, 251)
  public static let watchSeries10_42mm = watch("watchSeries10_42mm", 187, 223)
  public static let watchSeries10_46mm = watch("watchSeries10_46mm", 208, 248)

  // Televisions, windows and web pages.
  public static let tv = screen(
    "tv", 1920, 1080, at: 1, insets: EdgeInsets(top: 60, leading: 90, bottom: 60, trailing: 90))
  public static let tv4K = screen(
    "tv4K", 3840, 2160, at: 1, insets: EdgeInsets(top: 120, leading: 180, bottom: 120, trailing: 180))
  public static let macWindow = screen("macWindow", 1024, 768, at: 2)
  public static let web360 = screen("web360", 360, 800, at: 1)
  public static let web768 = screen("web768", 768, 1024, at: 1)
  public static let web1024 = screen("web1024", 1024, 768, at: 1)
  public static let web1280 = screen("web1280", 1280, 800, at: 1)
  public static let web1440 = screen("web1440", 1440, 900, at: 1)
  public static let web1920 = screen("web1920", 1920, 1080, at: 1)

  /// Every device of the table.
  public static let all: [Device] = phones + tablets + watches + screens

  public static let phones: [Device] = [
    iPhoneSe, iPhone8, iPhone8Plus, iPhoneSE2, iPhoneSE3, iPhoneX, iPhoneXr, iPhoneXsMax, iPhone11, iPhone11Pro,
    iPhone11ProMax, iPhone12, iPhone12Mini, iPhone12Pro, iPhone12ProMax, iPhone13, iPhone13Mini, iPhone13Pro,
    iPhone13ProMax, iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax, iPhone15, iPhone15Plus, iPhone15Pro,
    iPhone15ProMax, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPhone16e,
  ]

  public static let tablets: [Device] = [
    iPadMini, iPad9_7, iPad10_2, iPadPro10_5, iPadPro11, iPadPro12_9, iPadMini8_3, iPad10_9, iPadAir11, iPadAir13,
    iPadPro11M4, iPadPro13,
  ]

  public static let watches: [Device] = [
    watch38mm, watch40mm, watch41mm, watch42mm, watch44mm, watch45mm, watchUltra49mm, watchSeries10_42mm,
    watchSeries10_46mm,
  ]

  public static let screens: [Device] = [tv, tv4K, macWindow, web360, web768, web1024, web1280, web1440, web1920]
}

extension Device {
  /// A phone. Held sideways, what is cut out at the top lies at both sides, and a home button's status bar is gone.
  private static func phone(
    _ model: String, _ width: CGFloat, _ height: CGFloat, at scale: CGFloat, top: CGFloat, bottom: CGFloat = 0,
    sidewaysBottom: CGFloat = 0, wideWhenSideways: Bool = false
  ) -> Device {
    let side = bottom > 0 ? top : 0
    return Device(
      model: model, displayScale: scale, usualOrientation: .portrait,
      portrait: Posture(
        size: CGSize(width: width, height: height), safeAreaInsets: EdgeInsets(top: top, bottom: bottom),
        horizontalSizeClass: .compact, verticalSizeClass: .regular),
      landscape: Posture(
        size: CGSize(width: height, height: width),
        safeAreaInsets: EdgeInsets(leading: side, bottom: sidewaysBottom, trailing: side),
        horizontalSizeClass: wideWhenSideways ? .regular : .compact, verticalSizeClass: .compact))
  }

  /// A tablet. `narrow` is the width of an app that has a third of the screen.
  private static func tablet(
    _ model: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, narrow: CGFloat = 320,
    sidewaysNarrow: CGFloat = 320
  ) -> Device {
    let insets = EdgeInsets(top: top, bottom: bottom)
    return Device(
      model: model, displayScale: 2, usualOrientation: .landscape,
      portrait: Posture(
        size: CGSize(width: width, height: height), safeAreaInsets: insets, horizontalSizeClass: .regular,
        verticalSizeClass: .regular, narrowSplit: narrow),
      landscape: Posture(
        size: CGSize(width: height, height: width), safeAreaInsets: insets, horizontalSizeClass: .regular,
        verticalSizeClass: .regular, narrowSplit: sidewaysNarrow))
  }

  private static func watch(_ model: String, _ width: CGFloat, _ height: CGFloat) -> Device {
    Device(name: model, size: CGSize(width: width, height: height), displayScale: 2)
  }

  private static func screen(
    _ model: String, _ width: CGFloat, _ height: CGFloat, at scale: CGFloat, insets: EdgeInsets = EdgeInsets()
  ) -> Device {
    Device(name: model, size: CGSize(width: width, height: height), displayScale: scale, safeAreaInsets: insets)
  }
}

/// The spelling of swift-snapshot-testing.
public typealias ViewImageConfig = Device
