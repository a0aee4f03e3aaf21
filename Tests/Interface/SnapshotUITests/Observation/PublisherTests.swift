import SnapshotFoundation
import Testing
import SnapshotUI

/// `onReceive` under a host.
@MainActor @Suite struct PublisherTests {
  final class Model: ObservableObject {
    @Published var count = 0
    let events = PassthroughSubject<String, Never>()
    let state = CurrentValueSubject<Int, Never>(7)
  }

  struct Screen: View {
    @ObservedObject var model: Model
    @State private var last = "none"
    @State private var number = 0

    var body: some View {
      VStack {
        Text(last).onReceive(model.events) { last = $0 }
        Text("number \(number)").onReceive(model.state) { number = $0 }
      }
    }
  }

  @Test func theActionRunsForEachValue() throws {
    let model = Model()
    let host = ViewHost(Screen(model: model))
    model.events.send("too early")
    _ = try host.inspect().find(text: "none")
    model.events.send("first")
    model.events.send("second")
    _ = try host.inspect().find(text: "second")
  }

  struct Receiver: View {
    let source: PassthroughSubject<Int, Never>
    let receive: (Int) -> Void

    var body: some View { Text("x").onReceive(source) { receive($0) } }
  }

  @Test func anotherPublisherReplacesTheFormerOne() throws {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let received = Locked<[Int]>([])
    func view(_ source: PassthroughSubject<Int, Never>) -> Receiver {
      Receiver(source: source) { value in received.withLock { $0.append(value) } }
    }
    let host = ViewHost(view(first))
    try host.update()
    first.send(1)
    host.content = view(second)
    try host.update()
    first.send(2)
    second.send(3)
    try host.update()
    #expect(received.withLock { $0 } == [1, 3])
    // The same publisher with another action.
    host.content = Receiver(source: second) { value in received.withLock { $0.append(value * 10) } }
    try host.update()
    second.send(4)
    #expect(received.withLock { $0 } == [1, 3, 40])
  }

  @Test func thePublisherMayEmitWhenItIsSubscribed() throws {
    let model = Model()
    let host = ViewHost(Screen(model: model))
    _ = try host.inspect().find(text: "number 7")
    model.state.value = 9
    _ = try host.inspect().find(text: "number 9")
  }

  @Test func aPictureIsDrawnAfterTheFirstValue() throws {
    var context = RenderContext(width: 200)
    #expect(try Screen(model: Model()).rendered(in: context).inspect().texts == ["none", "number 7"])
    context.moment = .firstEvaluation
    #expect(try Screen(model: Model()).rendered(in: context).inspect().texts == ["none", "number 0"])
  }

  struct Counting: View {
    @ObservedObject var model: Model
    let received: @Sendable (Int) -> Void

    var body: some View {
      Text("count \(model.count)").onReceive(model.$count.map { $0 * 10 }) { received($0) }
    }
  }

  @Test func anUnchangedPublisherKeepsItsSubscription() throws {
    let model = Model()
    let received = Locked<[Int]>([])
    let host = ViewHost(Counting(model: model) { value in received.withLock { $0.append(value) } })
    _ = try host.inspect()
    for _ in 0..<3 {
      model.count += 1
      _ = try host.inspect()
    }
    #expect(received.withLock { $0 } == [0, 10, 20, 30])
  }

  struct Leaving: View {
    let model: Model
    let received: @Sendable (String) -> Void
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Text("shown").onReceive(model.events) { received($0) } }
        Button("Hide") { isShown = false }
      }
    }
  }

  @Test func aViewThatLeavesTheScreenReceivesNothing() throws {
    let model = Model()
    let received = Locked<[String]>([])
    let host = ViewHost(Leaving(model: model) { value in received.withLock { $0.append(value) } })
    _ = try host.inspect()
    model.events.send("a")
    try host.inspect().find(button: "Hide").tap()
    _ = try host.inspect()
    model.events.send("b")
    #expect(received.withLock { $0 } == ["a"])
  }

  struct Endless: View {
    var body: some View { Text("a").onReceive(sequence(first: 0) { $0 + 1 }.publisher) { _ in } }
  }

  @Test func aPublisherWithoutAnEndIsAnError() throws {
    let error = #expect(throws: ViewHostError.self) { try ViewHost(Endless()).update() }
    #expect(error?.description.contains("onReceive emitted more than") == true)
    #expect(error?.description.contains("or for an endless publisher. Limit the values") == true)
  }

  struct Counted: View {
    let model: Model
    @State private var sum = 0
    var body: some View { Text("sum \(sum)").onReceive(model.events) { _ in sum += 1 } }
  }

  @Test func noValueIsLost() throws {
    let model = Model()
    let host = ViewHost(Counted(model: model))
    _ = try host.inspect()
    for _ in 0..<5000 { model.events.send("") }
    _ = try host.inspect().find(text: "sum 5,000")
    for _ in 0..<8000 { model.events.send("") }
    _ = try host.inspect().find(text: "sum 13,000")
  }

  @Test func theLatestValuesOfSeveralPublishersAreCombined() {
    let (name, count, isOn) = (CurrentValueSubject<String, Never>("a"), PassthroughSubject<Int, Never>(), Just(true))
    var received: [String] = []
    var isFinished = false
    let subscription = name.combineLatest(count, isOn) { "\($0) \($1) \($2)" }
      .sink { _ in
        isFinished = true
      } receiveValue: {
        received.append($0)
      }
    name.send("b")
    count.send(1)
    name.send("c")
    #expect(received == ["b 1 true", "c 1 true"] && !isFinished)
    name.send(completion: .finished)
    count.send(completion: .finished)
    #expect(isFinished)
    subscription.cancel()
    var first: [Int] = []
    let pair = Publishers.CombineLatest(Just(1), [1, 2, 3].publisher).prefix(2).sink { first.append($0 * 10 + $1) }
    #expect(first == [11, 12])
    pair.cancel()
  }

  @Test func severalPublishersAreMerged() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var received: [Int] = []
    let subscription = one.merge(with: other, Just(9)).sink { received.append($0) }
    other.send(1)
    one.send(2)
    subscription.cancel()
    one.send(3)
    #expect(received == [9, 1, 2])
  }

  @Test func publishersOfFoundationAreSupported() throws {
    let name = Notification.Name("a")
    let received = Locked<[String]>([])
    let view = Text("a").onReceive(NotificationCenter.default.publisher(for: name)) { note in
      received.withLock { $0.append(note.name.rawValue) }
    }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
    .onReceive(Just(3)) { value in received.withLock { $0.append("\(value)") } }
    let host = ViewHost(view)
    _ = try host.inspect()
    NotificationCenter.default.post(name: name, object: nil)
    _ = try host.inspect()
    #expect(received.withLock { $0 } == ["3", "a"])
    var cancellables: Set<AnyCancellable> = []
    Just(4).receive(on: ImmediateScheduler.shared).sink { _ in }.store(in: &cancellables)
    #expect(cancellables.count == 1)
  }
}
