import Foundation
import Raster
import SnapshotLedger
import SnapshotRuns

/// A package in a temporary folder with a run in it, deleted at the end.
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

  /// The package as whoever runs a command in it sees it.
  package var boundary: PackageBoundary { PackageBoundary(root: root) }

  /// Writes a file under the root; its absolute path.
  @discardableResult
  package func write(_ path: String, _ data: Data) throws -> String {
    let absolute = root + "/" + path
    try AtomicFile.write(data, to: absolute)
    return absolute
  }

  /// Writes a file under the run's folder; its path relative to it.
  package func keep(_ name: String, _ data: Data) throws -> String {
    try AtomicFile.write(data, to: run.artifactsPath + "/" + name)
    return "artifacts/" + name
  }

  package func read(_ path: String) -> Data? { FileManager.default.contents(atPath: root + "/" + path) }
}

/// A picture of one colour.
package func png(_ color: RGBA, width: Int = 8, height: Int = 6) throws -> Data {
  try PNG.encode(PixelBuffer(width: width, height: height, filledWith: color))
}
