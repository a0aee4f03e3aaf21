import Foundation
import Raster
import SnapshotCore

/// Compares PNG files in folders by pixels. `SnapshotCore` finds the type by its name.
package enum PictureFileComparison: PictureFileComparing {
  package static func difference(old: Data, new: Data) -> Difference? {
    guard let expected = try? PNG.decode(old), let actual = try? PNG.decode(new) else { return nil }
    return Diffing.image.difference(reference: expected, file: old, new: actual)
  }
}
