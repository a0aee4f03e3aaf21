import Raster
import SnapshotUI

extension DeviceHardware {
  /// The edge of the device, which is visible on black backgrounds too.
  private static let edge = RGBA(0x8E8E93)
  private static let body = RGBA(0x1C1C1E)
  private static let black = RGBA(0x000000)

  /// Draws what lies behind the screen.
  func drawBody(in canvas: inout DisplayListRecorder) {
    let frame = CGRect(origin: .zero, size: size)
    let edge = max(1, (min(size.width, size.height) * 0.006).rounded())
    func outline(inset: CGFloat) -> Path {
      RoundedRectangle(cornerRadius: max(0, bodyRadius - inset), style: .circular)
        .path(in: frame.insetBy(dx: inset, dy: inset))
    }
    canvas.fill(outline(inset: 0), with: Self.edge)
    canvas.fill(outline(inset: edge), with: Self.body)
    guard sensor == .homeButton, let button = sensorFrame else { return }
    canvas.fill(Circle().path(in: button), with: Self.edge)
    canvas.fill(Circle().path(in: button.insetBy(dx: edge, dy: edge)), with: Self.body)
  }

  /// Draws what covers the screen.
  func drawSensor(in canvas: inout DisplayListRecorder) {
    guard let frame = sensorFrame else { return }
    switch sensor {
    case .none, .homeButton: break
    case .dynamicIsland: canvas.fill(Capsule(style: .circular).path(in: frame), with: Self.black)
    case .notch:
      let radius = (min(frame.width, frame.height) * 0.6).rounded()
      let shape =
        isLandscape
        ? UnevenRoundedRectangle(bottomTrailingRadius: radius, topTrailingRadius: radius)
        : UnevenRoundedRectangle(bottomLeadingRadius: radius, bottomTrailingRadius: radius)
      canvas.fill(shape.path(in: frame), with: Self.body)
    }
  }
}
