import Foundation
import Snapshot
import SnapshotCore
import SnapshotWorkspace
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The lines "On-disk conventions" of the contract with swift-snapshot-testing, in an environment that is no one's CI.
@Suite(.snapshots) struct OnDiskTests {
  private let folder = NSTemporaryDirectory() + "on-disk-\(UInt64.random(in: 0 ... .max))"

  /// What a recording assertion leaves: the file's name and its bytes.
  private func recorded<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil, testName: String
  ) throws -> (file: String, text: String) {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = ProcessSettings(environment: ["SNAPSHOT_RUN_DIRECTORY": folder + "/run"])
    let message = ProcessSettings.$injected.withValue(settings) {
      verifySnapshot(
        of: value, as: strategy, named: name, snapshotDirectory: folder + "/references", testName: testName)
    }
    let references = folder + "/references/"
    let files = try FileManager.default.contentsOfDirectory(atPath: references)
    try #require(files.count == 1, "\(message ?? "no message")")
    let text = String(decoding: FileManager.default.contents(atPath: references + files[0]) ?? Data(), as: UTF8.self)
    return (files[0], text)
  }

  @Test func testNamesAreSanitized() throws {
    let names = [
      ("foo(_:bar:)", "foo-_-bar"), ("test()", "test"), ("raw name with spaces()", "raw-name-with-spaces"),
      ("ünï()", "ünï"), ("日本()", "日本"), ("a_b()", "a_b"), ("--a--()", "a"), ("", ""),
    ]
    for (testName, file) in names {
      #expect(try recorded("x", as: .lines, testName: testName).file == file + ".1.txt")
    }
  }

  @Test func namesAreSanitized() throws {
    let names = [("a b", "a-b"), ("a/b", "a-b"), ("../x", "x"), ("", ""), ("  ", ""), ("a.b", "a-b"), ("ünï", "ünï")]
    for (index, (name, file)) in names.enumerated() {
      #expect(
        try recorded("x", as: .lines, named: name, testName: "names\(index)()").file == "names\(index).\(file).txt")
    }
  }

  @Test func filesContainTheBytesOfTheStrategy() throws {
    struct User: Encodable { var id = 1 }
    #expect(try recorded("a\r\nb ", as: .lines, testName: "t()") == ("t.1.txt", "a\r\nb "))
    #expect(try recorded(1, as: .description, testName: "u()") == ("u.1.txt", "1"))
    #expect(try recorded(1, as: .dump, testName: "v()") == ("v.1.txt", "- 1\n"))
    #expect(try recorded(User(), as: .json, testName: "w()") == ("w.1.json", "{\n  \"id\" : 1\n}"))
    #expect(try recorded(User(), as: .plist, testName: "x()").text.hasSuffix("</plist>\n"))
    #expect(try recorded([1], as: .customDump, testName: "y()") == ("y.1.txt", "[\n  [0]: 1\n]"))
    #expect(try recorded(Data([65]), as: .data, testName: "z()") == ("z.1", "A"))
  }

  @Test func extensionsAreThoseOfTheStrategy() {
    typealias Text<Value> = Snapshotting<Value, String>
    let texts = [
      Text<String>.lines.pathExtension, Text<Int>.description.pathExtension, Text<Int>.dump.pathExtension,
      Text<Int>.customDump.pathExtension, Text<URLRequest>.raw.pathExtension, Text<URLRequest>.curl.pathExtension,
      Text<URLRequest>.raw(pretty: true).pathExtension,
    ]
    #expect(texts.allSatisfy { $0 == "txt" })
    #expect(Text<Any>.json.pathExtension == "json")
    #expect(Text<[Int]>.json(JSONEncoder()).pathExtension == "json")
    #expect(Text<[Int]>.plist(PropertyListEncoder()).pathExtension == "plist")
    #expect(Text<[Int]>.wait(for: 0, on: .json).pathExtension == "json")
    #expect(SimplySnapshotting<Data>.data.pathExtension == nil)
  }

  /// "1-based counter keyed by (directory URL + unsanitised testName)".
  @Test func numbersCountPerTestAndFolder() {
    func message(_ testName: String, in folder: String) -> String? {
      ProcessSettings.$injected.withValue(.recordingNothing) {
        verifySnapshot(of: "a", as: .lines, snapshotDirectory: folder, testName: testName)
      }
    }
    func file(_ testName: String, in folder: String) -> String? {
      message(testName, in: folder)?.components(separatedBy: "\n").first { $0.hasSuffix(".txt") }
        .flatMap { $0.components(separatedBy: " ").last }
    }
    #expect(file("t()", in: "/nowhere/a") == "/nowhere/a/t.1.txt")
    #expect(file("t()", in: "/nowhere/b") == "/nowhere/b/t.1.txt")
    #expect(file("t()", in: "/nowhere/a/") == "/nowhere/a/t.2.txt")
    #expect(file("u()", in: "/nowhere/a") == "/nowhere/a/u.1.txt")
    // The first of another test whose file has the same name: there it shares the file.
    let shared = message("t", in: "/nowhere/a")
    #expect(shared?.contains("/nowhere/a/t.1.txt") == true && shared?.contains("t()") == true, "\(shared ?? "")")
  }

  /// "`<dir of test file>/__Snapshots__/<test file basename>/<testName>.<id>[.<ext>]`", with a reference that was
  /// written by hand.
  @Test func referencesAreBesideTheTestFile() {
    #expect(verifySnapshot(of: "by hand", as: .lines, record: .never) == nil)
    #expect(verifySnapshot(of: "by hand too", as: .lines, named: "a name", record: .never) == nil)
    #expect(verifySnapshot(of: "by hand", as: .lines, record: .never) != nil, "The number goes on.")
  }
}

extension ProcessSettings {
  /// The settings of this process, with a command that disables recording. Failures then name the reference.
  static var recordingNothing: ProcessSettings {
    ProcessSettings(
      environment: ProcessInfo.processInfo.environment.merging([RunChannel.forcedRecordMode: "never"]) { $1 })
  }
}
