import Foundation
import SnapshotLedger
import Testing

/// One way to forge a run, and the command that somebody runs over it.
struct ForgedRun: CustomTestStringConvertible, Sendable {
  enum Subcommand: Sendable {
    /// `accept --all`.
    case accept
    case dryRun
    /// `accept --decisions FILE`.
    case decisions
    /// `review` in a terminal: the key a, then q.
    case review
    /// Reports of every format.
    case report
    case sheet, diff, undo, reject
    /// `accept --all` of the last run.
    case latest
    /// `merge`, and `accept --all` of what it made.
    case merge
  }

  var name: String
  var verb: Subcommand
  /// What the message must say besides.
  var says: String
  var forge: @Sendable (ForgedWorld) throws -> Void

  init(
    _ name: String, _ verb: Subcommand = .accept, says: String = "",
    _ forge: @escaping @Sendable (ForgedWorld) throws -> Void
  ) {
    self.name = name
    self.verb = verb
    self.says = says
    self.forge = forge
  }

  var testDescription: String { "\(verb): \(name)" }

  static let all =
    references + links + claimedRoots + extensions + artifacts + wholeRuns + decisionFiles + inlineEdits + reviews
    + reports + journals

  /// A new reference at a path below the package.
  private static func reference(_ name: String, _ path: String, format: String = "txt", says: String = "") -> ForgedRun
  {
    ForgedRun(name, says: says) { world in
      world.entries[0].outcome = .missing
      world.entries[0].artifacts.expected = nil
      world.entries[0].format = format
      world.entries[0].reference = path.hasPrefix("//") ? String(path.dropFirst()) : world.app + "/" + path
    }
  }

  /// A reference that says that it changed, without what it was compared with.
  private static func overwritten(_ name: String, _ path: @escaping @Sendable (ForgedWorld) -> String) -> ForgedRun {
    ForgedRun(name) { world in
      world.entries[0].artifacts.expected = nil
      world.entries[0].reference = path(world)
      world.entries[0].format = (world.entries[0].reference as NSString).pathExtension
    }
  }

  private static let snapshots = "Tests/AppTests/__Snapshots__/LoginTests"

  static let references: [ForgedRun] = [
    overwritten("a file of the home folder") { $0.home + "/.bashrc" },
    overwritten("a text of the home folder") { $0.home + "/notes.txt" },
    overwritten("up to the home folder") { $0.app + "/Tests/../../home/notes.txt" },
    overwritten("git's configuration") { $0.app + "/.git/config" },
    overwritten("the manifest") { $0.app + "/Package.swift" },
    overwritten("a source") { $0.app + "/Sources/App/App.swift" },
    overwritten("a folder whose name begins as the package's") { $0.root + "/app-evil/__Snapshots__/a.txt" },
    overwritten("the reference itself, which the run did not keep") { $0.references + "/welcome.1.txt" },
    ForgedRun("a reference that the package has, as missing") {
      $0.entries[0].outcome = .missing; $0.entries[0].artifacts.expected = nil
    },
    reference("up to the manifest", "\(snapshots)/../../../../Package.swift", format: "swift"),
    reference("up and down again", "\(snapshots)/../LoginTests/new.txt"),
    reference("a reference folder of git's", ".git/hooks/__Snapshots__/pre-commit.txt", says: ".git"),
    reference("a reference folder of the build", ".build/__Snapshots__/a.txt", says: ".build"),
    reference("git's folder in capitals", ".GIT/__Snapshots__/a.txt"),
    reference("a folder that is git's after an invisible character", "\u{200B}.git/__Snapshots__/a.txt"),
    reference("a folder that begins with another dot", "\u{2024}git/__Snapshots__/a.txt"),
    reference("a hidden folder among the references", "\(snapshots)/.hidden/a.txt"),
    reference("a hidden file among the references", "\(snapshots)/.gitattributes.txt"),
    reference("outside of any reference folder", "Docs/a.txt", says: "__Snapshots__"),
    reference("the root of the package", "notes.txt"),
    reference("a reference folder of other letters", "Tests/__snapshots__/a.txt"),
    reference("a reference folder as a part of a name", "Tests/a__Snapshots__/a.txt"),
    reference("a reference folder as the file", "Tests/__Snapshots__"),
    reference("a folder as the reference", snapshots, format: ""),
    reference("a slash at the end", "\(snapshots)/new.txt/"),
    reference("two slashes", "\(snapshots)//new.txt"),
    reference("a file as a folder", "\(snapshots)/welcome.1.txt/new.txt"),
    reference("a zero in the path", "\(snapshots)/new.swift\0.txt"),
    reference("a line feed in the path", "\(snapshots)/new\nother.txt"),
    reference("no path at all", "/"),
    reference("a name that no disk can hold", "\(snapshots)/\(String(repeating: "a", count: 300)).txt"),
    reference("a path that no system takes", "\(snapshots)/\(String(repeating: "aaaaaaaa/", count: 600))a.txt"),
    reference("a step up that only bytes show", "\(snapshots)/..\u{301}/../..\u{2F}\u{301}a.txt"),
    ForgedRun("an empty path") { world in
      world.entries[0].outcome = .missing
      world.entries[0].reference = ""
    },
    ForgedRun("a relative path") { world in
      world.entries[0].reference = "Tests/AppTests/__Snapshots__/LoginTests/welcome.1.txt"
      world.facts?.packageDirectory = ""
    },
    ForgedRun("two snapshots of one reference") { world in
      world.entries.append(world.entry("2"))
      world.entries[1].reference = world.entries[0].reference
      world.entries[1].artifacts.actual = "artifacts/other.txt"
      try world.write(world.run + "/artifacts/other.txt", "another")
    },
    ForgedRun("a dry run", .dryRun) { $0.entries[0].reference = $0.home + "/notes.txt" },
  ]

  /// The expected file is the one that the link leads to, so that everything else is right.
  private static func link(
    _ name: String, _ path: String, expected: String? = ForgedWorld.secret + "\n",
    _ forge: @escaping @Sendable (ForgedWorld) throws -> Void
  ) -> ForgedRun {
    ForgedRun(name, says: "symbolic link") { world in
      try forge(world)
      world.entries[0].reference = world.app + "/" + path
      guard let expected else {
        world.entries[0].outcome = .missing
        world.entries[0].artifacts.expected = nil
        return
      }
      try world.write(world.run + "/artifacts/expected.txt", expected)
    }
  }

  static let links: [ForgedRun] = [
    link("the reference is a link", "\(snapshots)/link.1.txt") {
      try $0.link($0.references + "/link.1.txt", to: $0.home + "/notes.txt")
    },
    link("the reference is a link to nothing", "\(snapshots)/link.1.txt", expected: nil) {
      try $0.link($0.references + "/link.1.txt", to: $0.home + "/new.txt")
    },
    link("its folder is a link", "Tests/AppTests/__Snapshots__/Linked/notes.txt") {
      try $0.link($0.app + "/Tests/AppTests/__Snapshots__/Linked", to: $0.home)
    },
    link("the reference folder is a link", "Tests/Other/__Snapshots__/notes.txt") {
      try $0.link($0.app + "/Tests/Other/__Snapshots__", to: "../../../home")
    },
    link("a folder above is a link", "Docs/__Snapshots__/a.txt", expected: ForgedWorld.secret) {
      try $0.link($0.app + "/Docs", to: $0.home)
    },
    link("a link within the package", "Tests/AppTests/__Snapshots__/Here/App.txt", expected: nil) {
      try $0.link($0.app + "/Tests/AppTests/__Snapshots__/Here", to: "../../../Sources/App")
    },
  ]

  private static func claimed(_ name: String, root: @escaping @Sendable (ForgedWorld) -> String) -> ForgedRun {
    ForgedRun("the package is said to be \(name)") { world in
      world.facts?.packageDirectory = root(world)
      world.entries[0].reference = world.home + "/notes.txt"
      try world.write(world.run + "/artifacts/expected.txt", ForgedWorld.secret + "\n")
    }
  }

  static let claimedRoots: [ForgedRun] = [
    claimed("the root of the disk") { _ in "/" },
    claimed("the home folder") { $0.home },
    claimed("above") { $0.root },
    claimed("nothing") { _ in "" },
    claimed("a way up") { $0.app + "/../home" },
    claimed("a relative path") { _ in "." },
    claimed("a path with slashes at its end") { $0.home + "//" },
    ForgedRun("without facts the ledger lies in another package") { world in
      world.facts = nil
      try world.write(world.root + "/Package.swift", "")
      world.entries[0].reference = world.home + "/notes.txt"
      try world.write(world.run + "/artifacts/expected.txt", ForgedWorld.secret + "\n")
    },
    ForgedRun("a test of another package", says: "ElsewhereTests.swift") { world in
      world.facts?.packageDirectory = "/ci/build"
      world.entries[0].file = "/ci/build/Tests/AppTests/ElsewhereTests.swift"
      world.entries[0].reference = "/ci/build/Tests/AppTests/__Snapshots__/ElsewhereTests/welcome.1.txt"
      world.entries[0].outcome = .missing
      world.entries[0].artifacts.expected = nil
    },
  ]

  static let extensions: [ForgedRun] = [
    reference("a source among the references", "\(snapshots)/new.swift", format: "swift", says: "swift"),
    reference("C among the references", "\(snapshots)/new.c", format: "c"),
    reference("a script among the references", "\(snapshots)/new.sh", format: "sh"),
    reference("a Python script among the references", "\(snapshots)/new.py", format: "py"),
    reference("a script whose extension is in capitals", "\(snapshots)/new.SH", format: "SH"),
    reference("another extension than the snapshot's", "\(snapshots)/new.sh", format: "txt"),
    reference("two extensions", "\(snapshots)/new.txt.swift", format: "txt"),
    reference("no extension", "\(snapshots)/Makefile", format: ""),
    reference("no extension, and yet one", "\(snapshots)/welcome.swift", format: ""),
    reference("no extension but a name that is all", "\(snapshots)/welcome", format: ""),
    ForgedRun("a script that is there") { world in
      world.entries[0].reference = world.app + "/Tests/AppTests/__Snapshots__/run.sh"
      world.entries[0].format = "sh"
      try world.write(world.run + "/artifacts/expected.txt", "#!/bin/sh\n")
    },
  ]
}
