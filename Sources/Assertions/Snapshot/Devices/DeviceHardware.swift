import SnapshotUI

/// The outline of a device around its screen, derived from the table of devices. Lengths are in points of the screen.
struct DeviceHardware: Hashable {
  /// What interrupts the screen or the bezel.
  enum Sensor: String, Hashable {
    case none
    case homeButton
    case notch
    case dynamicIsland
  }

  /// The size of the screen in the device's orientation.
  let screen: CGSize
  /// Whether the device lies on its right side, with the top of the screen at the left.
  let isLandscape: Bool
  let sensor: Sensor
  /// The corner radius of the screen.
  let screenRadius: CGFloat
  /// The bezel at the device's sides, and at its top and bottom, in portrait orientation.
  private let sides: CGFloat
  private let ends: CGFloat
  /// The part of the safe area that the sensor covers in portrait orientation.
  private let statusBar: CGFloat

  init(_ device: Device) {
    let whole = device(device.orientation)
    let upright = device(.portrait)
    screen = whole.size
    isLandscape = upright.size != whole.size
    let width = upright.size.width
    let insets = upright.safeAreaInsets
    statusBar = insets.top
    let family = Family(of: device)
    switch family {
    case .phone where insets.bottom == 0, .tablet where insets.bottom == 0 && device.model != Device.iPadPro11.model:
      sensor = .homeButton
      screenRadius = 0
      sides = (width * 0.06).rounded()
      ends = (width * (family == .phone ? 0.26 : 0.11)).rounded()
    case .phone:
      sensor = insets.top >= 59 ? .dynamicIsland : .notch
      screenRadius = Self.phoneRadius(statusBar: insets.top, width: width)
      sides = (width * 0.05).rounded()
      ends = sides
    case .tablet:
      sensor = .none
      screenRadius = 18
      sides = (width * 0.045).rounded()
      ends = sides
    case .watch:
      sensor = .none
      screenRadius = (width * 0.2).rounded()
      sides = (width * 0.08).rounded()
      ends = sides
    case .window:
      sensor = .none
      screenRadius = 0
      sides = max(8, (width * 0.015).rounded())
      ends = sides
    }
  }

  private enum Family {
    case phone, tablet, watch, window

    init(of device: Device) {
      func isListed(in devices: [Device]) -> Bool { devices.contains { $0.model == device.model } }
      self =
        isListed(in: Device.phones)
        ? .phone : isListed(in: Device.tablets) ? .tablet : isListed(in: Device.watches) ? .watch : .window
    }
  }

  /// The corner radius of a phone without a home button. Phones of one generation share the height of the status bar.
  private static func phoneRadius(statusBar: CGFloat, width: CGFloat) -> CGFloat {
    switch statusBar {
    case 62...: 62
    case 59...: 55
    case 50...: 44
    case 48...: 41.5
    case 47...: width > 400 ? 53 : 47
    default: 39
    }
  }
}

extension DeviceHardware {
  /// The bezel in the device's orientation.
  var bezel: EdgeInsets {
    isLandscape
      ? EdgeInsets(top: sides, leading: ends, bottom: sides, trailing: ends)
      : EdgeInsets(top: ends, leading: sides, bottom: ends, trailing: sides)
  }

  /// The size of the device.
  var size: CGSize {
    CGSize(width: screen.width + bezel.leading + bezel.trailing, height: screen.height + bezel.top + bezel.bottom)
  }

  var bodyRadius: CGFloat {
    sensor == .homeButton ? (min(size.width, size.height) * 0.13).rounded() : screenRadius + sides
  }

  /// The frame of the sensor on the device in its orientation; `nil` without a sensor.
  var sensorFrame: CGRect? {
    let width = min(screen.width, screen.height)
    switch sensor {
    case .none: return nil
    case .homeButton:
      let side = (ends * 0.62).rounded()
      let far = (isLandscape ? size.width : size.height) - ends + (ends - side) / 2
      let across = ((isLandscape ? size.height : size.width) - side) / 2
      return placed(along: far, across: across, length: side, breadth: side)
    case .notch:
      let breadth = (width * 0.54).rounded()
      return placed(along: ends, across: sides + (width - breadth) / 2, length: statusBar - 14, breadth: breadth)
    case .dynamicIsland:
      return placed(
        along: ends + (statusBar >= 62 ? 14 : 11), across: sides + (width - 126) / 2, length: 37, breadth: 126)
    }
  }

  /// Returns a frame by its distances from the device's top and side, and its extents in these directions.
  private func placed(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    isLandscape
      ? CGRect(x: along, y: across, width: length, height: breadth)
      : CGRect(x: across, y: along, width: breadth, height: length)
  }
}
