import Foundation
import SnapshotLedger

extension ForgedRun {
  static let reviews: [ForgedRun] = [
    ForgedRun("git's configuration", .review) {
      $0.entries[0].artifacts.expected = nil
      $0.entries[0].reference = $0.app + "/.git/config"
    },
    ForgedRun("a file of the home folder", .review) {
      $0.entries[0].reference = $0.home + "/notes.txt"
      $0.facts?.packageDirectory = "/"
    },
    ForgedRun("an artifact that is a link", .review) {
      try $0.link($0.run + "/artifacts/actual.txt", to: $0.home + "/notes.txt")
    },
    ForgedRun("an artifact that is a pipe", .review) { try $0.pipe($0.run + "/artifacts/actual.txt") },
    ForgedRun("without what it was compared with", .review) { $0.entries[0].artifacts.expected = nil },
    ForgedRun("a picture of the home folder", .review) {
      $0.entries[0].format = "png"
      $0.entries[0].artifacts.actual = "../home/secret.png"
    },
  ]

  private static func picture(_ world: ForgedWorld, outcome: LedgerEntry.Outcome) {
    world.entries[0].outcome = outcome
    world.entries[0].format = "png"
    world.entries[0].artifacts = .init()
  }

  static let reports: [ForgedRun] = [
    ForgedRun("a reference of the home folder that passed", .report) {
      picture($0, outcome: .passed)
      $0.entries[0].reference = $0.home + "/secret.png"
    },
    ForgedRun("a reference of the home folder that changed", .report) {
      picture($0, outcome: .changed)
      $0.entries[0].reference = $0.home + "/secret.png"
    },
    ForgedRun("a reference that was recorded and is a link", .report) {
      picture($0, outcome: .recorded)
      $0.entries[0].reference = $0.references + "/link.png"
      try $0.link($0.references + "/link.png", to: $0.home + "/secret.png")
    },
    ForgedRun("an unreadable reference that is a pipe", .report) {
      $0.entries[0].outcome = .error
      $0.entries[0].reference = $0.references + "/pipe.txt"
      try $0.pipe($0.references + "/pipe.txt")
    },
    ForgedRun("an artifact that is a link to a picture", .report) {
      picture($0, outcome: .changed)
      try $0.link($0.run + "/artifacts/actual.png", to: $0.home + "/secret.png")
      $0.entries[0].artifacts.actual = "artifacts/actual.png"
    },
    ForgedRun("an artifact that is a link to a text", .report) {
      try $0.link($0.run + "/artifacts/actual.txt", to: $0.home + "/notes.txt")
    },
    ForgedRun("an expected text that is a link", .report) {
      try $0.link($0.run + "/artifacts/expected.txt", to: $0.home + "/notes.txt")
    },
    ForgedRun("artifacts in a folder that is a link", .report) {
      try $0.link($0.run + "/artifacts", to: $0.home)
      $0.entries[0].artifacts = .init(actual: "artifacts/notes.txt")
    },
    ForgedRun("an artifact in a step up that only bytes show", .report) {
      $0.entries[0].artifacts.actual = "../\u{301}notes.txt"
    },
    ForgedRun("a text of the package that is no reference", .report) {
      try $0.write($0.app + "/keys.json", "\"\(ForgedWorld.secret)\"")
      $0.entries[0].artifacts.expected = nil
      $0.entries[0].format = "json"
      $0.entries[0].reference = $0.app + "/keys.json"
    },
    ForgedRun("an artifact that is a pipe", .report) { try $0.pipe($0.run + "/artifacts/actual.txt") },
    ForgedRun("texts behind a picture that are a link", .report) {
      picture($0, outcome: .changed)
      try $0.link($0.run + "/artifacts/trace.txt", to: $0.home + "/notes.txt")
      $0.entries[0].artifacts.actualTrace = "artifacts/trace.txt"
      $0.entries[0].artifacts.expectedTrace = "artifacts/trace.txt"
    },
    ForgedRun("a ledger that is a link", .report) {
      let line = String(decoding: try JSONEncoder().encode($0.entries[0]), as: UTF8.self) + "\n"
      try $0.write($0.home + "/ledger.jsonl", line)
      try $0.link($0.run + "/ledger.jsonl", to: $0.home + "/ledger.jsonl")
    },
    ForgedRun("a reference of the home folder", .sheet) {
      picture($0, outcome: .passed)
      $0.entries[0].reference = $0.home + "/secret.png"
    },
    ForgedRun("an artifact that is a link", .sheet) {
      picture($0, outcome: .changed)
      try $0.link($0.run + "/artifacts/actual.png", to: $0.home + "/secret.png")
      $0.entries[0].artifacts.actual = "artifacts/actual.png"
    },
    ForgedRun("an artifact that is a link", .diff) {
      try $0.link($0.run + "/artifacts/actual.txt", to: $0.home + "/notes.txt")
    },
    ForgedRun("an artifact that is a pipe", .diff) { try $0.pipe($0.run + "/artifacts/expected.txt") },
  ]

  static let journals: [ForgedRun] = [
    ForgedRun("git's configuration", .undo) {
      try $0.journal(reference: $0.app + "/.git/config", before: "0", after: "[core]\n\tbare = false\n")
    },
    ForgedRun("a file of the home folder", .undo) {
      try $0.journal(reference: $0.home + "/notes.txt", before: "0", after: ForgedWorld.secret + "\n")
    },
    ForgedRun("the manifest", .undo) {
      try $0.journal(
        reference: $0.app + "/Package.swift", before: "0",
        after: "// swift-tools-version: 6.2\nimport PackageDescription\n")
    },
    ForgedRun("a new file in the home folder", .undo) {
      try $0.journal(reference: $0.home + "/new.txt", before: "0", after: "")
      try $0.write(
        $0.undo + "/journal.json",
        "{\"schemaVersion\":1,\"verb\":\"accept\",\"entries\":[{\"reference\":\"\($0.home)/new.txt\",\"before\":\"0\"}]}"
      )
    },
    ForgedRun("deletes a source", .undo) {
      try $0.journal(reference: $0.testFile, before: nil, after: ForgedWorld.source)
    },
    ForgedRun("deletes a file of the home folder", .undo) {
      try $0.journal(reference: $0.home + "/notes.txt", before: nil, after: ForgedWorld.secret + "\n")
    },
    ForgedRun("what stood there is a link", .undo) {
      try $0.journal(reference: $0.references + "/welcome.1.txt", before: "0", after: "old\n")
      try $0.link($0.undo + "/0", to: $0.home + "/notes.txt")
    },
    ForgedRun("what stood there lies above", .undo) {
      try $0.journal(
        reference: $0.references + "/welcome.1.txt", before: "../../../../../home/notes.txt", after: "old\n")
    },
    ForgedRun("what stood there is a step up that only bytes show", .undo) {
      try $0.makeFolder($0.undo)
      try $0.write($0.app + "/.build/snapshots/undo/\u{301}notes", ForgedWorld.secret)
      try $0.journal(reference: $0.references + "/welcome.1.txt", before: "../\u{301}notes", after: "old\n")
    },
    ForgedRun("a journal that is a pipe", .undo) {
      try $0.makeFolder($0.undo)
      try $0.pipe($0.undo + "/journal.json")
    },
    ForgedRun("a journal that is a link", .undo) {
      try $0.journal(reference: $0.references + "/welcome.1.txt", before: "0", after: "old\n")
      try FileManager.default.moveItem(atPath: $0.undo + "/journal.json", toPath: $0.home + "/journal.json")
      try $0.link($0.undo + "/journal.json", to: $0.home + "/journal.json")
    },
  ]
}
