import Raster
import SnapshotUI

/// The size at which a view is rendered.
public enum SnapshotLayout: Hashable, Sendable {
  /// Full-screen on a device, at its scale. The phones of swift-snapshot-testing's table have the type size `.medium`, as
  /// there, unless the traits have another one.
  case device(config: ViewImageConfig)
  /// At a size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// At the ideal size of the view.
  case sizeThatFits

  /// Returns the context for rendering. The traits take precedence over those of the device.
  package func context(_ traits: SnapshotTraits) -> RenderContext {
    var context = RenderContext()
    switch self {
    case .device(let device):
      if device.isInMigratedTable { context.dynamicTypeSize = .medium }
      context.use(device)
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

extension Device {
  /// The phones of swift-snapshot-testing's `ViewImageConfig`, whose traits there include the type size `.medium`.
  private static let migratedPhones: Set<String> = [
    "iPhoneSe", "iPhone8", "iPhone8Plus", "iPhoneX", "iPhoneXr", "iPhoneXsMax", "iPhone12", "iPhone12Mini",
    "iPhone12Pro", "iPhone12ProMax", "iPhone13", "iPhone13Mini", "iPhone13Pro", "iPhone13ProMax",
  ]

  /// Whether a picture on the device that was recorded with swift-snapshot-testing has the type size `.medium`.
  fileprivate var isInMigratedTable: Bool { Self.migratedPhones.contains(model) }
}
