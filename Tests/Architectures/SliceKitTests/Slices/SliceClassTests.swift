import SliceKit
import Testing
import SnapshotUI

/// Slices and coordinators as classes that are not final, have subclasses or have services.
@Suite struct SliceClassTests {
  /// Not final and without an initializer, which `SliceConfigurable` would reject: "initializer requirement 'init()' can only be satisfied by a 'required'
  /// initializer in non-final class".
  class Badge: Slice {
    var text: String { "Badge" }

    var content: some View { Text(text) }
  }

  final class LoudBadge: Badge {
    override var text: String { "BADGE" }
  }

  class Avatar: Slice {
    private let name: String

    init(name: String) { self.name = name }

    var content: some View { Text(name) }
  }

  @Test func classesThatAreNotFinal() throws {
    #expect(try ViewHost(Badge()).inspect().text == "Badge")
    #expect(try ViewHost(LoudBadge()).inspect().text == "BADGE")
    #expect(try ViewHost(LoudBadge() as Badge).inspect().text == "BADGE")
    #expect(try ViewHost(Avatar(name: "Ada")).inspect().text == "Ada")
  }

  struct Title: SliceViewModel {
    var text: String
  }

  class TitleSlice: Slice, SliceConfigurable {
    let label = TextLabel()
    private(set) var configureCount = 0

    required init() {}

    var content: some View { label }

    func configure(with viewModel: Title) {
      configureCount += 1
      label.text = viewModel.text
    }
  }

  class LoudTitleSlice: TitleSlice {
    override func configure(with viewModel: Title) { super.configure(with: Title(text: viewModel.text.uppercased())) }
  }

  /// A slice for several types of view models.
  struct Boxed<Value: Equatable & Sendable>: SliceViewModel {
    var value: Value
  }

  class BoxSlice<Value: Equatable & Sendable>: Slice, SliceConfigurable {
    let label = TextLabel()

    required init() {}

    var content: some View { label }

    func configure(with viewModel: Boxed<Value>) { label.text = "\(viewModel.value)" }
  }

  enum TitleAction: SliceAction { case set([SliceDescriptor]) }

  /// Takes a service and no state.
  final class TitleCoordinator: SliceCoordinator {
    private(set) var state: [SliceDescriptor]
    private let log: (Int) -> Void

    init(titles: [String], log: @escaping (Int) -> Void) {
      state = titles.map { SliceDescriptor(viewModel: Title(text: $0), id: $0) }
      self.log = log
    }

    func sliceDescriptors(for state: [SliceDescriptor]) -> [SliceDescriptor] { state }

    func handle(_ action: TitleAction) {
      if case .set(let descriptors) = action { state = descriptors }
      log(state.count)
    }
  }

  @Test func aCoordinatorWithServices() throws {
    var counts: [Int] = []
    let coordinator = TitleCoordinator(titles: ["a"]) { counts.append($0) }
    let screen = SliceScreen(coordinator, state: \.state, slices: SliceRegistry(TitleSlice.self))
    screen.send(.set([]))
    #expect(counts == [0])
    #expect(try screen.inspect().texts == [])
  }

  @Test func subclassesAreShownAndReusedSeparately() throws {
    let coordinator = TitleCoordinator(titles: ["a", "b"]) { _ in }
    let slices = SliceRegistry(LoudTitleSlice.self, BoxSlice<Int>.self, BoxSlice<Bool>.self)
    let screen = SliceScreen(coordinator, state: \.state, slices: slices)
    #expect(try screen.inspect().texts == ["A", "B"])
    screen.send(.set([SliceDescriptor(viewModel: Boxed(value: 1)), SliceDescriptor(viewModel: Boxed(value: true))]))
    #expect(try screen.inspect().texts == ["1", "true"])
    screen.send(.set([SliceDescriptor(viewModel: Title(text: "c")), SliceDescriptor(viewModel: Boxed(value: false))]))
    #expect(try screen.inspect().texts == ["C", "false"])
    #expect(screen.createdSliceCount == 4)
    let configured = screen.steps.map(\.configured)
    #expect(configured[0] == ["LoudTitleSlice a", "LoudTitleSlice b"])
    #expect(configured[2] == ["LoudTitleSlice", "BoxSlice<Bool>"])
  }

  @Test func aSliceAndItsSubclassForOneViewModelAreAmbiguous() {
    let diagnostics = SliceRegistry(TitleSlice.self, LoudTitleSlice.self).diagnostics(of: [])
    #expect(diagnostics == [.ambiguousSlice("Title", slices: ["TitleSlice", "LoudTitleSlice"])])
  }

  private struct Counter: View {
    @State private var count = 0

    nonisolated init() {}

    var body: some View { Button("\(count)") { count += 1 } }
  }

  class CounterSlice: Slice {
    final var content: some View { Counter() }
  }

  final class OtherCounterSlice: CounterSlice {}

  /// A slice of a different class at the same place does not share state with the first one.
  @Test func aSubclassIsAnotherSlice() throws {
    let host = ViewHost<CounterSlice>(CounterSlice())
    try host.inspect().find(button: "0").tap()
    #expect(try host.inspect().text == "1")
    host.content = OtherCounterSlice()
    #expect(try host.inspect().text == "0")
  }

  @Test func aConfiguredSubclass() throws {
    let slice = LoudTitleSlice(Title(text: "x"))
    #expect(slice.configureCount == 1)
    #expect(try ViewHost<TitleSlice>(slice).inspect().text == "X")
    #expect(try SliceTree(of: slice).description == "Title")
  }
}
