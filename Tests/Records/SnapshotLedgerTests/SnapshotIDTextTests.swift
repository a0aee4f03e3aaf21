import SnapshotLedger
import Testing

/// What is printed is what is parsed.
@Suite struct SnapshotIDTextTests {
  private static let ids: [SnapshotID] = [nil, "3", "a.b"].flatMap { arguments in
    [nil, "en", "a/b"].flatMap { folder in
      [("card", nil), ("", "iPhoneSE3-L"), ("card", "iPhoneSE3-@2x-dark")].flatMap { name, configuration in
        ["txt", "png", nil].map { pathExtension in
          SnapshotID(
            target: "AppTests", suite: "Outer/LoginTests", function: "screen-number", arguments: arguments,
            folder: folder,
            name: name, pathExtension: pathExtension,
            configuration: configuration.map { SnapshotID.Configuration(name: $0, strategy: "image") })
        }
      }
    }
  }

  @Test(arguments: ids) func idsAreParsedIntoTheirParts(id: SnapshotID) {
    let text = id.text
    #expect(SnapshotID.isComplete(text))
    #expect(SnapshotID.test(of: text) == "AppTests/Outer/LoginTests/screen-number(\(id.arguments ?? ""))")
    #expect(SnapshotID.arguments(in: text) == "(\(id.arguments ?? ""))")
    var other = id
    other.configuration?.name = "another@3x"
    #expect(SnapshotID.withoutConfiguration(other.text) == SnapshotID.withoutConfiguration(text))
    #expect((SnapshotID.withoutConfiguration(text) == text) == (id.configuration == nil))
  }

  @Test func aSnapshotIsSelectedBySeveralSpellings() {
    #expect(
      SnapshotID.spellings(of: "AppTests/LoginTests/sizes(375)#card.image@SE-@2x") == [
        "AppTests/LoginTests/sizes(375)#card.image@SE-@2x", "AppTests/LoginTests/sizes(375)#card.image",
        "AppTests/LoginTests/sizes@SE-@2x", "AppTests/LoginTests/sizes(375)",
      ])
    #expect(
      SnapshotID.spellings(of: "AppTests/LoginTests/a()#1.png") == [
        "AppTests/LoginTests/a()#1.png", "AppTests/LoginTests/a()#1", "AppTests/LoginTests/a()",
      ])
    #expect(SnapshotID.spellings(of: "AppTests/icon@2x.png") == ["AppTests/icon@2x.png"])
  }

  @Test func importedIDsCanHaveNoName() {
    #expect(SnapshotID.text(test: "AppTests/T/a", name: "") == "AppTests/T/a")
    #expect(SnapshotID.text(test: "AppTests/T/a", name: "b") == "AppTests/T/a#b")
    #expect(SnapshotID.withoutConfiguration("AppTests/icon@2x.png") == "AppTests/icon@2x.png")
    #expect(SnapshotID.arguments(in: "AppTests/icon") == "")
  }
}
