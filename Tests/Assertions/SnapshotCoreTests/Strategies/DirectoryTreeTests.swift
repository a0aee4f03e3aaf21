import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct DirectoryTreeTests {
  /// A folder with some of everything.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    try withSandbox { sandbox throws in
      let folder = URL(filePath: sandbox.root + "/tree/", directoryHint: .isDirectory)
      let files = FileManager.default
      try files.createDirectory(at: folder.appending(path: "b/deep"), withIntermediateDirectories: true)
      try Data("hello".utf8).write(to: folder.appending(path: "b/deep/é.txt"))
      try Data("x".utf8).write(to: folder.appending(path: "B"))
      try Data().write(to: folder.appending(path: "a\nb"))
      try files.createSymbolicLink(atPath: folder.path() + "b/deep/loop", withDestinationPath: "../..")
      try files.createSymbolicLink(atPath: folder.path() + "nowhere", withDestinationPath: "/does/not/exist")
      try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path() + "B")
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path() + "b")
      try body(folder)
    }
  }

  @Test func entriesAreSortedByBytesAndLinksAreNotFollowed() throws {
    try withFolder { folder throws in
      #expect(
        try snapshot(of: folder, as: .directoryTree) == """
          B  1 byte
          a\\nb  0 bytes
          b/
            deep/
              loop -> ../..
              é.txt  5 bytes
          nowhere -> /does/not/exist

          """)
      #expect(try snapshot(of: folder, as: .directoryTree(showing: [])).hasPrefix("B\na\\nb\nb/\n"))
    }
  }

  @Test func permissionsAndHashes() throws {
    try withFolder { folder throws in
      let text = try snapshot(of: folder, as: .directoryTree(showing: [.permissions, .hashes]))
      #expect(text.hasPrefix("B  0640  sha256:2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\n"))
      #expect(text.contains("\nb/  0755\n"))
      #expect(
        text.contains("é.txt  ")
          && text.contains("sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\n"))
      #expect(text.contains("nowhere -> /does/not/exist\n"))
    }
  }

  @Test func invalidUTF8NamesAndPipes() throws {
    try withFolder { folder throws in
      let name = Array((folder.path() + "z").utf8) + [0xFF, 0x41, 0]
      let created = name.withUnsafeBytes { bytes in
        bytes.baseAddress.map { creat($0.assumingMemoryBound(to: CChar.self), 0o600) } ?? -1
      }
      guard created >= 0 else { return }  // Apple's file systems take text alone.
      close(created)
      #expect(mkfifo(folder.path() + "zz", 0o600) == 0)
      let text = try snapshot(of: folder, as: .directoryTree)
      #expect(text.hasSuffix("zz (pipe)\nz\\xffA  0 bytes\n"))
      let hashed = try snapshot(of: folder, as: .directoryTree(showing: .hashes))
      #expect(hashed.hasSuffix("z\\xffA  sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\n"))
    }
  }

  @Test func unreadablePathsAreReported() throws {
    try withFolder { folder throws in
      let missing = folder.appending(path: "missing")
      #expect(failureMessage(of: missing, as: .directoryTree)?.contains("missing: no such file") == true)
      #expect(failureMessage(of: folder.appending(path: "B"), as: .directoryTree)?.contains("not a directory") == true)
      let web = try #require(URL(string: "https://example.com"))
      #expect(failureMessage(of: web, as: .directoryTree)?.contains("directory tree") == true)
      // The root itself may be a link.
      let link = folder.appending(path: "b/deep/loop")
      #expect(try snapshot(of: link, as: .directoryTree).hasPrefix("B  1 byte\n"))
    }
  }
}
