import Foundation

/// The files of a run. The run may be of another machine, so that none of the names in it is believed.
extension RunFolder {
  /// The largest artifact that is read, in bytes.
  package static let largestArtifact = 256 << 20

  /// The bytes of a file of the run, by its path relative to the run's folder; `nil` where there is none.
  package func contents(of relative: String, limit: Int = largestArtifact) throws(PlainFile.Refusal) -> Data? {
    try PlainFile.read(try RunFolder.parts(of: relative), below: path, limit: limit)
  }

  /// Whether the run has a file at a relative path.
  package func hasFile(_ relative: String) throws(PlainFile.Refusal) -> Bool {
    try PlainFile.exists(try RunFolder.parts(of: relative), below: path, limit: RunFolder.largestArtifact)
  }

  private static func parts(of relative: String) throws(PlainFile.Refusal) -> [String] {
    guard let parts = PlainFile.parts(of: relative), !parts.contains(where: { $0.utf8.first == UInt8(ascii: ".") })
    else { throw .invalidPath }
    return parts
  }
}
