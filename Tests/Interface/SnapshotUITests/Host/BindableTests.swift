import Observation
import Testing
import SnapshotUI

/// `@Bindable` over an observable model, in every form that SwiftUI has.
@MainActor @Suite struct BindableTests {
  struct Track: Identifiable, Equatable {
    let id: Int
    var isFavourite = false
  }

  @Observable final class Settings: Identifiable {
    let id = 3
    var name = "Ada"
    var volume = 0.5
    var balance = 0.25
    var tracks = [Track(id: 1), Track(id: 2)]
    var child: Settings?
    @ObservationIgnored var writes = 0
    var isLoud: Bool {
      get { volume > 0.8 }
      set {
        volume = newValue ? 1 : 0.5
        writes += 1
      }
    }
  }

  /// A property of the view.
  struct Property: View {
    @Bindable var settings: Settings
    var body: some View {
      TextField("Name", text: $settings.name)
      Toggle("Loud", isOn: $settings.isLoud)
    }
  }

  @Test func aPropertyOfAView() throws {
    let settings = Settings()
    let host = ViewHost(Property(settings: settings))
    try host.inspect().find(TextField<Text>.self).type("Grace")
    try host.inspect().find(label: "Loud").tap()
    #expect(settings.name == "Grace" && settings.volume == 1 && settings.writes == 1)
    #expect(try host.inspect().find(label: "Loud").accessibility.value == "1")
    // A binding reads the model when it is made, as in SwiftUI.
    host.assertBodyEvaluations(
      """
      Property: @self, @identity changed.
      Property: @dependencies changed.
      Property: @dependencies changed.
      """)
    // What is written from elsewhere arrives, and an equal write doesn't.
    settings.name = "Joan"
    _ = try host.inspect().find(text: "Joan")
    settings.writes = 9
    #expect(try host.evaluations().count == 4)
  }

  /// A local variable of a body, over state or the environment.
  struct Local: View {
    @State private var own = Settings()
    @Environment(Settings.self) private var shared

    var body: some View {
      @Bindable var shared = shared
      TextField("Own", text: $own.name)
      TextField("Shared", text: $shared.name)
      TextField("Made", text: Bindable(shared).name)
      Slider(value: Bindable(wrappedValue: shared).volume)
    }
  }

  @Test func aVariableOfABody() throws {
    let shared = Settings()
    let host = ViewHost(Local().environment(shared))
    let fields = try host.inspect().findAll(TextField<Text>.self)
    try fields[0].type("one")
    try host.inspect().findAll(TextField<Text>.self)[1].type("two")
    #expect(shared.name == "two")
    try host.inspect().findAll(TextField<Text>.self)[2].type("three")
    #expect(shared.name == "three")
    #expect(try host.inspect().findAll(TextField<Text>.self).map(\.text) == ["one", "three", "three"])
  }

  /// Elements and nested models.
  struct Nested: View {
    @Bindable var settings: Settings

    var body: some View {
      ForEach($settings.tracks) { $track in
        Toggle("Track \(track.id)", isOn: $track.isFavourite)
      }
      Toggle("First", isOn: $settings.tracks[0].isFavourite)
      if let child = Binding($settings.child) { TextField("Child", text: child.name) }
    }
  }

  @Test func elementsAndNestedModels() throws {
    let settings = Settings()
    let host = ViewHost(Nested(settings: settings))
    try host.inspect().find(label: "Track 2").tap()
    try host.inspect().find(label: "First").tap()
    #expect(settings.tracks == [Track(id: 1, isFavourite: true), Track(id: 2, isFavourite: true)])
    #expect(try host.inspect().find(label: "Track 1").accessibility.value == "1")
    settings.child = Settings()
    try host.inspect().find(label: "Child").type("Linus")
    #expect(settings.child?.name == "Linus")
  }

  /// A child with the same model isn't evaluated for a property that only its parent reads.
  struct Parent: View {
    @Bindable var settings: Settings
    var body: some View {
      Text(settings.name)
      Child(settings: settings)
    }
  }
  struct Child: View {
    @Bindable var settings: Settings
    var body: some View { Slider(value: $settings.volume) }
  }

  @Test func onlyReadersAreEvaluated() throws {
    let settings = Settings()
    let host = ViewHost(Parent(settings: settings))
    try host.update()
    settings.name = "Joan"
    try host.update()
    settings.volume = 0.1
    host.assertBodyEvaluations(
      """
      Parent: @self, @identity changed.
      Child: @self, @identity changed.
      Parent: @dependencies changed.
      Child: @dependencies changed.
      """)
    // Another model is another view value.
    host.content = Parent(settings: Settings())
    #expect(try host.evaluations().suffix(2).map(\.changes) == [["@self"], ["@self"]])
  }

  struct Shown: View {
    @Binding var value: Double
    var body: some View { Text(verbatim: "\(value)") }
  }

  struct Choosing: View {
    @Bindable var settings: Settings
    @State private var isVolume = true
    var body: some View {
      Shown(value: isVolume ? $settings.volume : $settings.balance)
      Button("Switch") { isVolume.toggle() }
    }
  }

  @Test func bindingsToTwoPropertiesDiffer() throws {
    let host = ViewHost(Choosing(settings: Settings()))
    #expect(try host.inspect().texts.first == "0.5")
    try host.inspect().find(button: "Switch").tap()
    #expect(try host.inspect().texts.first == "0.25")
  }

  @Test func projections() {
    let settings = Settings()
    let bindable = Bindable(settings)
    #expect(bindable.projectedValue.wrappedValue === settings)
    #expect(Bindable(projectedValue: bindable).wrappedValue === settings)
    #expect(bindable.id == 3)
  }
}
