import Testing
import SnapshotUI

/// The devices of swift-snapshot-testing, all of them, by its names: portrait size, then the safe area's top and bottom,
/// in points; and what becomes of them sideways.
@Suite struct DeviceTableTests {
  @Test(arguments: [
    (Device.iPhoneSe, 320.0, 568.0, 20.0, 0.0), (.iPhone8, 375, 667, 20, 0), (.iPhone8Plus, 414, 736, 20, 0),
    (.iPhoneX, 375, 812, 44, 34), (.iPhoneXsMax, 414, 896, 44, 34), (.iPhoneXr, 414, 896, 44, 34),
    (.iPhone12, 390, 844, 47, 34), (.iPhone12Pro, 390, 844, 47, 34), (.iPhone13, 390, 844, 47, 34),
    (.iPhone13Pro, 390, 844, 47, 34), (.iPhone12ProMax, 428, 926, 47, 34), (.iPhone13ProMax, 428, 926, 47, 34),
    (.iPhone12Mini, 375, 812, 50, 34), (.iPhone13Mini, 375, 812, 50, 34),
  ])
  func phones(device: Device, width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat) {
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device(.portrait) == device)
    #expect(device.safeAreaInsets == EdgeInsets(top: top, bottom: bottom))
    let sideways = device(.landscape)
    #expect(sideways.size == CGSize(width: height, height: width))
    // The notch's inset goes left and right, and what a finger pulls up at the bottom is lower.
    let isOfTheX = [Device.iPhoneX, .iPhoneXr, .iPhoneXsMax].contains(device)
    let insets =
      bottom == 0 ? EdgeInsets() : EdgeInsets(leading: top, bottom: isOfTheX ? 24 : 21, trailing: top)
    #expect(sideways.safeAreaInsets == insets)
  }

  @Test(arguments: [
    (Device.iPadMini, 1024.0, 768.0), (.iPad9_7, 1024, 768), (.iPad10_2, 1080, 810), (.iPadPro10_5, 1112, 834),
    (.iPadPro11, 1194, 834), (.iPadPro12_9, 1366, 1024),
  ])
  func tabletsAreLandscapeByDefault(device: Device, width: CGFloat, height: CGFloat) {
    #expect(device.size == CGSize(width: width, height: height))
    // Of these only the 11-inch iPad Pro has no home button.
    let insets = device == .iPadPro11 ? EdgeInsets(top: 24, bottom: 20) : EdgeInsets(top: 20)
    #expect(device.safeAreaInsets == insets)
    #expect(device(.portrait).size == CGSize(width: height, height: width))
    #expect(device(.portrait).safeAreaInsets == insets)
    let widths = [Device.TabletOrientation.LandscapeSplits.oneThird, .oneHalf, .twoThirds, .full]
      .map { device(.landscape(splitView: $0)).size.width }
    #expect(widths == widths.sorted() && Set(widths).count == 4 && widths.last == width)
  }

  @Test func televisions() {
    #expect(Device.tv.size == CGSize(width: 1920, height: 1080))
    #expect(Device.tv.safeAreaInsets == EdgeInsets(top: 60, leading: 90, bottom: 60, trailing: 90))
    #expect(Device.tv4K.size == CGSize(width: 3840, height: 2160))
    #expect(Device.tv4K.safeAreaInsets == EdgeInsets(top: 120, leading: 180, bottom: 120, trailing: 180))
  }

  /// Every phone from 14 to 16, as Apple sells them, and a row of each of the other kinds.
  @Test func newerDevicesAreListed() {
    let models = Set(Device.all.map(\.model))
    for generation in ["iPhone14", "iPhone15", "iPhone16"] {
      for kind in ["", "Plus", "Pro", "ProMax"] { #expect(models.contains(generation + kind)) }
    }
    #expect(
      models.isSuperset(of: [
        "iPhoneSE2", "iPhoneSE3", "iPhone16e", "iPhone17", "iPhoneAir", "iPadPro13", "iPadMini8_3", "macWindow",
      ]))
    #expect(Device.watches.count >= 6)
    #expect(Set(Device.screens.map(\.size.width)).isSuperset(of: [360, 768, 1024, 1280, 1440, 1920]))
    #expect(Device.iPhone14ProMax.size == CGSize(width: 430, height: 932))
    #expect(Device.iPhone14ProMax.displayScale == 3)
    #expect(Device.iPhone14ProMax.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
    #expect([Device.iPhoneSE2, .iPhoneSE3].allSatisfy { $0.size.height == 667 && $0.displayScale == 2 })
  }
}
