// SwiftUI re-exports Foundation, so that a view file with the single line `import SwiftUI` can use `CGFloat` or `Date`. The
// same file compiles with `import Views` instead. Raster does not re-export Foundation.
@_exported import Foundation
@_exported import Raster
