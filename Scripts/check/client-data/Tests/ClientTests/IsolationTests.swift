import Profile
import Screens
import SnapshotUI
import Testing

/// Models and views of the main actor, in a module that isolates everything and in one that isolates its models.
@MainActor @Suite struct IsolationTests {
  @Test func everythingIsIsolated() throws {
    let host = ViewHost(CounterScreen(model: CounterModel()))
    try host.inspect().find(button: "Increase").tap()
    _ = try host.inspect().find(text: "Count: 1")
    let rendered = try CounterScreen(model: CounterModel()).rendered(in: RenderContext(width: 320, height: 200))
    #expect(rendered.elementsText.contains("Count: 0"))
  }

  @Test func modelsAreIsolated() throws {
    let host = ViewHost(ProfileScreen(model: ProfileModel()))
    _ = try host.inspect().find(text: "Grace 2")
    let rendered = try ProfileScreen(model: ProfileModel()).rendered(in: RenderContext(width: 320, height: 200))
    #expect(rendered.elementsText.contains("Ada 2"))
  }
}
