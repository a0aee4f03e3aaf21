import SnapshotReport
import Testing

@Suite struct KeyPatternTests {
  private let entry = LedgerEntry.example(name: "login", cell: ["size=AX3", "scheme=dark"])

  @Test(arguments: [
    "AppTests/LoginTests/welcome()#login@size=AX3,scheme=dark", "LoginTests/welcome()#login", "login",
    "welcome()#login",
    "login@size=AX3,scheme=dark", "login@*AX*", "*dark", "LoginTests.swift:12", "Tests/AppTests/LoginTests.swift:12",
    "login.png", "LoginTests/login.png", "AppTests/*",
  ])
  func names(key: String) { #expect(KeyPattern(key).matches(entry)) }

  @Test(arguments: [
    "", "ogin", "login@*light*", "LoginTests.swift:13", "Tests.swift:12", "*AX4*", "login?", "logi", "AppTests",
  ])
  func doesNotName(key: String) { #expect(!KeyPattern(key).matches(entry)) }

  @Test func manyStarsEnd() {
    let key = KeyPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!key.matches(.example(name: String(repeating: "a", count: 400))))
  }
}
