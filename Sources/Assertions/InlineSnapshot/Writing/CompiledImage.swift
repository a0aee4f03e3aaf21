import Foundation
import SnapshotFoundation
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
    /// The addresses of a mapped file.
    private struct Mapping: Sendable {
      var addresses: Range<UInt>
      var file: String?
    }

    /// Read once for each library that is loaded, because the list is long.
    private static let mappings = Locked<[Mapping]>([])

    /// Returns the file that is mapped at an address.
    private static func mappedFile(at address: UInt) -> String? {
      mappings.withLock { mappings in
        if let known = mappings.first(where: { $0.addresses.contains(address) }) { return known.file }
        mappings = read()
        return mappings.first { $0.addresses.contains(address) }?.file
      }
    }

    /// Returns the lines of `/proc/self/maps`: `55d0c0a00000-55d0c0b00000 r--p 00000000 08:01 1234    /path`.
    private static func read() -> [Mapping] {
      let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
      return maps.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
        return Mapping(
          addresses: bounds[0]..<bounds[1], file: fields.count == 6 ? fields[5].drop { $0 == " " }.description : nil)
      }
    }
  #endif
}
