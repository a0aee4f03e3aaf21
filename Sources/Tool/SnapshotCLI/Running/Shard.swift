import ArgumentParser

/// A shard of the tests, such as `2/3`.
struct Shard: ExpressibleByArgument {
  var number: Int
  var count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count else {
      return nil
    }
    self.number = number
    self.count = count
  }
}
