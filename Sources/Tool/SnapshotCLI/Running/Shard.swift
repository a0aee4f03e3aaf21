import ArgumentParser
import SnapshotFoundation

/// A shard of the tests, such as `2/3`.
struct Shard: Hashable {
  var number: Int
  var count: Int

  /// - Throws: `ValidationError` for anything but `i/n` with `i` from 1 to `n`.
  init(argument: String) throws {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1 else {
      throw ValidationError("'\(VisibleText.line(argument))' is not a shard. Specify i/n, such as 1/4.")
    }
    guard (1...count).contains(number) else {
      throw ValidationError(
        "Shard \(number) of \(count) does not exist: the shards are 1/\(count) to \(count)/\(count).")
    }
    self.number = number
    self.count = count
  }
}
