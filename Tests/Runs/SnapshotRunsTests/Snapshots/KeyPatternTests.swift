import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

@Suite struct KeyPatternTests {
  private let entry = LedgerEntry.example(name: "login", cell: ["size=AX3", "scheme=dark"])

  @Test(arguments: [
    "AppTests/LoginTests/welcome()#login@size=AX3,scheme=dark", "LoginTests/welcome()#login", "login",
    "welcome()#login",
    "login@size=AX3,scheme=dark", "login@*AX*", "*dark", "LoginTests.swift:12", "Tests/AppTests/LoginTests.swift:12",
    "login.png", "LoginTests/login.png", "AppTests/*", "welcome()", "LoginTests/welcome()",
    "AppTests/LoginTests/welcome()",
  ])
  func matchesItsSnapshot(key: String) { #expect(KeyPattern(key).matches(entry)) }

  @Test(arguments: [
    "", "ogin", "login@*light*", "LoginTests.swift:13", "Tests.swift:12", "*AX4*", "login?", "logi", "AppTests",
    "elcome()", "welcome",
  ])
  func doesNotMatchOtherSnapshots(key: String) { #expect(!KeyPattern(key).matches(entry)) }

  @Test func testWithAConfiguration() {
    var picture = entry
    picture.id = "GalleryTests/GalleryTests/logIn()#LogIn/image@iPhoneSE3-L-dark"
    #expect(KeyPattern("logIn@*dark*").matches(picture))
    #expect(KeyPattern("GalleryTests/logIn@*-L-*").matches(picture))
    #expect(KeyPattern("image@iPhoneSE3-L-dark").matches(picture))
    #expect(!KeyPattern("logIn@*light*").matches(picture))
  }

  @Test func nameWithoutExtension() {
    var text = entry
    text.id = "AppTests/LoginTests/welcome()#card.json"
    for key in ["welcome()#card", "card", "welcome()#card.json", "AppTests/LoginTests/welcome()#card"] {
      #expect(KeyPattern(key).matches(text), "\(key)")
    }
    #expect(!KeyPattern("welcome()#card.png").matches(text))
  }

  @Test func manyStarsTerminate() {
    let key = KeyPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!key.matches(.example(name: String(repeating: "a", count: 400))))
  }
}
