import SnapshotFoundation
import Testing
import SnapshotUI

@Observable private final class ClickModel { var clicks = 0 }

private struct PrintingCounter: View {
  @State private var count = 0
  @State private var model = ClickModel()

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Button("\(count) times") { count += 1 }
      Button("\(model.clicks) clicks") { model.clicks += 1 }
      Button("Same") { count += 0 }
    }
  }
}

@MainActor @Suite struct PrintedChangesTests {
  private func printed(_ body: () throws -> Void) rethrows -> [String] {
    let lines = Locked<[String]>([])
    try ErrorOutput.$receiver.withValue({ text in lines.withLock { $0.append(text) } }, operation: body)
    return lines.withLock { $0 }
  }

  @Test("B3: @Observable needs no import, and _printChanges prints the evaluations of the log") func changes() throws {
    var log: [String] = []
    let lines = try printed {
      let host = ViewHost(PrintingCounter())
      try host.inspect().find(button: "0 times").tap()
      try host.inspect().find(button: "0 clicks").tap()
      try host.inspect().find(button: "Same").tap()
      log = try host.evaluations().map(\.description)
    }
    #expect(
      lines == [
        "PrintingCounter: @self, @identity, _count, _model changed.", "PrintingCounter: _count changed.",
        "PrintingCounter: @dependencies changed.",
      ])
    #expect(lines == log)
  }

  @Test func aPictureEvaluatesOnceAndOutsideOfABodyNothingIsPrinted() throws {
    #expect(
      try printed { _ = try PrintingCounter().rendered(in: RenderContext(width: 100, height: 100)) }
        == ["PrintingCounter: @self, @identity changed."])
    #expect(printed { PrintingCounter._printChanges() } == [])
  }
}
