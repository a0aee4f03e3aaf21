import Foundation
import Observation
import Testing
import SnapshotUI

/// What a picture shows of a view whose actions run when it appears.
@MainActor @Suite struct SettledPictureTests {
  nonisolated private static let context = RenderContext(width: 200, height: 100)

  nonisolated private static func texts(
    of view: some View, at moment: PictureMoment = .settled
  ) throws -> [String] {
    var context = context
    context.moment = moment
    return try view.rendered(in: context).inspect().texts
  }

  struct Appearing: View {
    @State private var text = "first"
    var body: some View { Text(text).onAppear { text = "appeared" } }
  }

  @Test func aPictureIsDrawnAfterOnAppear() throws {
    #expect(try Self.texts(of: Appearing()) == ["appeared"])
    #expect(try Self.texts(of: Appearing(), at: .firstEvaluation) == ["first"])
  }

  @Test func aPictureLeavesNothingInTheViewValue() throws {
    let view = Appearing()
    #expect(try Self.texts(of: view) == ["appeared"])
    #expect(try Self.texts(of: view, at: .firstEvaluation) == ["first"])
    #expect(try Self.texts(of: view) == ["appeared"])
  }

  struct Chained: View {
    @State private var steps: [String] = []
    @State private var count = 0
    var body: some View {
      VStack {
        Text(steps.joined(separator: " "))
        Text("\(count)").onAppear { steps.append("appear") }
      }
      .task {
        steps.append("task")
        count = 1
        await Task.yield()
        steps.append("yielded")
        count = 2
      }
      .onChange(of: count) { old, new in steps.append("\(old)→\(new)") }
    }
  }

  @Test func actionsRunInSwiftUIsOrder() throws {
    #expect(try Self.texts(of: Chained()) == ["appear task yielded 0→2", "2"])
  }

  struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  struct Measuring: View {
    @State private var height: CGFloat = 0
    @State private var width: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 30, height: 20).onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0
        }
        Color.blue.frame(height: height).preference(key: WidthKey.self, value: 77)
        Text("\(Int(width))")
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }

  @Test func measuredValuesAreInThePicture() throws {
    let rendered = try Measuring().rendered(in: Self.context)
    #expect(rendered.inspect().texts == ["77"])
    #expect(rendered.layoutText.contains("200 × 20"))
  }

  struct Scrolled: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { ForEach(0..<50) { Text("row \($0)").id($0) } }
          .onAppear { proxy.scrollTo(49) }
      }
    }
  }

  @Test func scrollToScrolls() throws {
    let last = try Scrolled().rendered(in: Self.context).inspect().find(text: "row 49").frame
    #expect(last.minY > 0)
    #expect(last.maxY <= 100)
  }

  struct Delayed: View {
    let delays: [Int]
    @State private var done: [Int] = []
    var body: some View {
      Text(done.map(String.init).joined(separator: " "))
        .task {
          for delay in delays {
            try? await Task.sleep(for: .milliseconds(delay))
            done.append(delay)
          }
        }
    }
  }

  @Test func timePassesOnTheContextsClock() throws {
    #expect(try Self.texts(of: Delayed(delays: [300, 600, 200])) == ["300 600"])
    // A test that slept would take half an hour.
    let halfAnHour = 1_800_000
    let times = Delayed(delays: [halfAnHour, 600])
    #expect(try Self.texts(of: times, at: .after(.seconds(3_500))) == ["\(halfAnHour) 600"])
    #expect(try Self.texts(of: Delayed(delays: [halfAnHour])) == [""])
  }

  struct Dispatching: View {
    @Environment(\.colorScheme) private var scheme
    @State private var done: [String] = []
    var body: some View {
      Text(done.joined(separator: " "))
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { done.append("later \(scheme)") }
          DispatchQueue.main.async { done.append("soon \(scheme)") }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { done.append("never") }
        }
    }
  }

  @Test func theMainQueueBelongsToTheContextsClock() throws {
    let texts = try Self.texts(of: Dispatching().colorScheme(.dark))
    #expect(texts == ["soon dark later dark"])
  }

  actor Source {
    var number = 0
    func next() -> Int {
      number += 1
      return number
    }
  }

  struct Concurrent: View {
    let source = Source()
    @State private var log: [String] = []
    nonisolated init() {}
    var body: some View {
      Text(log.joined(separator: " "))
        .task {
          log.append("actor \(await source.next())")
          async let one = source.next()
          async let two = source.next()
          log.append("sum \(await one + two)")
          await withTaskGroup(of: Int.self) { group in
            for index in 0..<3 { group.addTask { index } }
            for await index in group { log.append("child \(index)") }
          }
          await Task.detached { [source] in _ = await source.next() }.value
          log.append("detached \(await source.number)")
        }
    }
  }

  @Test(arguments: 0..<20) nonisolated func tasksRunInAReproducibleOrder(_ run: Int) throws {
    #expect(
      try Self.texts(of: Concurrent()) == ["actor 1 sum 5 child 0 child 1 child 2 detached 4"])
  }

  /// A request that another thread answers.
  final class Request: @unchecked Sendable {
    private var continuation: CheckedContinuation<Void, Never>?

    func wait() async { await withCheckedContinuation { continuation = $0 } }

    /// Answers on another thread, and returns after that.
    func answer() {
      if continuation == nil { Issue.record("Nothing waits for the answer.") }
      let isAnswered = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [self] in
        continuation?.resume()
        isAnswered.signal()
      }
      isAnswered.wait()
    }
  }

  struct Waiting: View {
    let request = Request()
    @State private var text = "waiting"
    nonisolated init() {}
    var body: some View {
      Text(text)
        .task {
          await request.wait()
          text = "answered"
        }
        .onAppear {
          Task {
            for _ in 0..<10 { await Task.yield() }
            request.answer()
            for _ in 0..<100 { await Task.yield() }
          }
        }
    }
  }

  @Test(arguments: 0..<50) nonisolated func workOfOtherThreadsIsLeftAsItIs(_ run: Int) throws {
    let texts = try Self.texts(of: Waiting())
    #expect(texts == ["waiting"])
  }

  @Observable final class Model { var loads = 0 }

  struct Loading: View {
    let model: Model
    var body: some View { Text("\(model.loads)").onAppear { model.loads += 1 } }
  }

  @Test func aModelOfTheTestKeepsWhatActionsChange() throws {
    let model = Model()
    #expect(try Self.texts(of: Loading(model: model)) == ["1"])
    #expect(try Self.texts(of: Loading(model: model)) == ["2"])
  }

  struct Rows: View {
    let note: (Int) -> Void
    var body: some View { List(0..<100, id: \.self) { row in Text("\(row)").onAppear { note(row) } } }
  }

  @Test func rowsOutsideTheScreenDoNotAppear() throws {
    var rows: [Int] = []
    _ = try Rows { rows.append($0) }.rendered(in: RenderContext(width: 200, height: 300))
    #expect(rows.first == 0)
    #expect((3..<15).contains(rows.count))
  }

  struct Plain: View {
    @State private var evaluations = 0
    let note: () -> Void
    var body: some View {
      let _ = note()
      Text("plain").onChange(of: evaluations) { evaluations += 1 }.onDisappear {}
    }
  }

  @Test func aViewWithoutSuchActionsIsEvaluatedOnce() throws {
    var count = 0
    _ = try Plain { count += 1 }.rendered(in: Self.context)
    #expect(count == 1)
  }

  private struct Unchanged: View {
    let evaluation: () -> Void
    var body: some View {
      evaluation()
      return Text("words")
    }
  }

  private struct ChangingOnce: View {
    let evaluation: () -> Void
    @State private var isShown = false
    var body: some View {
      Unchanged(evaluation: evaluation).opacity(isShown ? 1 : 0.5).onAppear { isShown = true }
    }
  }

  /// The evaluation that looks for actions ends at the modifier, before its content.
  @Test func onlyTheScreenThatAppearsAndChangesIsEvaluated() throws {
    var count = 0
    _ = try ChangingOnce { count += 1 }.rendered(in: Self.context)
    #expect(count == 2)
  }

  @Test func actionsOfRowsOutOfViewLeaveThePictureAsItIs() throws {
    func rows(_ action: @escaping () -> Void) -> some View {
      ScrollView {
        LazyVStack { ForEach(0..<50, id: \.self) { row in Text("\(row)").onAppear { if row > 30 { action() } } } }
      }
    }
    var isRun = false
    let rendered = try rows { isRun = true }.rendered(in: Self.context)
    var plain = Self.context
    plain.moment = .firstEvaluation
    #expect(try rendered.displayList == rows {}.rendered(in: plain).displayList)
    #expect(!isRun)
  }

  @Test func aScreenWhoseActionsDoNotAppearIsItsFirstEvaluation() throws {
    func screen(_ action: (() -> Void)?) -> some View {
      ViewThatFits {
        Text("fits")
        Text("does not appear").onAppear(perform: action)
      }
    }
    let rendered = try screen {}.rendered(in: Self.context)
    #expect(try rendered.displayList == screen(nil).rendered(in: Self.context).displayList)
  }

  @Test func aHostsViewDoesNotAppearAgain() throws {
    let model = Model()
    let host = ViewHost(Loading(model: model), in: Self.context)
    for _ in 0..<2 { _ = try host.view.rendered(in: Self.context) }
    #expect(model.loads == 1)
  }
}

/// Views that don't settle, and tasks that don't end.
@MainActor @Suite struct UnsettledPictureTests {
  nonisolated private static let context = RenderContext(width: 200, height: 100)

  struct Loop: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onAppear { count = 1 }.onChange(of: count) { count += 1 } }
  }

  @Test func aLoopNamesViewAndModifier() {
    let error = #expect(throws: ViewHostError.self) { try Loop().rendered(in: Self.context) }
    #expect("\(error.map(\.reason.description) ?? "")".hasPrefix("Loop/Text: onChange: the view keeps updating"))
  }

  struct Endless: View {
    @State private var count = 0
    let pause: Duration?
    var body: some View {
      Text("\(count)")
        .task {
          while true {
            if let pause { try? await Task.sleep(for: pause) } else { await Task.yield() }
            if Task.isCancelled { return }
            if pause != nil { count += 1 }
          }
        }
    }
  }

  @Test func anEndlessTaskNamesViewAndModifier() {
    let error = #expect(throws: ViewHostError.self) { try Endless(pause: nil).rendered(in: Self.context) }
    #expect(error?.reason == .endlessTask(path: "Endless/Text: task", limit: 10_000))
  }

  @Test func aTaskThatWaitsAgainAndAgainIsDrawnAfterASecond() throws {
    #expect(try Endless(pause: .milliseconds(100)).rendered(in: Self.context).inspect().texts == ["9"])
  }

  @Test func aTaskThatWaitsForTooShortTimesIsAnError() {
    let error = #expect(throws: ViewHostError.self) {
      try Endless(pause: .microseconds(10)).rendered(in: Self.context)
    }
    #expect("\(error.map(\.reason.description) ?? "")".hasPrefix("Endless/Text: task: "))
  }

  struct Restless: View {
    @State private var height: CGFloat = 10
    var body: some View {
      Color.red.frame(height: height).onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = $0 + 1
      }
    }
  }

  @Test func aGeometryLoopNamesViewAndModifier() {
    let error = #expect(throws: ViewHostError.self) { try Restless().rendered(in: Self.context) }
    #expect("\(error.map(\.reason.description) ?? "")".contains("onGeometryChange: the view keeps updating"))
  }
}
