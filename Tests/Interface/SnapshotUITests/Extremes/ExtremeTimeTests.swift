import Foundation
import SnapshotUI
import Testing

/// Extreme times and numbers of the work that a view starts.
@MainActor @Suite struct ExtremeTimeTests {
  struct Sleeper: View {
    let duration: Duration
    @State private var isDone = false
    var body: some View {
      Text(isDone ? "done" : "waits")
        .task {
          try? await Task.sleep(for: duration)
          isDone = !Task.isCancelled
        }
    }
  }

  private static let context = RenderContext(width: 100, height: 50)

  nonisolated static let over: [Duration] = [.zero, .seconds(-1), .seconds(Int64.min), .nanoseconds(1)]
  nonisolated static let waiting: [Duration] = [.seconds(1), .seconds(Int64.max), .seconds(1e18)]

  @Test(arguments: over) func aShortTimePasses(_ duration: Duration) throws {
    #expect(try Sleeper(duration: duration).rendered(in: Self.context).inspect().texts == ["done"])
  }

  @Test(arguments: waiting) func aLongTimeIsNotWaitedFor(_ duration: Duration) throws {
    #expect(try Sleeper(duration: duration).rendered(in: Self.context).inspect().texts == ["waits"])
  }

  struct Deadlines: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
        .onAppear {
          for deadline in [DispatchTime.distantFuture, .now() + 1e300, .now() - 1e9, .now() + .nan, .now()] {
            DispatchQueue.main.asyncAfter(deadline: deadline) { count += 1 }
          }
        }
    }
  }

  @Test func deadlinesMayBeFarAway() throws {
    let count = try Deadlines().rendered(in: Self.context).inspect().text
    #expect(["2", "3"].contains(count))
  }

  struct Many: View {
    let count: Int
    @State private var done = 0
    var body: some View {
      Text("\(done)").task {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<count { group.addTask { await Task.yield() } }
        }
        done = count
      }
    }
  }

  @Test func manyTasksEndAndTooManyAreAnError() throws {
    #expect(try Many(count: 1_000).rendered(in: Self.context).inspect().text == "1,000")
    let error = #expect(throws: ViewHostError.self) { try Many(count: 100_000).rendered(in: Self.context) }
    #expect(error?.reason == .endlessTask(path: "Many/Text: task", limit: 10_000))
  }

  struct Sheet: View {
    @State private var isShown = false
    var body: some View {
      Text("below").onAppear { isShown = true }.sheet(isPresented: $isShown) { Sheet() }
    }
  }

  @Test func sheetsThatPresentSheetsEnd() {
    #expect(throws: (any Error).self) { try Sheet().rendered(in: Self.context) }
  }

  @Test func tenThousandRowsAppear() throws {
    var count = 0
    let rows = VStack(spacing: 0) {
      ForEach(0..<10_000, id: \.self) { _ in Color.red.frame(height: 1).onAppear { count += 1 } }
    }
    _ = try ScrollView { rows }.rendered(in: Self.context)
    #expect(count == 10_000)
  }
}
