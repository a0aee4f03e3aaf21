import Raster
import Snapshot
import Testing
import SnapshotUI

/// The phones of swift-snapshot-testing's table have the type size `.medium` in their traits.
@Suite struct PhoneTypeSizeTests {
  private func typeSize(on device: Device, traits: SnapshotTraits = SnapshotTraits()) -> DynamicTypeSize {
    SnapshotLayout.device(config: device).context(traits).dynamicTypeSize
  }

  @Test(arguments: [Device.iPhoneSe, .iPhone8, .iPhoneX(.landscape), .iPhone12, .iPhone13, .iPhone13ProMax])
  func phonesOfTheTableHaveMediumType(device: Device) { #expect(typeSize(on: device) == .medium) }

  @Test(arguments: [Device.iPhone15, .iPhone17, .iPadPro11, .macWindow])
  func otherDevicesHaveLargeType(device: Device) { #expect(typeSize(on: device) == .large) }

  @Test func traitsTakePrecedence() {
    let traits = SnapshotTraits(preferredContentSizeCategory: .accessibility1)
    #expect(typeSize(on: .iPhone13, traits: traits) == .accessibility1)
    var device = Device.iPhone13
    device.traits = TraitCollection(preferredContentSizeCategory: .xLarge)
    #expect(typeSize(on: device) == .xLarge)
  }

  @Test func contextsOfDevicesAndMatricesHaveLargeType() {
    #expect(Device.iPhone13.context().dynamicTypeSize == .large)
    #expect(Matrix.devices(.iPhone13).cells.map(\.context.dynamicTypeSize) == [.large])
  }
}
