import Foundation
import SnapshotLedger
import SnapshotReview

extension ForgedRun {
  static let artifacts: [ForgedRun] = [
    ForgedRun("an artifact of the home folder") { $0.entries[0].artifacts.actual = $0.home + "/notes.txt" },
    ForgedRun("an artifact above the run") { $0.entries[0].artifacts.actual = "../home/notes.txt" },
    ForgedRun("an artifact in a step up that only bytes show") {
      $0.entries[0].artifacts.actual = "../\u{301}notes.txt"
    },
    ForgedRun("an artifact that is a link", says: "symbolic link") {
      try $0.link($0.run + "/artifacts/actual.txt", to: $0.home + "/notes.txt")
    },
    ForgedRun("an artifact that is a link to nothing") {
      try $0.link($0.run + "/artifacts/actual.txt", to: $0.home + "/new.txt")
    },
    ForgedRun("an artifact in a folder that is a link") {
      try $0.link($0.run + "/artifacts/there", to: $0.home)
      $0.entries[0].artifacts.actual = "artifacts/there/notes.txt"
    },
    ForgedRun("artifacts in a folder that is a link") {
      try $0.link($0.run + "/artifacts", to: $0.home)
      $0.entries[0].artifacts = .init(actual: "artifacts/notes.txt")
      $0.entries[0].outcome = .missing
      $0.entries[0].reference = $0.references + "/new.txt"
    },
    ForgedRun("an artifact that never ends") { try $0.link($0.run + "/artifacts/actual.txt", to: "/dev/zero") },
    ForgedRun("an artifact that is a pipe", says: "regular file") { try $0.pipe($0.run + "/artifacts/actual.txt") },
    ForgedRun("an expected file that is a pipe") { try $0.pipe($0.run + "/artifacts/expected.txt") },
    ForgedRun("an expected file that is a link") {
      try $0.write($0.home + "/same.txt", "old\n")
      try $0.link($0.run + "/artifacts/expected.txt", to: $0.home + "/same.txt")
    },
    ForgedRun("an artifact that is a folder") { $0.entries[0].artifacts.actual = "artifacts" },
    ForgedRun("an artifact of many gigabytes", says: "bytes") {
      guard truncate($0.run + "/artifacts/actual.txt", 64 << 30) == 0 else { throw CocoaError(.fileWriteUnknown) }
    },
    ForgedRun("an artifact without a name") { $0.entries[0].artifacts.actual = "" },
    ForgedRun("an artifact with a zero in its name") { $0.entries[0].artifacts.actual = "artifacts/actual.txt\0.png" },
  ]

  static let wholeRuns: [ForgedRun] = [
    ForgedRun("a ledger that is a link") {
      let line = String(decoding: try JSONEncoder().encode($0.entries[0]), as: UTF8.self) + "\n"
      try $0.write($0.home + "/ledger.jsonl", line)
      try $0.link($0.run + "/ledger.jsonl", to: $0.home + "/ledger.jsonl")
    },
    ForgedRun("a ledger that is a pipe") { try $0.pipe($0.run + "/ledger.jsonl") },
    ForgedRun("a ledger that never ends") { try $0.link($0.run + "/ledger.jsonl", to: "/dev/zero") },
    ForgedRun("a ledger that is a folder") { try $0.makeFolder($0.run + "/ledger.jsonl") },
    ForgedRun("facts that are a link") {
      if let facts = $0.facts { try $0.write($0.home + "/run.json", JSONEncoder().encode(facts)) }
      try $0.link($0.run + "/run.json", to: $0.home + "/run.json")
    },
    ForgedRun("facts that are a pipe") { try $0.pipe($0.run + "/run.json") },
    ForgedRun("facts of many gigabytes") {
      try $0.write($0.run + "/run.json", "{}")
      guard truncate($0.run + "/run.json", 64 << 30) == 0 else { throw CocoaError(.fileWriteUnknown) }
    },
    ForgedRun("decisions of the run that are a link") {
      try $0.write($0.home + "/decisions.json", JSONEncoder().encode(Decisions(run: "run")))
      try $0.link($0.run + "/decisions.json", to: $0.home + "/decisions.json")
    },
    ForgedRun("decisions of the run that are a pipe") { try $0.pipe($0.run + "/decisions.json") },
    ForgedRun("a lock that is a link to nothing") { try $0.link($0.run + "/decisions.lock", to: $0.home + "/new") },
    ForgedRun("a lock that is a link", .reject) { try $0.link($0.run + "/decisions.lock", to: $0.home + "/notes.txt") },
    ForgedRun("an artifact that is a pipe", .merge) { try $0.pipe($0.run + "/artifacts/actual.txt") },
    ForgedRun("an artifact that is a link", .merge) {
      try $0.link($0.run + "/artifacts/actual.txt", to: $0.home + "/notes.txt")
    },
    ForgedRun("artifacts in a folder that is a link", .merge) {
      try $0.link($0.run + "/artifacts", to: $0.home)
      $0.entries[0].artifacts = .init(actual: "artifacts/notes.txt")
    },
    ForgedRun("a reference of the home folder", .merge) {
      $0.entries[0].reference = $0.home + "/notes.txt"
      $0.facts?.packageDirectory = $0.home
    },
    ForgedRun("a last run that lies elsewhere", .latest) { world in
      try world.link(world.app + "/.build/snapshots/latest", to: world.run)
    },
    ForgedRun("a last run above", .latest) { world in
      try world.link(world.app + "/.build/snapshots/latest", to: "runs/../../../../run")
      try world.makeFolder(world.app + "/.build/snapshots/runs")
    },
    ForgedRun("a last run that is a link itself", .latest) { world in
      try world.makeFolder(world.app + "/.build/snapshots/runs")
      try world.link(world.app + "/.build/snapshots/runs/one", to: world.run)
      try world.link(world.app + "/.build/snapshots/latest", to: "runs/one")
    },
  ]

  static let decisionFiles: [ForgedRun] = [
    ForgedRun("of another new value", .decisions) { try $0.decide(actual: "other") },
    ForgedRun("of another reference", .decisions) { try $0.decide(reference: "other") },
    ForgedRun("of no reference", .decisions) { try $0.decide(reference: nil) },
    ForgedRun("of another snapshot", .decisions) { try $0.decide(id: "AppTests/Nobody/t()#1") },
    ForgedRun("of another format", .decisions) { try $0.decide(format: "png") },
    ForgedRun("of a run that names git's configuration", .decisions, says: ForgedWorld.id) {
      try $0.decide(reference: "[core]\n\tbare = false\n")
      try $0.write($0.run + "/artifacts/expected.txt", "[core]\n\tbare = false\n")
      $0.entries[0].reference = $0.app + "/.git/config"
    },
    ForgedRun("of a run that kept no reference", .decisions) {
      try $0.decide(reference: nil)
      $0.entries[0].artifacts.expected = nil
    },
    ForgedRun("of a run whose artifact is a link", .decisions) {
      try $0.decide(actual: ForgedWorld.secret + "\n")
      try $0.link($0.run + "/artifacts/actual.txt", to: $0.home + "/notes.txt")
    },
    ForgedRun("that are a pipe", .decisions) { try $0.pipe($0.root + "/decisions.json") },
    ForgedRun("that are a folder", .decisions) { try $0.makeFolder($0.root + "/decisions.json") },
    ForgedRun("of a newer version", .decisions) {
      try $0.write($0.root + "/decisions.json", "{\"schemaVersion\":99,\"run\":\"r\",\"decisions\":[]}")
    },
  ]

  /// What the library writes behind a call.
  private static let closure = " {\n    \"\"\"\n    new\n    \"\"\"\n  }"

  static let inlineEdits: [ForgedRun] = [
    ForgedRun("an edit of the manifest") {
      try $0.propose(closure, at: 0, of: $0.app + "/Package.swift", actual: "new")
    },
    ForgedRun("an edit of a source in the home folder") {
      try $0.propose(closure, at: 0, of: $0.home + "/Other.swift", actual: "new")
    },
    ForgedRun("an edit of a dependency", says: ".build") {
      try $0.propose(closure, at: 0, of: $0.app + "/.build/checkouts/other/Tests/OtherTests.swift", actual: "new")
    },
    ForgedRun("an edit of git's configuration") {
      try $0.propose("[alias]\n", at: 0, of: $0.app + "/.git/config", actual: "[alias]\n")
    },
    ForgedRun("an edit of a text") { try $0.propose(closure, at: 0, of: $0.app + "/Makefile", actual: "new") },
    ForgedRun("an edit of a source that is a link", says: "symbolic link") {
      try $0.link($0.app + "/Tests/AppTests/LinkTests.swift", to: $0.home + "/Other.swift")
      try $0.propose(closure, at: ForgedWorld.endOfCall, of: $0.app + "/Tests/AppTests/LinkTests.swift", actual: "new")
    },
    ForgedRun("an edit of a source in a folder that is a link", says: "symbolic link") {
      try $0.link($0.app + "/Tests/Linked", to: $0.home)
      try $0.propose(closure, at: ForgedWorld.endOfCall, of: $0.app + "/Tests/Linked/Other.swift", actual: "new")
    },
    ForgedRun("an edit that writes code") {
      try $0.propose("\n  try! Process.run(evil)", at: ForgedWorld.endOfCall, of: $0.testFile, actual: "new")
    },
    ForgedRun("an edit that writes code behind the text") {
      try $0.propose(closure + "; evil()", at: ForgedWorld.endOfCall, of: $0.testFile, actual: "new")
    },
    ForgedRun("an edit that runs code in the text") {
      try $0.propose(
        " {\n    \"\"\"\n    \\(evil())\n    \"\"\"\n  }", at: ForgedWorld.endOfCall, of: $0.testFile,
        actual: "\\(evil())")
    },
    ForgedRun("an edit with another text than is shown") {
      try $0.propose(closure, at: ForgedWorld.endOfCall, of: $0.testFile, actual: "something harmless")
    },
    ForgedRun("an edit that deletes the test") {
      try $0.propose("", at: 0, length: ForgedWorld.source.utf8.count, of: $0.testFile, actual: "")
    },
    ForgedRun("an edit out of bounds") { try $0.propose(closure, at: 1 << 40, of: $0.testFile, actual: "new") },
    ForgedRun("an edit of another source than the one that is there") {
      try $0.propose(closure, at: ForgedWorld.endOfCall, of: $0.testFile, actual: "new")
      try $0.write($0.testFile, "// changed\n")
    },
    ForgedRun("an edit that is a link", says: "symbolic link") {
      try $0.propose(closure, at: ForgedWorld.endOfCall, of: $0.testFile, actual: "new")
      try FileManager.default.moveItem(atPath: $0.run + "/artifacts/edit.json", toPath: $0.home + "/edit.json")
      try $0.link($0.run + "/artifacts/edit.json", to: $0.home + "/edit.json")
    },
    ForgedRun("an edit that is a pipe") {
      try $0.propose(closure, at: ForgedWorld.endOfCall, of: $0.testFile, actual: "new")
      try $0.pipe($0.run + "/artifacts/edit.json")
    },
    ForgedRun("the run's record of edits is a link", says: "symbolic link") {
      try $0.propose(closure, at: ForgedWorld.endOfCall, of: $0.testFile, actual: "new")
      try $0.link($0.run + "/inline", to: $0.home)
    },
  ]
}
