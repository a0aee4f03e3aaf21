import Snapshot
import Testing
import SnapshotUI

/// View files with view models, storage and focus, unchanged: as one writes them for SwiftUI.
@MainActor @Suite struct DataFileTests {
  @Test func loginForm() throws {
    let host = ViewHost(LoginView(), in: Self.context)
    try host.inspect().find(label: "Email").type("ada@example.com")
    #expect(try host.inspect().focusedElement?.accessibility.label == "Email")
    verify(try host.view)
    try host.inspect().find(label: "Password").type("secret-7")
    #expect(try host.inspect().find(button: "Sign In").isEnabled)
    try host.inspect().find(button: "Sign In").tap()
    #expect(host.appStorage["lastEmail"] as? String == "ada@example.com")
    try host.inspect().find(button: "Forgot password?").tap()
    #expect(try host.systemRequests == [.openURL(#require(URL(string: "https://example.com/reset")))])
  }

  @Test func todoList() throws {
    let store = TodoStore.preview
    let host = ViewHost(TodoListScreen(store: store), in: Self.context)
    verify(try host.view)
    try host.inspect().findAll { $0.accessibility.label == "Mark as done" }[0].tap()
    #expect(store.items[1].isDone && store.openCount == 2)
    try host.inspect().find(TextField<Text>.self).type("Water the plants")
    try host.inspect().find(button: "Add").tap()
    _ = try host.inspect().find(text: "Water the plants")
    #expect(try host.inspect().find(TextField<Text>.self).accessibility.value == "")
  }

  @Test func preferences() throws {
    let host = ViewHost(PreferencesView(), in: Self.context)
    host.appStorage["settings.username"] = "Ada"
    host.appStorage["settings.theme"] = "dark"
    host.appStorage["settings.nickname"] = "Countess"
    verify(try host.view)
    try host.inspect().find(button: "Reset all settings").tap()
    #expect(host.appStorage["settings.theme"] as? String == "system")
    #expect(host.appStorage["settings.nickname"] == nil)
  }

  @Test func weatherDashboard() throws {
    let hours = [(9, 4.2, "cloud"), (12, 7.8, "sun.max.fill"), (15, 6.5, "cloud.rain"), (18, 3.1, "moon.fill")]
      .map { HourForecast(hour: $0, temperature: $1, symbol: $2) }
    let host = ViewHost(
      WeatherDashboard(viewModel: PreviewWeatherViewModel(state: .loaded(hours))), in: Self.context)
    verify(try host.view)
    host.context.accessibilityOptions = .reduceMotion
    _ = try host.inspect().find(text: "Animations are off")
  }

  @Test func shoppingCart() throws {
    let cart = Cart()
    for (id, name, price, symbol) in [(1, "Teapot", Decimal(32), "cup.and.saucer"), (2, "Green tea", 8, "leaf")] {
      cart.add(Product(id: id, name: name, price: price, symbol: symbol))
    }
    let session = UserSession(name: "Ada")
    let host = ViewHost(
      CartScreen().environmentObject(cart).environmentObject(session), in: Self.context)
    verify(try host.view)
    try host.inspect().find(label: "I am a member").tap()
    #expect(session.isMember)
    _ = try host.inspect().find(text: "Member discount")
  }

  @Test func contactSearch() throws {
    let model = ContactSearchModel(
      people: [
        Person(id: 1, name: "Ada Marin", team: "Design"), Person(id: 2, name: "Jonas Berg", team: "Harbour"),
        Person(id: 3, name: "Mara Lindqvist", team: "Operations"),
      ], favorites: [2])
    let host = ViewHost(ContactSearchView(model: model), in: Self.context)
    verify(try host.view)
    try host.inspect().find(TextField<Text>.self).type("mar")
    #expect(try host.inspect().texts.filter { $0.contains(" ") }.contains("Mara Lindqvist"))
    #expect(try !host.inspect().texts.contains("Jonas Berg"))
    try host.inspect().find(text: "Mara Lindqvist").tap()
    _ = try host.inspect().find(text: "Selected Mara Lindqvist")
  }

  @Test func workoutTimer() throws {
    let model = WorkoutTimerModel(workSeconds: 40)
    model.phase = .work
    model.secondsLeft = 12
    let host = ViewHost(WorkoutTimerView(model: model), in: Self.context)
    verify(try host.view)
    try host.inspect().find(button: "Start").tap()
    _ = try host.inspect().find(button: "Pause")
    NotificationCenter.default.post(name: Notification.Name("workout.skip"), object: nil)
    _ = try host.inspect().find(text: "00:00")
    host.scenePhase = .background
    try host.update()
    #expect(!model.isRunning)
  }

  @Test func readingList() throws {
    let articles = [
      ReadingArticle(id: "a", title: "The harbour at night", source: "Coastline", minutes: 12),
      ReadingArticle(id: "b", title: "How tides work", source: "Nature Notes", minutes: 4, isRead: true),
    ]
    let host = ViewHost(ReadingListView(articles: articles), in: Self.context)
    verify(try host.view)
    try host.inspect().find(text: "The harbour at night").tap()
    #expect(host.sceneStorage["ReadingList.selection"] as? String == "a")
  }

  @Test func profileEditor() throws {
    let profile = ProfileModel(
      name: "Ada", bio: "Draws maps of islands.",
      interests: [.init(id: 1, name: "Sailing", isOn: true), .init(id: 2, name: "Chess", isOn: false)])
    let host = ViewHost(ProfileEditor(profile: profile), in: Self.context)
    verify(try host.view)
    try host.inspect().find(label: "Chess").tap()
    _ = try host.inspect().find(text: "Sailing, Chess")
    try host.inspect().find(button: "Save").tap()
    _ = try host.inspect().find(text: "Saved Ada, 1 times")
  }

  private static let context = Device.iPhoneSE3.context(displayScale: 1)

  private func verify(_ view: @autoclosure () throws -> some View, testName: String = #function) {
    assertSnapshot(of: try view(), as: .image(context: Self.context), testName: testName)
  }
}
