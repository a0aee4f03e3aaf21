import Raster
import Views

/// The size at which a view is rendered.
public enum SnapshotLayout: Hashable, Sendable {
  /// Full-screen on a device, at its scale.
  case device(config: ViewImageConfig)
  /// At a size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// At the ideal size of the view.
  case sizeThatFits

  /// Returns the context for rendering. The traits take precedence over those of the device.
  package func context(_ traits: SnapshotTraits) -> RenderContext {
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

/// The name of ``SnapshotLayout`` in swift-snapshot-testing.
public typealias SwiftUISnapshotLayout = SnapshotLayout
