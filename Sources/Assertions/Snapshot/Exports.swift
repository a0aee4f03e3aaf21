@_exported import SnapshotCore
@_exported import SnapshotCustomDump

#if !canImport(UIKit)
  // UIKit's names at call sites of swift-snapshot-testing.
  @_exported import typealias SnapshotUI.UIAccessibilityContrast
  @_exported import typealias SnapshotUI.UIContentSizeCategory
  @_exported import typealias SnapshotUI.UILegibilityWeight
  @_exported import typealias SnapshotUI.UITraitCollection
  @_exported import typealias SnapshotUI.UITraitEnvironmentLayoutDirection
  @_exported import typealias SnapshotUI.UIUserInterfaceSizeClass
  @_exported import typealias SnapshotUI.UIUserInterfaceStyle
  @_exported import class SnapshotUI.UIImage
  @_exported import enum SnapshotUI.UIDisplayGamut
  @_exported import enum SnapshotUI.UIForceTouchCapability
  @_exported import enum SnapshotUI.UIUserInterfaceIdiom
  @_exported import enum SnapshotUI.UIUserInterfaceLevel
  @_exported import struct SnapshotUI.UIEdgeInsets
#endif
