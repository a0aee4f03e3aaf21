import Foundation
import SnapshotLedger
import Testing

/// The folders that `snapshot merge` reads and writes.
@Suite struct MergeFolderTests {
  private let workshop: Workshop
  private let shards: Shards

  init() throws {
    workshop = try Workshop()
    shards = Shards(workshop: workshop)
  }

  @Test func anEarlierMergedRunInTheFolderIsIgnored() throws {
    try shards.writeAll()
    #expect(try shards.merge().status == 0)
    try FileManager.default.copyItem(
      atPath: workshop.root + "/.build/snapshots/runs/merged", toPath: workshop.root + "/shards/merged")
    expect(try shards.merge(), 0, "All 6 snapshots match")
  }

  @Test func aMergedRunIsReplacedOnlyOnCI() throws {
    try shards.writeAll()
    let arguments = ["merge", "shards", "--expect", "2", "--run", "merged"]
    let environment = ["PATH": workshop.root + "/bin:/usr/bin:/bin"]
    #expect(try Tool.run(arguments, environment: environment, in: workshop.root).status == 0)
    #expect(try Tool.run(arguments, environment: environment, in: workshop.root).status == 74)
    try shards.write(2, entries: [Shards.entry(shards.tests[1], .changed)]) { $0?["exitStatus"] = 1 }
    let onCI = try Tool.run(arguments, environment: environment.merging(["CI": "1"]) { $1 }, in: workshop.root)
    expect(onCI, 1, "1 changed, 3 passed")
  }

  /// A shard's folder may come from anywhere: what is no regular file of it is not copied.
  @Test func linksOfAShardAreNotFollowed() throws {
    try shards.writeAll()
    let folder = workshop.root + "/shards/shard-1/artifacts"
    try workshop.makeFolder("shards/shard-1/artifacts/deep")
    try workshop.write("shards/shard-1/artifacts/deep/actual.txt", "new")
    try workshop.write("secret", "secret")
    try workshop.makeFolder("private")
    try workshop.write("private/key", "secret")
    for (name, target) in [("file", "secret"), ("folder", "private")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/" + name, withDestinationPath: workshop.root + "/" + target)
    }
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    #expect(try shards.merge().status == 0)
    let merged = ".build/snapshots/runs/merged/artifacts/0/"
    #expect(workshop.read(merged + "deep/actual.txt") == "new")
    for name in ["file", "folder", "pipe"] {
      var status = stat()
      #expect(lstat(workshop.root + "/" + merged + name, &status) != 0, "\(name)")
    }
    // Nor is a link in the place of the whole folder.
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: workshop.root + "/private")
    #expect(try shards.merge().status == 0)
    #expect(workshop.read(merged + "key") == nil)
  }

  @Test(arguments: ["run.json", "ledger.jsonl"]) func aLinkInThePlaceOfAFileIsNotRead(name: String) throws {
    try shards.writeAll()
    try FileManager.default.moveItem(
      atPath: workshop.root + "/shards/shard-1/" + name, toPath: workshop.root + "/moved")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/shards/shard-1/" + name, withDestinationPath: workshop.root + "/moved")
    #expect(try shards.merge().status == 6)
  }
}
