// The devices, one row each: size in portrait orientation in points, pixels per point and safe area. Names are those of
// swift-snapshot-testing, extended for newer devices.

extension Device {
  // Phones with a home button.
  /// The iPhone SE of 2016 (1st generation), 320 × 568 points at @2x.
  public static let iPhoneSe = phone("iPhoneSe", 320, 568, at: 2, top: 20)
  /// The iPhone 8, 375 × 667 points at @2x.
  public static let iPhone8 = phone("iPhone8", 375, 667, at: 2, top: 20)
  /// The iPhone 8 Plus, 414 × 736 points at @3x.
  public static let iPhone8Plus = phone("iPhone8Plus", 414, 736, at: 3, top: 20, regularInLandscape: true)
  /// The iPhone SE of 2020 (2nd generation).
  public static let iPhoneSE2 = phone("iPhoneSE2", 375, 667, at: 2, top: 20)
  /// The iPhone SE of 2022 (3rd generation).
  public static let iPhoneSE3 = phone("iPhoneSE3", 375, 667, at: 2, top: 20)

  // Phones with a notch.
  /// The iPhone X, 375 × 812 points at @3x.
  public static let iPhoneX = phone("iPhoneX", 375, 812, at: 3, top: 44, bottom: 34, landscapeBottom: 24)
  /// The iPhone XR, 414 × 896 points at @2x.
  public static let iPhoneXr = phone(
    "iPhoneXr", 414, 896, at: 2, top: 44, bottom: 34, landscapeBottom: 24, regularInLandscape: true)
  /// The iPhone XS Max, 414 × 896 points at @3x.
  public static let iPhoneXsMax = phone(
    "iPhoneXsMax", 414, 896, at: 3, top: 44, bottom: 34, landscapeBottom: 24, regularInLandscape: true)
  /// The iPhone 11, 414 × 896 points at @2x.
  public static let iPhone11 = phone(
    "iPhone11", 414, 896, at: 2, top: 48, bottom: 34, landscapeBottom: 21, regularInLandscape: true)
  /// The iPhone 11 Pro, 375 × 812 points at @3x.
  public static let iPhone11Pro = phone("iPhone11Pro", 375, 812, at: 3, top: 44, bottom: 34, landscapeBottom: 21)
  /// The iPhone 11 Pro Max, 414 × 896 points at @3x.
  public static let iPhone11ProMax = phone(
    "iPhone11ProMax", 414, 896, at: 3, top: 44, bottom: 34, landscapeBottom: 21, regularInLandscape: true)
  /// The iPhone 12, 390 × 844 points at @3x.
  public static let iPhone12 = phone("iPhone12", 390, 844, at: 3, top: 47, bottom: 34, landscapeBottom: 21)
  /// The iPhone 12 mini, 375 × 812 points at @3x.
  public static let iPhone12Mini = phone("iPhone12Mini", 375, 812, at: 3, top: 50, bottom: 34, landscapeBottom: 21)
  /// The iPhone 12 Pro, 390 × 844 points at @3x.
  public static let iPhone12Pro = phone("iPhone12Pro", 390, 844, at: 3, top: 47, bottom: 34, landscapeBottom: 21)
  /// The iPhone 12 Pro Max, 428 × 926 points at @3x.
  public static let iPhone12ProMax = phone(
    "iPhone12ProMax", 428, 926, at: 3, top: 47, bottom: 34, landscapeBottom: 21, regularInLandscape: true)
  /// The iPhone 13, 390 × 844 points at @3x.
  public static let iPhone13 = phone("iPhone13", 390, 844, at: 3, top: 47, bottom: 34, landscapeBottom: 21)
  /// The iPhone 13 mini, 375 × 812 points at @3x.
  public static let iPhone13Mini = phone("iPhone13Mini", 375, 812, at: 3, top: 50, bottom: 34, landscapeBottom: 21)
  /// The iPhone 13 Pro, 390 × 844 points at @3x.
  public static let iPhone13Pro = phone("iPhone13Pro", 390, 844, at: 3, top: 47, bottom: 34, landscapeBottom: 21)
  /// The iPhone 13 Pro Max, 428 × 926 points at @3x.
  public static let iPhone13ProMax = phone(
    "iPhone13ProMax", 428, 926, at: 3, top: 47, bottom: 34, landscapeBottom: 21, regularInLandscape: true)
  /// The iPhone 14, 390 × 844 points at @3x.
  public static let iPhone14 = phone("iPhone14", 390, 844, at: 3, top: 47, bottom: 34, landscapeBottom: 21)
  /// The iPhone 14 Plus, 428 × 926 points at @3x.
  public static let iPhone14Plus = phone(
    "iPhone14Plus", 428, 926, at: 3, top: 47, bottom: 34, landscapeBottom: 21, regularInLandscape: true)
  /// The iPhone 16e, 390 × 844 points at @3x.
  public static let iPhone16e = phone("iPhone16e", 390, 844, at: 3, top: 47, bottom: 34, landscapeBottom: 21)

  // Phones with a camera island.
  /// The iPhone 14 Pro, 393 × 852 points at @3x.
  public static let iPhone14Pro = phone("iPhone14Pro", 393, 852, at: 3, top: 59, bottom: 34, landscapeBottom: 21)
  /// The iPhone 14 Pro Max, 430 × 932 points at @3x.
  public static let iPhone14ProMax = phone(
    "iPhone14ProMax", 430, 932, at: 3, top: 59, bottom: 34, landscapeBottom: 21, regularInLandscape: true)
  /// The iPhone 15, 393 × 852 points at @3x.
  public static let iPhone15 = phone("iPhone15", 393, 852, at: 3, top: 59, bottom: 34, landscapeBottom: 21)
  /// The iPhone 15 Plus, 430 × 932 points at @3x.
  public static let iPhone15Plus = phone(
    "iPhone15Plus", 430, 932, at: 3, top: 59, bottom: 34, landscapeBottom: 21, regularInLandscape: true)
  /// The iPhone 15 Pro, 393 × 852 points at @3x.
  public static let iPhone15Pro = phone("iPhone15Pro", 393, 852, at: 3, top: 59, bottom: 34, landscapeBottom: 21)
  /// The iPhone 15 Pro Max, 430 × 932 points at @3x.
  public static let iPhone15ProMax = phone(
    "iPhone15ProMax", 430, 932, at: 3, top: 59, bottom: 34, landscapeBottom: 21, regularInLandscape: true)
  /// The iPhone 16, 393 × 852 points at @3x.
  public static let iPhone16 = phone("iPhone16", 393, 852, at: 3, top: 59, bottom: 34, landscapeBottom: 21)
  /// The iPhone 16 Plus, 430 × 932 points at @3x.
  public static let iPhone16Plus = phone(
    "iPhone16Plus", 430, 932, at: 3, top: 59, bottom: 34, landscapeBottom: 21, regularInLandscape: true)
  /// The iPhone 16 Pro, 402 × 874 points at @3x.
  public static let iPhone16Pro = phone("iPhone16Pro", 402, 874, at: 3, top: 62, bottom: 34, landscapeBottom: 21)
  /// The iPhone 16 Pro Max, 440 × 956 points at @3x.
  public static let iPhone16ProMax = phone(
    "iPhone16ProMax", 440, 956, at: 3, top: 62, bottom: 34, landscapeBottom: 21, regularInLandscape: true)
  /// The iPhone 17, 402 × 874 points at @3x.
  public static let iPhone17 = phone("iPhone17", 402, 874, at: 3, top: 62, bottom: 34, landscapeBottom: 21)
  /// The iPhone 17 Pro, 402 × 874 points at @3x.
  public static let iPhone17Pro = phone("iPhone17Pro", 402, 874, at: 3, top: 62, bottom: 34, landscapeBottom: 21)
  /// The iPhone 17 Pro Max, 440 × 956 points at @3x.
  public static let iPhone17ProMax = phone(
    "iPhone17ProMax", 440, 956, at: 3, top: 62, bottom: 34, landscapeBottom: 21, regularInLandscape: true)
  /// The iPhone Air, 420 × 912 points at @3x.
  public static let iPhoneAir = phone(
    "iPhoneAir", 420, 912, at: 3, top: 68, bottom: 34, landscapeBottom: 21, regularInLandscape: true)

  // Tablets with a home button, and the first ones without. Their default orientation is landscape.
  /// The iPad mini with a 7.9-inch screen, 768 × 1024 points at @2x.
  public static let iPadMini = tablet("iPadMini", 768, 1024, top: 20)
  /// The iPad with a 9.7-inch screen, 768 × 1024 points at @2x.
  public static let iPad9_7 = tablet("iPad9_7", 768, 1024, top: 20)
  /// The iPad with a 10.2-inch screen, 810 × 1080 points at @2x.
  public static let iPad10_2 = tablet("iPad10_2", 810, 1080, top: 20)
  /// The 10.5-inch iPad Pro, 834 × 1112 points at @2x.
  public static let iPadPro10_5 = tablet("iPadPro10_5", 834, 1112, top: 20)
  /// The 11-inch iPad Pro of 2018, 834 × 1194 points at @2x.
  public static let iPadPro11 = tablet("iPadPro11", 834, 1194, top: 24, bottom: 20, landscapeNarrow: 375)
  /// The 12.9-inch iPad Pro, 1024 × 1366 points at @2x.
  public static let iPadPro12_9 = tablet(
    "iPadPro12_9", 1024, 1366, top: 20, narrow: 375, landscapeNarrow: 375)

  // Newer tablets without a home button.
  /// The iPad mini of 2021 and 2024 (8.3 inches).
  public static let iPadMini8_3 = tablet("iPadMini8_3", 744, 1133, top: 24, bottom: 20, landscapeNarrow: 375)
  /// The iPad of 2022 and 2025 (10.9 inches).
  public static let iPad10_9 = tablet("iPad10_9", 820, 1180, top: 24, bottom: 20, landscapeNarrow: 375)
  /// The iPad Air of 2024 and 2025, 11 inches.
  public static let iPadAir11 = tablet("iPadAir11", 820, 1180, top: 24, bottom: 20, landscapeNarrow: 375)
  /// The iPad Air of 2024 and 2025, 13 inches.
  public static let iPadAir13 = tablet(
    "iPadAir13", 1024, 1366, top: 24, bottom: 20, narrow: 375, landscapeNarrow: 375)
  /// The iPad Pro of 2024, 11 inches.
  public static let iPadPro11M4 = tablet("iPadPro11M4", 834, 1210, top: 24, bottom: 20, landscapeNarrow: 375)
  /// The iPad Pro of 2024, 13 inches.
  public static let iPadPro13 = tablet(
    "iPadPro13", 1032, 1376, top: 24, bottom: 20, narrow: 375, landscapeNarrow: 375)

  // Watches: the full screen, including the status bar.
  /// An Apple Watch with a 38 mm case, 136 × 170 points at @2x.
  public static let watch38mm = watch("watch38mm", 136, 170)
  /// An Apple Watch with a 40 mm case, 162 × 197 points at @2x.
  public static let watch40mm = watch("watch40mm", 162, 197)
  /// An Apple Watch with a 41 mm case, 176 × 215 points at @2x.
  public static let watch41mm = watch("watch41mm", 176, 215)
  /// An Apple Watch with a 42 mm case, 156 × 195 points at @2x.
  public static let watch42mm = watch("watch42mm", 156, 195)
  /// An Apple Watch with a 44 mm case, 184 × 224 points at @2x.
  public static let watch44mm = watch("watch44mm", 184, 224)
  /// An Apple Watch with a 45 mm case, 198 × 242 points at @2x.
  public static let watch45mm = watch("watch45mm", 198, 242)
  /// An Apple Watch Ultra with a 49 mm case, 205 × 251 points at @2x.
  public static let watchUltra49mm = watch("watchUltra49mm", 205, 251)
  /// An Apple Watch Series 10 with a 42 mm case, 187 × 223 points at @2x.
  public static let watchSeries10_42mm = watch("watchSeries10_42mm", 187, 223)
  /// An Apple Watch Series 10 with a 46 mm case, 208 × 248 points at @2x.
  public static let watchSeries10_46mm = watch("watchSeries10_46mm", 208, 248)

  // Televisions, windows and web pages.
  /// A television at 1080p, 1920 × 1080 points at @1x.
  public static let tv = screen(
    "tv", 1920, 1080, at: 1, insets: EdgeInsets(top: 60, leading: 90, bottom: 60, trailing: 90))
  /// A television at 4K, 3840 × 2160 points at @1x.
  public static let tv4K = screen(
    "tv4K", 3840, 2160, at: 1, insets: EdgeInsets(top: 120, leading: 180, bottom: 120, trailing: 180))
  /// A window on a Mac, 1024 × 768 points at @2x.
  public static let macWindow = screen("macWindow", 1024, 768, at: 2)
  /// A web page in a browser window, 360 × 800 points at @1x.
  public static let web360 = screen("web360", 360, 800, at: 1)
  /// A web page in a browser window, 768 × 1024 points at @1x.
  public static let web768 = screen("web768", 768, 1024, at: 1)
  /// A web page in a browser window, 1024 × 768 points at @1x.
  public static let web1024 = screen("web1024", 1024, 768, at: 1)
  /// A web page in a browser window, 1280 × 800 points at @1x.
  public static let web1280 = screen("web1280", 1280, 800, at: 1)
  /// A web page in a browser window, 1440 × 900 points at @1x.
  public static let web1440 = screen("web1440", 1440, 900, at: 1)
  /// A web page in a browser window, 1920 × 1080 points at @1x.
  public static let web1920 = screen("web1920", 1920, 1080, at: 1)

  /// Every device of the table.
  public static let all: [Device] = phones + tablets + watches + screens

  /// The phones of the table.
  public static let phones: [Device] = [
    iPhoneSe, iPhone8, iPhone8Plus, iPhoneSE2, iPhoneSE3, iPhoneX, iPhoneXr, iPhoneXsMax, iPhone11, iPhone11Pro,
    iPhone11ProMax, iPhone12, iPhone12Mini, iPhone12Pro, iPhone12ProMax, iPhone13, iPhone13Mini, iPhone13Pro,
    iPhone13ProMax, iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax, iPhone15, iPhone15Plus, iPhone15Pro,
    iPhone15ProMax, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPhone16e, iPhone17, iPhone17Pro,
    iPhone17ProMax, iPhoneAir,
  ]

  /// The tablets of the table.
  public static let tablets: [Device] = [
    iPadMini, iPad9_7, iPad10_2, iPadPro10_5, iPadPro11, iPadPro12_9, iPadMini8_3, iPad10_9, iPadAir11, iPadAir13,
    iPadPro11M4, iPadPro13,
  ]

  /// The watches of the table.
  public static let watches: [Device] = [
    watch38mm, watch40mm, watch41mm, watch42mm, watch44mm, watch45mm, watchUltra49mm, watchSeries10_42mm,
    watchSeries10_46mm,
  ]

  /// The televisions, windows and web pages of the table.
  public static let screens: [Device] = [tv, tv4K, macWindow, web360, web768, web1024, web1280, web1440, web1920]
}

extension Device {
  /// Returns a phone. In landscape orientation the top inset applies to both sides, and phones with a home button have
  /// no status bar.
  private static func phone(
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
  private static func tablet(
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

  private static func watch(_ model: String, _ width: CGFloat, _ height: CGFloat) -> Device {
    Device(name: model, size: CGSize(width: width, height: height), displayScale: 2)
  }

  private static func screen(
    _ model: String, _ width: CGFloat, _ height: CGFloat, at scale: CGFloat, insets: EdgeInsets = EdgeInsets()
  ) -> Device {
    Device(name: model, size: CGSize(width: width, height: height), displayScale: scale, safeAreaInsets: insets)
  }
}

/// The name of the type in swift-snapshot-testing.
public typealias ViewImageConfig = Device
