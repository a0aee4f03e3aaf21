import Foundation
import InlineSnapshot
import SnapshotRepository
import Testing

// Compiled in the Swift 6 language mode without `nonisolated(unsafe)`, as everything in this package.

struct User: Codable, Sendable { var name: String }

actor Client {
  func user(id: Int) async throws -> User { User(name: "Blob \(id)") }
}

@MainActor final class ProfileModel {
  private(set) var title = "Profile"

  func load() async {
    await Task.yield()
    title = "Profile of Blob"
  }
}

extension Snapshotting where Value == User, Format == String {
  static let name: Snapshotting = SimplySnapshotting.lines.pullback(\.name)
}

extension Snapshotting where Value == ProfileModel, Format == String {
  static let title: Snapshotting = SimplySnapshotting.lines.pullback { @MainActor model in model.title }
}

extension Snapshotting where Value == ProfileModel, Format == String {
  @MainActor static let quotedTitle: Snapshotting = SimplySnapshotting.lines.pullback { "“\($0.title)”" }
}

extension Snapshotting where Value == ProfileModel, Format == String {
  static let loadedTitle = Snapshotting(pathExtension: "txt", diffing: .lines) { model in
    Async { deliver in
      Task {
        await model.load()
        deliver(await model.title)
      }
    }
  }
}

extension Diffing where Value == String {
  static let letters = Diffing(
    toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
    diffV2: { $0.lowercased() == $1.lowercased() ? nil : ("The letters differ.", []) })
}

func assertUser(
  _ id: Int, of client: Client, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
  await assertSnapshot(
    of: { try await client.user(id: id) }, as: .name, named: "user-\(id)", fileID: fileID, file: file,
    testName: testName, line: line, column: column)
}

/// The forms of Documentation/Concurrency.md.
@Suite struct ConcurrencyFormTests {
  let client = Client()

  @Test func user() async {
    await assertSnapshot(of: { try await client.user(id: 1) }, as: .json)
  }

  @Test func userInTwoFormats() async {
    await assertSnapshots(of: { try await client.user(id: 1) }, as: ["name": .name, "json": .json])
  }

  @Test func users() async {
    await assertUser(1, of: client)
    await assertUser(2, of: client)
  }

  @Test func inlineUser() async {
    await assertInlineSnapshot(of: { try await client.user(id: 1) }, as: .json) {
      """
      {
        "name" : "Blob 1"
      }
      """
    }
  }

  @Test func constants() {
    assertInlineSnapshot(of: User(name: "Blob"), as: .name) {
      """
      Blob
      """
    }
    assertInlineSnapshot(of: "Blob", as: Snapshotting(pathExtension: "txt", diffing: .letters)) {
      """
      BLOB
      """
    }
  }

  @Test func title() {
    let model = ProfileModel()
    assertInlineSnapshot(of: model, as: .title, timeout: 3600) {
      """
      Profile
      """
    }
  }

  @MainActor @Test func loadedTitle() async {
    await assertInlineSnapshot(of: { ProfileModel() }, as: .loadedTitle) {
      """
      Profile of Blob
      """
    }
  }

  @MainActor @Test func quotedTitle() async {
    let model = ProfileModel()
    await model.load()
    assertInlineSnapshot(of: model, as: .quotedTitle) {
      """
      “Profile of Blob”
      """
    }
  }

  @Test func difference() async {
    let message = await verifySnapshot(of: { try await client.user(id: 2) }, as: .name, named: "other", record: .never)
    #expect(message?.contains("Blob 1") == true && message?.contains("Blob 2") == true)
  }

  @Test func inlineValueThatThrows() async {
    struct Refused: Error {}
    func load() async throws -> String { throw Refused() }
    await withKnownIssue {
      await assertInlineSnapshot(of: load, as: .lines)
    } matching: {
      $0.description.contains("Refused")
    }
  }

  @Test func pageShowsTheseForms() throws {
    let page = try Repository.text("Documentation/Concurrency.md")
    // Beside thousands of other tests, the main actor can be busy for longer than the default of five seconds.
    let source = Self.trimmed(
      try Repository.text("Tests/Assertions/InlineSnapshotTests/Assertions/ConcurrencyFormTests.swift")
        .replacing(", timeout: 3600", with: ""))
    let blocks = page.components(separatedBy: "\n```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```\n").first
    }
    #expect(blocks.count >= 8)
    for block in blocks {
      #expect(source.contains("\n" + Self.trimmed(block) + "\n"), "The page shows other code:\n\(block)")
    }
  }

  private static func trimmed(_ text: String) -> String {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
