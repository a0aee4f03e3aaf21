// Geometry values are Foundation's CGPoint, CGSize and CGRect, so that code written for SwiftUI compiles unchanged
// and a client who says `import Raster` can spell a size.
@_exported import Foundation
