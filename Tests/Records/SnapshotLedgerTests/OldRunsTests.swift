import Foundation
import SnapshotLedger
import Testing

@Suite struct OldRunsTests {
  /// A package whose runs have 1,000 bytes each. A run has the number of its process, which is larger than any system's.
  private final class Package {
    let root = NSTemporaryDirectory() + "old-runs-\(UUID())"
    private var runs: String { RunFolder.runs(packageRoot: root) }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func add(_ name: String, minutesAgo: Int, bytes: Int = 1000) throws {
      try write(bytes, to: runs + "/" + name + "/artifacts/a/actual.txt")
      try date(runs + "/" + name, minutesAgo: minutesAgo)
    }

    func addTrace(_ name: String, minutesAgo: Int) throws {
      try write(1000, to: root + "/.build/snapshots/traces/" + name)
      try date(root + "/.build/snapshots/traces/" + name, minutesAgo: minutesAgo)
    }

    private func write(_ bytes: Int, to path: String) throws {
      let folder = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(count: bytes).write(to: URL(fileURLWithPath: path))
    }

    private func date(_ path: String, minutesAgo: Int) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60 * Double(minutesAgo))], ofItemAtPath: path)
    }

    func remaining(_ folder: String = "runs") throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: root + "/.build/snapshots/" + folder).sorted()
    }

    func remove(keeping count: Int? = nil, besides name: String = "new-2147483000", limit: Int = OldRuns.mostBytes) {
      OldRuns.remove(
        from: root, keeping: count, besides: RunFolder(packageRoot: root, run: name), limit: limit)
    }
  }

  /// Failing runs of one session of work, all within an hour.
  @Test func runsHaveABoundInSize() throws {
    let package = Package()
    for number in 10..<37 { try package.add("\(number)-2147483000", minutesAgo: 40 - number) }
    package.remove(keeping: 100, limit: 5500)
    #expect(try package.remaining() == (32..<37).map { "\($0)-2147483000" })
  }

  @Test func theNumberOfRunsIsBounded() throws {
    let package = Package()
    for number in 10..<37 { try package.add("\(number)-2147483000", minutesAgo: 40 - number) }
    package.remove()
    #expect(try package.remaining().count == OldRuns.keptByDefault)
  }

  @Test func runsInProgressAndTheLatestRunAreKept() throws {
    let package = Package()
    try package.add("1-2147483000", minutesAgo: 500)
    try package.add("2-\(getpid())", minutesAgo: 400)
    try package.add("named", minutesAgo: 30)
    try package.add("old name", minutesAgo: 300)
    try package.add("3-2147483000", minutesAgo: 200)
    try package.add("4-2147483000", minutesAgo: 100)
    try FileManager.default.createSymbolicLink(
      atPath: RunFolder.latestLink(packageRoot: package.root), withDestinationPath: "runs/3-2147483000")
    package.remove(keeping: 1, besides: "4-2147483000", limit: 0)
    #expect(try package.remaining() == ["2-\(getpid())", "3-2147483000", "4-2147483000", "named"])
  }

  @Test func tracesHaveABoundInSize() throws {
    let package = Package()
    for number in 0..<9 { try package.addTrace("\(number)", minutesAgo: 9 - number) }
    try package.addTrace("old", minutesAgo: 61 * 24 * 60)
    package.remove(limit: 3000)
    #expect(try package.remaining("traces") == ["6", "7", "8"])
  }

  @Test func aPackageWithoutRunsStaysAsItIs() {
    let package = Package()
    package.remove()
    #expect(!FileManager.default.fileExists(atPath: package.root))
    #expect(!OldRuns.areMany(in: package.root))
  }
}
