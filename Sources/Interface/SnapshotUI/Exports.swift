// SwiftUI re-exports Foundation and Combine, so that a view file with the single line `import SwiftUI` can use `CGFloat`,
// `Date` or `ObservableObject`. The same file compiles with `import SnapshotUI` instead. Raster does not re-export Foundation.
// Platforms without Combine have OpenCombine, which declares the same names.
@_exported import Foundation
@_exported import Raster

// A part of Foundation on Apple's platforms.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
#if canImport(Combine)
  @_exported import Combine
#else
  @_exported import OpenCombine
  @_exported import OpenCombineDispatch
  @_exported import OpenCombineFoundation
#endif
@_exported import Observation
