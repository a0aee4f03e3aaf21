import Foundation

/// What git leaves in a working tree in place of the contents of a file.
///
/// Only the whole form counts, because a snapshot may be of a text that has a part of it: the output of a merge tool, a quoted
/// mail, or the heading of a page.
package enum GitDamage: Hashable, Sendable {
  /// A Git LFS pointer, of which the file was not fetched.
  case lfsPointer
  /// Both sides of a merge conflict between conflict markers.
  case conflictMarkers

  /// Returns the damage of a file's contents, or `nil` if there is none.
  package init?(of data: Data) {
    if Self.isLFSPointer(data) {
      self = .lfsPointer
    } else if Self.hasConflictMarkers(data) {
      self = .conflictMarkers
    } else {
      return nil
    }
  }

  /// Returns the damage of a reference, or `nil` if there is none.
  ///
  /// - Parameter value: The value that the reference is compared with. If it has the same form, a test made the form, not git.
  package static func found(in reference: Data, comparedWith value: @autoclosure () -> Data?) -> GitDamage? {
    guard let damage = GitDamage(of: reference), value().flatMap(GitDamage.init(of:)) != damage else { return nil }
    return damage
  }

  // MARK: Git LFS

  /// The limit of a pointer's size in bytes, exclusive, in the specification of Git LFS.
  private static let pointerLimit = 1024

  private static func isLFSPointer(_ data: Data) -> Bool {
    guard data.count < pointerLimit, data.starts(with: Data("version https://git-lfs.github.com/spec/".utf8))
    else { return false }
    // NB: git may have converted the line endings of a pointer that was not fetched.
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst()
    return lines.contains(where: isObjectID) && lines.contains(where: isSize)
      && lines.allSatisfy { isObjectID($0) || isSize($0) || $0.hasPrefix("ext-") }
  }

  private static func isObjectID(_ line: Substring) -> Bool {
    guard line.hasPrefix("oid sha256:") else { return false }
    let digits = line.dropFirst("oid sha256:".count)
    return digits.count == 64 && digits.allSatisfy(\.isHexDigit)
  }

  private static func isSize(_ line: Substring) -> Bool {
    line.hasPrefix("size ") && line.count > 5 && line.dropFirst(5).allSatisfy { ("0"..."9").contains($0) }
  }

  // MARK: Merge conflicts

  /// Whether a file has the three conflict markers in order, each as a line of its own. Labels may follow the outer two.
  private static func hasConflictMarkers(_ data: Data) -> Bool {
    var rest = data[...]
    for (marker, hasLabel) in [("<<<<<<<", true), ("=======", false), (">>>>>>>", true)] {
      guard let end = end(of: Data(marker.utf8), hasLabel: hasLabel, in: rest, of: data) else { return false }
      rest = data[end...]
    }
    return true
  }

  private static func end(of marker: Data, hasLabel: Bool, in rest: Data, of data: Data) -> Data.Index? {
    var rest = rest
    while let found = rest.range(of: marker) {
      let isAtStart = found.lowerBound == data.startIndex || data[found.lowerBound - 1] == UInt8(ascii: "\n")
      let next = found.upperBound < data.endIndex ? data[found.upperBound] : UInt8(ascii: "\n")
      let isWhole = next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") || hasLabel && next == UInt8(ascii: " ")
      if isAtStart, isWhole { return found.upperBound }
      rest = data[(found.lowerBound + 1)...]
    }
    return nil
  }
}
