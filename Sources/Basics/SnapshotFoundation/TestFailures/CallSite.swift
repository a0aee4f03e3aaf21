/// The source location of a call, given by `#fileID`, `#filePath`, `#line` and `#column`.
///
/// Swift Testing has a `SourceLocation`, and XCTest an `XCTSourceCodeLocation`. Code of an app links neither, and files
/// that import both this module and Swift Testing need two names.
package struct CallSite: Sendable {
  /// The module and the name of the file, such as `AppTests/LoginTests.swift`.
  package let fileID: StaticString
  /// The absolute path of the file.
  package let filePath: StaticString
  /// The line, counted from 1.
  package var line: UInt
  /// The column, counted from 1.
  package let column: UInt
  /// The path of the file where it is not the literal ``filePath``.
  private var computedPath: String?
  /// The module and the name of the file where they are not the literal ``fileID``.
  private var computedFileID: String?

  /// Creates a source location from the literals of a call.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The absolute path of the file. Tests set it to the path of a temporary file.
  package var path: String {
    // NB: an interpolation takes many times longer.
    get { computedPath ?? filePath.description }
    set { computedPath = newValue }
  }

  /// The module and the name of the file as text.
  package var fileIDText: String { computedFileID ?? fileID.description }

  /// Returns whether two calls have the same literals, so that they are in the same file. Equal literals at different addresses
  /// count as different.
  package borrowing func hasLiterals(of other: borrowing CallSite) -> Bool {
    guard case .none = computedPath, case .none = other.computedPath else { return false }
    guard fileID.hasPointerRepresentation, filePath.hasPointerRepresentation else { return false }
    guard other.fileID.hasPointerRepresentation, other.filePath.hasPointerRepresentation else { return false }
    return fileID.utf8Start == other.fileID.utf8Start && filePath.utf8Start == other.filePath.utf8Start
      && fileID.utf8CodeUnitCount == other.fileID.utf8CodeUnitCount
      && filePath.utf8CodeUnitCount == other.filePath.utf8CodeUnitCount
  }

  /// A line of another file, which is known at run time.
  package func at(line: Int, of fileID: String, path: String) -> CallSite {
    var copy = self
    copy.computedFileID = fileID
    copy.path = path
    copy.line = UInt(clamping: line)
    return copy
  }

  /// The same source location in the file at another path.
  package func inFile(at path: String) -> CallSite {
    var copy = self
    copy.path = path
    return copy
  }
}

extension CallSite: CustomStringConvertible {
  /// `Module/File.swift:12`.
  package var description: String { "\(fileIDText):\(line)" }
}
