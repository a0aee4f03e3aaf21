import Testing
import SnapshotUI

/// Views with observable objects under a host: which bodies a change evaluates, and which object a place keeps.
@MainActor @Suite struct ObservableObjectTests {
  final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "Ada"
    /// Not published: a change evaluates no body.
    var silent = 0
  }

  struct OwnerScreen: View {
    @StateObject private var counter = Counter()

    var body: some View {
      VStack {
        Text("Count \(counter.count)")
        Button("Increase") { counter.count += 1 }
        TextField("Name", text: $counter.name)
        Neighbour()
      }
    }
  }

  struct Neighbour: View {
    var body: some View { Text("neighbour") }
  }

  @Test func aChangeEvaluatesTheBodyThatOwnsTheObject() throws {
    let host = ViewHost(OwnerScreen())
    try host.inspect().find(button: "Increase").tap()
    try host.inspect().find(button: "Increase").tap()
    _ = try host.inspect().find(text: "Count 2")
    host.assertBodyEvaluations(
      """
      OwnerScreen: @self, @identity, _counter changed.
      Neighbour: @self, @identity changed.
      OwnerScreen: _counter changed.
      OwnerScreen: _counter changed.
      """)
  }

  @Test func aBindingToAPropertyOfTheObjectWrites() throws {
    let host = ViewHost(OwnerScreen())
    try host.inspect().find(TextField<Text>.self).type("Grace")
    #expect(try host.inspect().find(TextField<Text>.self).text == "Grace")
  }

  @Test func renderingWithoutAHostShowsTheInitialObject() throws {
    let screen = OwnerScreen()
    #expect(try screen.rendered(in: RenderContext(width: 200)).inspect().texts.contains("Count 0"))
    #expect(try screen.rendered(in: RenderContext(width: 300)).inspect().texts.contains("Count 0"))
  }

  @Test func renderingAHostedViewShowsTheObjectOfTheHost() throws {
    let host = ViewHost(OwnerScreen())
    try host.inspect().find(button: "Increase").tap()
    #expect(try host.view.rendered(in: RenderContext(width: 300)).inspect().texts.contains("Count 1"))
    #expect(try host.evaluations().count == 3)
  }

  /// Counts the objects that the autoclosures create.
  final class Made: @unchecked Sendable {
    var count = 0
  }

  struct KeptScreen: View {
    let made: Made
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("Again") { isOn.toggle() }
        KeptPart(made: made, isOn: isOn)
      }
    }
  }

  struct KeptPart: View {
    @StateObject private var counter: Counter
    let isOn: Bool

    init(made: Made, isOn: Bool) {
      self.isOn = isOn
      _counter = StateObject(
        wrappedValue: {
          made.count += 1
          return Counter()
        }())
    }

    var body: some View {
      Text(isOn ? "on \(counter.count)" : "off \(counter.count)").onTapGesture { counter.count += 1 }
    }
  }

  @Test func theObjectIsCreatedOncePerPlace() throws {
    let made = Made()
    let host = ViewHost(KeptScreen(made: made))
    try host.inspect().find(text: "off 0").tap()
    try host.inspect().find(button: "Again").tap()
    _ = try host.inspect().find(text: "on 1")
    #expect(made.count == 1)
  }

  struct Parent: View {
    @ObservedObject var counter: Counter

    var body: some View {
      VStack {
        Child(name: $counter.name)
        Uninvolved()
      }
    }
  }

  struct Child: View {
    @Binding var name: String

    var body: some View { Text(name) }
  }

  struct Uninvolved: View {
    var body: some View { Text("uninvolved") }
  }

  @Test func aBodyThatReadsABindingFollowsItsValueOnly() throws {
    let counter = Counter()
    let host = ViewHost(Parent(counter: counter))
    _ = try host.inspect()
    counter.count += 1
    _ = try host.inspect()
    counter.name = "Grace"
    _ = try host.inspect().find(text: "Grace")
    counter.silent = 2
    host.assertBodyEvaluations(
      """
      Parent: @self, @identity, _counter changed.
      Child: @self, @identity, _name changed.
      Uninvolved: @self, @identity changed.
      Parent: _counter changed.
      Parent: _counter changed.
      Child: _name changed.
      """)
  }

  @Test func aChangedObjectReplacesTheObservedOne() throws {
    let (first, second) = (Counter(), Counter())
    let host = ViewHost(Parent(counter: first))
    _ = try host.inspect()
    host.content = Parent(counter: second)
    _ = try host.inspect()
    let count = try host.evaluations().count
    first.name = "old"
    #expect(try host.evaluations().count == count)
    second.name = "new"
    _ = try host.inspect().find(text: "new")
  }

  struct Writer: View {
    @ObservedObject var counter: Counter

    var body: some View {
      let _ = counter.count += 1
      Text("\(counter.count)")
    }
  }

  @Test func aBodyThatChangesItsObjectNeverSettles() throws {
    let host = ViewHost(Writer(counter: Counter()))
    let error = #expect(throws: ViewHostError.self) { try host.update() }
    #expect(error?.description.contains("Writer: _counter changed.") == true)
  }

  @Test func aBodyThatChangesItsObjectWithoutAHostIsDrawn() throws {
    _ = try Writer(counter: Counter()).rendered(in: RenderContext(width: 100))
  }

  /// The object announces its changes itself, and has its own publisher.
  final class Manual: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var value = 1 { willSet { objectWillChange.send() } }
  }

  struct ManualScreen: View {
    @ObservedObject var manual: Manual
    var body: some View { Text("\(manual.value)") }
  }

  @Test func anObjectMayHaveItsOwnPublisher() throws {
    let manual = Manual()
    let host = ViewHost(ManualScreen(manual: manual))
    _ = try host.inspect().find(text: "1")
    manual.value = 2
    _ = try host.inspect().find(text: "2")
  }

  /// The object announces its changes with the publisher that it inherits, and has no published property.
  final class Announcing: ObservableObject {
    var value = 1 { willSet { objectWillChange.send() } }
  }

  struct AnnouncingScreen: View {
    @ObservedObject var object: Announcing
    var body: some View { Text("\(object.value)") }
  }

  @Test func anObjectWithoutPublishedPropertiesAnnouncesChanges() throws {
    let object = Announcing()
    let host = ViewHost(AnnouncingScreen(object: object))
    _ = try host.inspect().find(text: "1")
    object.value = 2
    _ = try host.inspect().find(text: "2")
  }

  class Base: ObservableObject {
    @Published var base = 1
  }

  final class Derived: Base {
    @Published var derived = 1
  }

  struct DerivedScreen: View {
    @ObservedObject var object: Derived
    var body: some View { Text("\(object.base) \(object.derived)") }
  }

  @Test func publishedPropertiesOfASuperclassAreObserved() throws {
    let object = Derived()
    let host = ViewHost(DerivedScreen(object: object))
    _ = try host.inspect()
    object.base = 2
    _ = try host.inspect().find(text: "2 1")
    object.derived = 3
    _ = try host.inspect().find(text: "2 3")
  }

  /// A view that is generic over the protocol of its model.
  struct GenericScreen<Model: CounterModel>: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.total)") }
  }

  @Test func aViewMayBeGenericOverItsModel() throws {
    let model = FakeModel()
    let host = ViewHost(GenericScreen(model: model))
    _ = try host.inspect()
    model.total = 4
    _ = try host.inspect().find(text: "4")
  }
}

protocol CounterModel: ObservableObject {
  var total: Int { get set }
}

private final class FakeModel: CounterModel {
  @Published var total = 1
}
