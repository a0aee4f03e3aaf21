import Foundation
import Raster
import SnapshotRuns

/// A fast path for `snapshot diff A.png B.png` without options. It skips the argument parser, which takes longer than
/// comparing two pictures, and has the same results.
enum PlainPair {
  /// Compares the two files in the arguments; returns `nil` for any other arguments.
  static func perform(_ arguments: ArraySlice<String>) -> SnapshotExitCode? {
    let paths = arguments.dropFirst()
    guard arguments.first == "diff", paths.count == 2, let expected = paths.first, let actual = paths.last,
      paths.allSatisfy({ $0.hasSuffix(".png") && !$0.hasPrefix("-") && isFile($0) })
    else { return nil }
    do {
      return try PairReport(palette: CommonOptions.palette(.auto)).perform(
        expected: DiffFile.absolute(expected), actual: DiffFile.absolute(actual))
    } catch {
      return CommandError(error).report(isJSON: false)
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
