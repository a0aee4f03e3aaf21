import Foundation
import Raster
import SnapshotRuns

/// The short way of `snapshot diff A.png B.png` without options: before the arguments are parsed, which costs more than
/// looking at two pictures. What it does not take goes the long way, with the same results.
enum PlainPair {
  /// Compares the two files that the arguments name; `nil` for any other arguments.
  static func perform(_ arguments: ArraySlice<String>) -> SnapshotExitCode? {
    let paths = arguments.dropFirst()
    guard arguments.first == "diff", paths.count == 2, let expected = paths.first, let actual = paths.last,
      paths.allSatisfy({ $0.hasSuffix(".png") && !$0.hasPrefix("-") && isFile($0) })
    else { return nil }
    do {
      return try PairReport(palette: CommonOptions.palette(.auto)).perform(
        expected: DiffFile.absolute(expected), actual: DiffFile.absolute(actual))
    } catch {
      return VerbError(error).report(isJSON: false)
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
