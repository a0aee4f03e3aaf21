import Foundation
import Raster
import SnapshotLedger
import SnapshotRuns

/// A package with a run in a temporary folder, which is deleted at the end.
package final class TemporaryPackage {
  package let root: String
  package let run: RunFolder

  package init() throws {
    root = NSTemporaryDirectory() + "snapshot-report-\(UInt64.random(in: 0 ... .max))"
    run = RunFolder(packageRoot: root, run: "run")
    try FileManager.default.createDirectory(atPath: run.artifactsPath, withIntermediateDirectories: true)
    try write("Package.swift", Data("// swift-tools-version: 6.2\n".utf8))
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// The boundary of the package.
  package var boundary: PackageBoundary { PackageBoundary(root: root) }

  /// Writes a file to the package and returns its absolute path.
  @discardableResult
  package func write(_ path: String, _ data: Data) throws -> String {
    let absolute = root + "/" + path
    try OutputFile.write(data, to: absolute)
    return absolute
  }

  /// Writes an artifact of the run and returns its path relative to the run's folder.
  package func keep(_ name: String, _ data: Data) throws -> String {
    try OutputFile.write(data, to: run.artifactsPath + "/" + name)
    return "artifacts/" + name
  }

  package func read(_ path: String) -> Data? { FileManager.default.contents(atPath: root + "/" + path) }
}

/// Returns a PNG file of one color.
package func png(_ color: RGBA, width: Int = 8, height: Int = 6) throws -> Data {
  try PNG.encode(PixelBuffer(width: width, height: height, filledWith: color))
}
