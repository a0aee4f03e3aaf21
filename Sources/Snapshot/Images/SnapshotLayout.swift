import Raster
import Views

/// How large a view is rendered.
public enum SnapshotLayout: Hashable, Sendable {
  /// Full-screen on a device, at its scale.
  case device(config: ViewImageConfig)
  /// At a size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// At the size that the view asks for.
  case sizeThatFits

  /// The context of a rendering; traits overrule the device's.
  func context(_ traits: SnapshotTraits) -> RenderContext {
    var context = RenderContext()
    switch self {
    case .device(let device): context.use(device)
    case .fixed(let width, let height):
      context.width = width
      context.height = height
    case .sizeThatFits: break
    }
    context.apply(traits)
    return context
  }
}

/// The name that swift-snapshot-testing has for it.
public typealias SwiftUISnapshotLayout = SnapshotLayout
