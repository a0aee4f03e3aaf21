import Foundation
import Raster
import SnapshotCore

extension Snapshotting where Value == Path, Format == String {
  /// A path, one element per line.
  ///
  /// Records:
  ///
  ///     MoveTo (0.0, 0.0)
  ///     LineTo (10.0, 0.0)
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback(\.elementsDescription)
  }

  /// A path, one element per line, with formatted numbers.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      path.elementsDescription { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
    }
  }
}
