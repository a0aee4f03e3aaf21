import Foundation
import Testing
import SnapshotUI

/// Views that are nested without measure end in a typed error, on any thread: none runs out of stack.
@MainActor @Suite struct ExtremeNestingTests {
  private let context = RenderContext(width: 48, height: 40)
  /// Apple's systems give threads half a megabyte, Linux eight.
  private enum Stack: Int {
    case small = 524_288
    case usual = 8_388_608
  }

  /// What came of a piece of work on a thread of its own.
  private final class Outcome: @unchecked Sendable {
    var error: (any Error)?
  }

  /// Runs work on a thread with a stack of its own.
  ///
  /// - Returns: the error that the work threw.
  private func on(_ stack: Stack, _ work: @escaping @Sendable () throws -> Void) -> (any Error)? {
    let outcome = Outcome()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      do { try work() } catch { outcome.error = error }
      done.signal()
    }
    thread.stackSize = stack.rawValue
    thread.start()
    done.wait()
    return outcome.error
  }

  @Test(arguments: ExtremeNesting.all.map(\.name)) func nestedViewsEndInAPictureOrAnError(name: String) throws {
    for depth in [12, 200, 10_000] {
      let error = on(.small) {
        let nesting = ExtremeNesting.all.first { $0.name == name }
        guard let view = nesting?.view(depth: depth) else { return }
        // Views of views would be too many to make a picture of each at every depth.
        if depth == 12 { _ = try ExtremeExercise.use(view, asHost: true) } else { _ = try view.rendered(in: context) }
      }
      if let error { #expect(ExtremeArgumentTests.isOwn(error), "\(name) \(depth) deep: \(error)") }
    }
  }

  @Test func aDeepViewIsRefusedByAHostToo() {
    let error = on(.small) {
      let view = ExtremeNesting.all[0].view(depth: 10_000)
      let host = ViewHost(view, in: context)
      host.content = ExtremeNesting.all[0].view(depth: 10_000)
      _ = try host.rendered()
    }
    guard case .tooDeep = (error as? ViewError)?.reason else {
      Issue.record("\(String(describing: error)) is not tooDeep.")
      return
    }
  }

  @Test func theNestingLimitOfOrdinaryThreadsIs512() {
    let error = on(.usual) { _ = try ExtremeNesting.all[0].view(depth: 10_000).rendered(in: context) }
    #expect((error as? ViewError)?.reason == .tooDeep(path: "padding", limit: 512))
  }

  @Test func viewsNestedUpToTheLimitAreDrawn() throws {
    let error = on(.usual) {
      let view = ExtremeNesting.all[0].view(depth: 250)
      let text = try view.rendered(in: context).layoutText
      #expect(text.contains("Text \"x\""))
    }
    #expect(error == nil)
  }

  @Test func exponentialMeasurementsAreAnError() {
    let error = on(.usual) {
      let grids = ExtremeNesting.all.first { $0.name == "Grid of two" }
      _ = try grids?.view(depth: 60).rendered(in: context)
    }
    guard case .tooManyMeasurements(_, let limit) = (error as? ViewError)?.reason else {
      Issue.record("\(String(describing: error)) is not tooManyMeasurements.")
      return
    }
    #expect(limit == 2000)
    #expect((error as? ViewError)?.reason.description.contains("measured at more than 2000 sizes. Reduce") == true)
  }

  @Test func tooManyViewsAreAnError() {
    let views: [any View] = [
      ForEach(0..<Int.max) { Text("\($0)") }, List { ForEach(0..<Int.max) { Text("\($0)") } },
      LazyVGrid(columns: [GridItem()]) { ForEach(0..<Int.max) { Text("\($0)") } },
      ForEach(0..<1000) { _ in ForEach(0..<1000) { _ in ForEach(0..<1000) { Text("\($0)") } } },
    ]
    for view in views {
      let error = #expect(throws: ViewError.self) { try AnyView(view).rendered(in: context) }
      guard case .tooManyViews(let path, let limit) = error?.reason else {
        Issue.record("\(String(describing: error)) is not tooManyViews.")
        continue
      }
      #expect(path.contains("ForEach"))
      #expect(limit == 100_000)
      #expect(error?.reason.description.hasPrefix("\(path): the view contains more than 100000 views. Show") == true)
    }
  }

}
