// Without declarations: only `canImport(SwiftUI)` is to be true for this package's modules, as on a Mac.
@_exported import Foundation
