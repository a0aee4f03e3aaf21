import Foundation
import Testing
import SnapshotUI

/// `@AppStorage` and `@SceneStorage`.
@MainActor @Suite struct StoredPropertyTests {
  enum Units: String, CaseIterable {
    case metric, imperial
  }

  struct SettingsScreen: View {
    @AppStorage("units") private var units = Units.metric
    @AppStorage("name") private var name = "Ada"
    @AppStorage("volume") private var volume = 0.5
    @AppStorage("count") private var count = 1
    @AppStorage("isOn") private var isOn = false
    @AppStorage("nickname") private var nickname: String?
    @AppStorage("site") private var site: URL?
    @SceneStorage("tab") private var tab = 2

    var body: some View {
      VStack {
        Text("\(units.rawValue) \(name) \(volume) \(count) \(isOn) \(nickname ?? "-") \(site?.host ?? "-") \(tab)")
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        Button("Next") {
          count += 1
          tab += 1
          nickname = "A"
          units = .imperial
        }
        Reset(nickname: $nickname)
        Other()
      }
    }
  }

  struct Reset: View {
    @Binding var nickname: String?
    var body: some View { Button("Reset \(nickname ?? "nothing")") { nickname = nil } }
  }

  struct Other: View {
    @AppStorage("volume") private var volume = 0.5
    var body: some View { Text("other") }
  }

  private func line(_ screen: InspectedView) -> String { screen.texts[0] }

  @Test func initialValuesAreShownWithoutAHost() throws {
    let rendered = try SettingsScreen().rendered(in: RenderContext(width: 320))
    #expect(line(rendered.inspect()) == "metric Ada 0.5 1 false - - 2")
  }

  @Test func defaultsInMemoryAreReadWithoutAHost() throws {
    let defaults = InMemoryUserDefaults([
      "units": "imperial", "name": "Grace", "volume": 1, "count": 3, "isOn": true, "nickname": "G",
    ])
    let rendered = try SettingsScreen().defaultAppStorage(defaults).rendered(in: RenderContext(width: 320))
    #expect(line(rendered.inspect()) == "imperial Grace 1.0 3 true G - 2")
  }

  @Test func defaultsOfTheUserAreIgnored() throws {
    let user = try #require(UserDefaults(suiteName: "swift-snapshot.tests"))
    user.set("Grace", forKey: "name")
    defer { user.removeObject(forKey: "name") }
    let rendered = try SettingsScreen().defaultAppStorage(user).rendered(in: RenderContext(width: 320))
    #expect(line(rendered.inspect()) == "metric Ada 0.5 1 false - - 2")
  }

  @Test func aHostKeepsTheValues() throws {
    let host = ViewHost(SettingsScreen())
    try host.inspect().find(TextField<Text>.self).type("Grace")
    try host.inspect().find(label: "On").tap()
    try host.inspect().find(button: "Next").tap()
    #expect(try line(host.inspect()) == "imperial Grace 0.5 2 true A - 3")
    #expect(host.appStorage["name"] as? String == "Grace")
    #expect(host.appStorage["units"] as? String == "imperial")
    #expect(host.sceneStorage["tab"] as? Int == 3)
    try host.inspect().find(button: "Reset A").tap()
    #expect(try line(host.inspect()) == "imperial Grace 0.5 2 true - - 3")
    #expect(host.appStorage["nickname"] == nil)
    #expect(try line(host.view.rendered(in: RenderContext(width: 320)).inspect()) == "imperial Grace 0.5 2 true - - 3")
  }

  @Test func aChangeEvaluatesTheBodiesWithTheKey() throws {
    let host = ViewHost(SettingsScreen())
    _ = try host.inspect()
    host.appStorage["name"] = "Grace"
    _ = try host.inspect()
    host.appStorage["nickname"] = "G"
    _ = try host.inspect()
    host.appStorage["volume"] = 1.0
    _ = try host.inspect()
    host.appStorage["volume"] = 1.0
    host.appStorage["unread"] = 1
    let names = "_units, _name, _volume, _count, _isOn, _nickname, _site, _tab"
    host.assertBodyEvaluations(
      """
      SettingsScreen: @self, @identity, \(names) changed.
      Reset: @self, @identity, _nickname changed.
      Other: @self, @identity, _volume changed.
      SettingsScreen: _name changed.
      SettingsScreen: _nickname changed.
      Reset: _nickname changed.
      SettingsScreen: _volume changed.
      Other: _volume changed.
      """)
  }

  @Test func aHostMayHaveOtherDefaults() throws {
    let host = ViewHost(SettingsScreen())
    _ = try host.inspect()
    host.appStorage = InMemoryUserDefaults(["name": "Joan"])
    host.appStorage.set(4, forKey: "count")
    host.appStorage.set(true, forKey: "isOn")
    host.appStorage.set(URL(string: "https://a.example"), forKey: "site")
    #expect(try line(host.inspect()) == "metric Joan 0.5 4 true - a.example 2")
  }

  struct OwnStore: View {
    @AppStorage("a", store: defaults) private var value = 1
    static let defaults = InMemoryUserDefaults(["a": 5])
    @AppStorage("b", store: UserDefaults(suiteName: "group.example")) private var other = 2
    var body: some View { Text("\(value) \(other)") }
  }

  @Test func aPropertyMayHaveItsOwnDefaults() throws {
    #expect(try OwnStore().rendered(in: RenderContext(width: 90)).inspect().text == "5 2")
    #expect(try ViewHost(OwnStore()).inspect().text == "5 2")
  }

  struct Writing: View {
    @AppStorage("a") private var value = 1
    var body: some View {
      let _ = value = value + 1
      Text("\(value)")
    }
  }

  @Test func aBodyThatWritesIsReported() throws {
    let rendered = try Writing().rendered(in: RenderContext(width: 90))
    #expect(rendered.diagnostics.map(\.rule).contains(.stateWrittenInBody))
    #expect(throws: ViewHostError.self) { try ViewHost(Writing()).update() }
  }

  @Test func defaultsInMemoryKeepValuesOfAllTypes() {
    let defaults = InMemoryUserDefaults(["list": ["a"]])
    defaults.set(3, forKey: "int")
    defaults.set(1.5, forKey: "double")
    defaults.set("x", forKey: "string")
    #expect(defaults.integer(forKey: "int") == 3 && defaults.double(forKey: "double") == 1.5)
    #expect(defaults.string(forKey: "string") == "x" && defaults.stringArray(forKey: "list") == ["a"])
    defaults.removeObject(forKey: "string")
    #expect(
      defaults.string(forKey: "string") == nil
        && defaults.dictionaryRepresentation().keys.sorted() == [
          "double", "int", "list",
        ])
    #expect(InMemoryUserDefaults().dictionaryRepresentation().isEmpty)
  }
}
