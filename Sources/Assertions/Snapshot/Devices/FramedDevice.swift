import Raster
import SnapshotUI

/// A screen in a drawn device below a caption, for the screenshots of an app store.
///
///     let asset = FramedDevice(.iPhone15Pro, caption: "Your trips,\nin one place") { TripsScreen() }
///       .foregroundColor(.white)
///       .background(Color.indigo)
///     assertSnapshot(
///       of: asset, as: .image(size: CGSize(width: 430, height: 932), traits: SnapshotTraits(displayScale: 3)))
///
/// The screen is laid out full-screen on the device, with its size, safe area and size classes, and scaled to fit. The
/// device is drawn by its row in the table of devices: rounded corners, and a home button, a notch or a Dynamic Island. A
/// device in landscape orientation lies on its right side. Devices that aren't in the table, and windows, have a thin edge.
///
/// The view fills the proposed size. Its font size depends on that size and on the Dynamic Type size. A caption wraps; one
/// that needs more than ``captionLineLimit`` lines is truncated, which `assertNoDiagnostics` reports as `text-truncated`.
public struct FramedDevice<Screen: View>: NonisolatedView {
  /// The device around the screen.
  public let device: Device
  /// The text above the device. An empty caption takes no space.
  public let caption: String
  /// The largest number of lines of the caption.
  public let captionLineLimit: Int
  private let screen: Screen
  @Environment(\.layoutDirection) private var layoutDirection
  @ScaledMetric(relativeTo: .largeTitle) private var typeScale: CGFloat = 1

  /// Creates a framed device.
  ///
  /// - Parameters:
  ///   - device: The device, in portrait or landscape orientation. A split screen is shown as a full screen.
  ///   - caption: The text above the device.
  ///   - captionLineLimit: The largest number of lines of the caption.
  ///   - screen: The view on the device's screen.
  public init(
    _ device: Device, caption: String = "", captionLineLimit: Int = 3, @ViewBuilder screen: () -> Screen
  ) {
    self.device = device(device.orientation)
    self.caption = caption
    self.captionLineLimit = captionLineLimit
    self.screen = screen()
  }

  /// The caption above the device.
  public var body: some View {
    GeometryReader { place in
      let unit = min(place.size.width, place.size.height) / 100
      VStack(spacing: (5 * unit).rounded()) {
        if !caption.isEmpty {
          Text(caption).font(.system(size: 8 * unit * typeScale, weight: .bold))
            .multilineTextAlignment(.center).lineLimit(captionLineLimit)
        }
        GeometryReader { room in framed(in: room.size) }
      }
      .padding((6 * unit).rounded())
      .frame(width: place.size.width, height: place.size.height)
    }
  }

  /// The device, scaled to fit and centered. It is not mirrored in right-to-left layouts; its screen is.
  private func framed(in room: CGSize) -> some View {
    let hardware = DeviceHardware(device)
    let scale = max(0.001, min(room.width / hardware.size.width, room.height / hardware.size.height))
    let size = CGSize(width: hardware.size.width * scale, height: hardware.size.height * scale)
    return drawn(hardware)
      .scaleEffect(scale, anchor: .topLeading)
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      // On whole points, so that the elements of the screen are aligned to pixels as on the device.
      .padding(.leading, max(0, ((room.width - size.width) / 2).rounded(.down)))
      .padding(.top, max(0, ((room.height - size.height) / 2).rounded(.down)))
      .frame(width: room.width, height: room.height, alignment: .topLeading)
      .environment(\.layoutDirection, .leftToRight)
  }

  /// The device at its own size in points.
  private func drawn(_ hardware: DeviceHardware) -> some View {
    screen
      .environment(\.layoutDirection, layoutDirection)
      // The color of the caption is not that of the screen.
      .environment(\.foregroundStyle, nil)
      .onScreen(size: hardware.screen, safeAreaInsets: device.safeAreaInsets)
      .environment(\.safeAreaInsets, device.safeAreaInsets)
      .environment(\.screenWidth, hardware.screen.width)
      .environment(\.horizontalSizeClass, device.horizontalSizeClass)
      .environment(\.verticalSizeClass, device.verticalSizeClass)
      .background(Color(.systemBackground))
      .clipShape(RoundedRectangle(cornerRadius: hardware.screenRadius, style: .circular))
      .overlay(
        Drawing { canvas, _ in
          canvas.translate(x: -hardware.bezel.leading, y: -hardware.bezel.top)
          hardware.drawSensor(in: &canvas)
        }
      )
      .padding(hardware.bezel)
      .background(Drawing { canvas, _ in hardware.drawBody(in: &canvas) })
      .clipped()
  }
}
