import Raster
import SnapshotUI

/// The traits of an image: `.image(traits: .init(userInterfaceStyle: .dark))`.
public typealias SnapshotTraits = TraitCollection

// UIKit's names, so that call sites of swift-snapshot-testing compile where there is no UIKit.

// UIKit's names of the contrasts.
extension ColorSchemeContrast {
  /// UIKit's name of ``ColorSchemeContrast/standard``.
  public static let normal = ColorSchemeContrast.standard
  /// UIKit's name of ``ColorSchemeContrast/increased``.
  public static let high = ColorSchemeContrast.increased
}

#if !canImport(UIKit)
  extension Device {
    /// Creates a device configuration from explicit values.
    ///
    ///     ViewImageConfig(
    ///       safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), size: CGSize(width: 375, height: 812),
    ///       traits: UITraitCollection(displayScale: 3))
    ///
    /// - Parameters:
    ///   - safeArea: The insets of the safe area in points.
    ///   - size: The size in points, or `nil` for the size that the view asks for.
    ///   - traits: Traits that differ from the default. The default `displayScale` is 1.
    public init(
      safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
      self.init(
        size: size,
        safeAreaInsets: EdgeInsets(
          top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom, trailing: safeArea.right),
        traits: traits)
    }

    /// The insets of the safe area in points.
    public var safeArea: UIEdgeInsets {
      get {
        UIEdgeInsets(
          top: safeAreaInsets.top, left: safeAreaInsets.leading, bottom: safeAreaInsets.bottom,
          right: safeAreaInsets.trailing)
      }
      set {
        safeAreaInsets = EdgeInsets(
          top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
      }
    }
  }
#endif
