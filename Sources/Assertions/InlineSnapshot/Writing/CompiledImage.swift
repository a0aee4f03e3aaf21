import Foundation
import SnapshotLedger
import SnapshotSourceEdits

/// Finds the binary that contains a compiled source file.
enum CompiledImage {
  /// Returns the time when the binary was built that contains a literal of the source file, such as `#filePath`, or `nil` if
  /// it is unknown.
  static func buildTime(ofLiteral literal: StaticString) -> FileTime? {
    guard literal.hasPointerRepresentation else { return nil }
    #if canImport(Darwin)
      var image = Dl_info()
      guard dladdr(literal.utf8Start, &image) != 0, let name = image.dli_fname else { return nil }
      return FileTime(of: String(cString: name))
    #elseif os(Linux)
      let program = "/proc/self/exe"
      guard let image = mappedFile(at: UInt(bitPattern: literal.utf8Start)) else { return nil }
      let isProgram = (try? FileManager.default.destinationOfSymbolicLink(atPath: program)) == image
      return FileTime(of: isProgram ? program : image)
    #else
      return nil
    #endif
  }

  #if os(Linux)
    /// Returns the file that is mapped at an address, from the lines of `/proc/self/maps`:
    /// `55d0c0a00000-55d0c0b00000 r--p 00000000 08:01 1234    /path`.
    private static func mappedFile(at address: UInt) -> String? {
      guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
      for line in maps.split(separator: "\n") {
        let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard bounds.count == 2, bounds[0] <= address, address < bounds[1] else { continue }
        return fields.count == 6 ? fields[5].drop { $0 == " " }.description : nil
      }
      return nil
    }
  #endif
}
