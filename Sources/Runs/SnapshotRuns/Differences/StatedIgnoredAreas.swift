import Foundation
import Raster
import SnapshotFoundation
import SnapshotRenderTraces

/// The regions that the explanation in a picture states as ignored by its assertion.
package enum StatedIgnoredAreas {
  private static let mostListed = 5

  /// Returns a note that lists the regions; `nil` without regions. They never change a comparison, because a file can state
  /// anything.
  package static func note(on file: Data, path: String) -> String? {
    guard let trace = PNG.explanation(in: file).text else { return nil }
    let areas = RenderTrace.ignoredAreas(in: trace)
    guard !areas.isEmpty else { return nil }
    let listed = areas.prefix(mostListed).map { area in
      area.sides.map(String.init).joined(separator: ",") + " (\(VisibleText.line(area.reason)))"
    }
    return "\(path) states \(counted(areas.count, "region")) that its test ignores, which are compared here: "
      + listed.joined(separator: ", ") + (areas.count > mostListed ? ", …" : "")
      + ". Use --ignore to ignore them."
  }
}
