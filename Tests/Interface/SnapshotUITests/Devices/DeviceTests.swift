import Testing
import SnapshotUI

@Suite struct DeviceTests {
  @Test(arguments: [
    (Device.iPhoneSe, 320.0, 568.0, 2.0, 20.0, 0.0), (.iPhone8, 375, 667, 2, 20, 0), (.iPhone8Plus, 414, 736, 3, 20, 0),
    (.iPhoneX, 375, 812, 3, 44, 34), (.iPhoneXsMax, 414, 896, 3, 44, 34), (.iPhoneXr, 414, 896, 2, 44, 34),
    (.iPhone12, 390, 844, 3, 47, 34), (.iPhone13ProMax, 428, 926, 3, 47, 34), (.iPhone13Mini, 375, 812, 3, 50, 34),
    (.iPhoneSE2, 375, 667, 2, 20, 0), (.iPhoneSE3, 375, 667, 2, 20, 0), (.iPhone14ProMax, 430, 932, 3, 59, 34),
    (.iPhone16Pro, 402, 874, 3, 62, 34),
  ])
  func phonesAreUpright(
    device: Device, width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat
  ) {
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device.displayScale == scale)
    #expect(device.safeAreaInsets == EdgeInsets(top: top, bottom: bottom))
    #expect(device.horizontalSizeClass == .compact)
    #expect(device.verticalSizeClass == .regular)
  }

  @Test func aLandscapePhoneHasSafeAreasOnBothSides() {
    let device = Device.iPhoneX(.landscape)
    #expect(device.name == "iPhoneX-landscape")
    #expect(device.size == CGSize(width: 812, height: 375))
    #expect(device.safeAreaInsets == EdgeInsets(leading: 44, bottom: 24, trailing: 44))
    #expect(Device.iPhone13Pro(.landscape).safeAreaInsets == EdgeInsets(leading: 47, bottom: 21, trailing: 47))
    #expect(Device.iPhone8(.landscape).safeAreaInsets == EdgeInsets())
    #expect(Device.iPhone13(.landscape).horizontalSizeClass == .compact)
    #expect(Device.iPhone13ProMax(.landscape).horizontalSizeClass == .regular)
    #expect(Device.iPhone13ProMax(.landscape).verticalSizeClass == .compact)
    #expect(device(.portrait) == .iPhoneX)
  }

  @Test func tabletsAreLandscape() {
    #expect(Device.iPadMini.size == CGSize(width: 1024, height: 768))
    #expect(Device.iPadMini.name == "iPadMini")
    #expect(Device.iPadPro12_9.safeAreaInsets == EdgeInsets(top: 20))
    #expect(Device.iPadPro11(.portrait).size == CGSize(width: 834, height: 1194))
    #expect(Device.iPadPro11(.portrait).name == "iPadPro11-portrait")
  }

  @Test(arguments: [
    (Device.iPadMini(.landscape(splitView: .oneThird)), 320.0, UserInterfaceSizeClass.compact),
    (.iPadMini(.landscape(splitView: .oneHalf)), 507, .compact),
    (.iPadMini(.landscape(splitView: .twoThirds)), 694, .regular),
    (.iPadMini(.landscape(splitView: .full)), 1024, .regular),
    (.iPadMini(.portrait(splitView: .twoThirds)), 438, .compact),
    (.iPadPro10_5(.landscape(splitView: .oneHalf)), 551, .compact),
    (.iPadPro11(.landscape(splitView: .twoThirds)), 809, .regular),
    (.iPadPro12_9(.landscape(splitView: .oneHalf)), 678, .regular),
    (.iPadPro12_9(.portrait(splitView: .oneThird)), 375, .compact),
  ])
  func splitScreensAreNarrower(device: Device, width: CGFloat, sizeClass: UserInterfaceSizeClass) {
    #expect(device.size.width == width)
    #expect(device.horizontalSizeClass == sizeClass)
    #expect(device.verticalSizeClass == .regular)
  }

  @Test func splitScreensHaveTheirOwnNames() {
    #expect(Device.iPadMini(.landscape(splitView: .oneThird)).name == "iPadMini-oneThird")
    #expect(Device.iPadMini(.portrait(splitView: .full)).name == "iPadMini-portrait")
    #expect(Device.iPhoneX(.landscape(splitView: .oneHalf)) == Device.iPhoneX(.landscape))
  }

  @Test func everyDeviceHasAUniqueNameAndAValidScreen() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all {
      let insets = device.safeAreaInsets
      #expect(device.size.width > insets.leading + insets.trailing, "\(device)")
      #expect(device.size.height > insets.top + insets.bottom, "\(device)")
      #expect((1...3).contains(device.displayScale), "\(device)")
    }
    #expect(Device.phones.allSatisfy { $0.size.width < $0.size.height })
    #expect(Device.tablets.allSatisfy { $0.size.width > $0.size.height })
  }

  @Test func devicesWithoutOrientationsAreUnchanged() {
    #expect(Device.macWindow(.portrait) == .macWindow)
    let own = Device(name: "kiosk", size: CGSize(width: 1080, height: 1920), displayScale: 1)
    #expect(own(.landscape).name == "kiosk")
  }

  @Test func aContextHasThePropertiesOfTheScreen() {
    let context = Device.iPhone14ProMax.context(dynamicTypeSize: .xxxLarge, colorScheme: .dark)
    #expect(context.width == 430)
    #expect(context.height == 932)
    #expect(context.displayScale == 3)
    #expect(context.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
    #expect(context.dynamicTypeSize == .xxxLarge)
    #expect(context.colorScheme == .dark)
    #expect(context.horizontalSizeClass == .compact)
    #expect(Device.iPhoneSE3.context(displayScale: 1).displayScale == 1)
  }
}
