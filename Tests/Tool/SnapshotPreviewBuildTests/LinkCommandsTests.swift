import Foundation
import Testing

@testable import SnapshotPreviewBuild

@Suite struct LinkCommandsTests {
  @Test func theSecondLinkReadsNoObjectsForWhatTheyLink() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/link-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Programs that write what they are called with.
    let program = folder + "/write it"
    try Data("#!/bin/sh\nprintf '%s\\n' \"$@\" >>'\(folder)/calls.txt'\n".utf8).write(to: URL(fileURLWithPath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let jobs = """
      '\(program)' /a.o '/b c.o' -o /tmp/x.autolink
      '\(program)' -shared /a.o '/b c.o' @/tmp/x.autolink -o /old.so

      """
    let commands = try #require(LinkCommands(jobs: jobs, autolink: "/kept.txt"))
    for (library, readsObjects) in [("/first.so", true), ("/second.so", false)] {
      #expect(try await commands.run(to: library, readsObjects: readsObjects).succeeded)
    }
    let calls = try String(contentsOfFile: folder + "/calls.txt", encoding: .utf8).split(separator: "\n")
    #expect(
      calls == ["/a.o", "/b c.o", "-o", "/kept.txt"]
        + ["-shared", "/a.o", "/b c.o", "@/kept.txt", "-o", "/first.so"]
        + ["-shared", "/a.o", "/b c.o", "@/kept.txt", "-o", "/second.so"])
  }

  @Test(arguments: ["", "ld -shared a.o", "a b -o c\nld -o d", "a -o x\nb -o y\nc -o z"])
  func jobsOfAnotherFormAreNotUsed(jobs: String) {
    #expect(LinkCommands(jobs: jobs, autolink: "/kept.txt") == nil)
  }
}
