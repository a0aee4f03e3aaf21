import SliceKit
import SnapshotFoundation
import Testing
import SnapshotUI

/// Actions are handled by the environment of the view that sends them, not by that of the enclosing body.
@MainActor @Suite struct SliceActionTests {
  enum Tap: SliceAction, Equatable { case one, two, row(Int) }
  enum Other: SliceAction, Equatable { case tapped }

  final class Log {
    var taps: [Tap] = []
    var others: [Other] = []
  }

  private func messages(_ body: () throws -> Void) rethrows -> [String] {
    let found = Locked<[String]>([])
    try FailureChannel.$interceptor.withValue({ failure in found.withLock { $0.append(failure.message) } }) {
      try body()
    }
    return found.withLock { $0 }
  }

  @Test func aButtonAndItsHandlerInOneBody() throws {
    struct Screen: View {
      let log: Log

      var body: some View {
        VStack {
          Button("One", sending: Tap.one)
          Button(sending: Tap.two) { Text("Two") }
          Text("Three").onTap(sending: Tap.row(3))
        }
        .onSliceAction { (tap: Tap) in log.taps.append(tap) }
      }
    }
    let log = Log()
    let host = ViewHost(Screen(log: log))
    let messages = try messages {
      try host.inspect().find(button: "One").tap()
      try host.inspect().find(button: "Two").tap()
      try host.inspect().find(text: "Three").tap()
      // Also without a host.
      try Screen(log: log).rendered(in: RenderContext(width: 200, height: 200)).inspect().find(button: "One").tap()
    }
    #expect(messages == [])
    #expect(log.taps == [.one, .two, .row(3), .one])
  }

  @Test func twoHandlersNested() throws {
    struct Screen: View {
      let log: Log

      var body: some View {
        VStack {
          Button("One", sending: Tap.one)
            .onSliceAction { (tap: Tap) in log.taps += [tap, .two] }
          Button("Two", sending: Tap.two)
          Button("Other", sending: Other.tapped)
            .onSliceAction { (_: Tap) in }
        }
        .onSliceAction { (tap: Tap) in log.taps.append(tap) }
        .onSliceAction { (other: Other) in log.others.append(other) }
      }
    }
    let log = Log()
    let host = ViewHost(Screen(log: log))
    let messages = try messages {
      for label in ["One", "Two", "Other"] { try host.inspect().find(button: label).tap() }
    }
    #expect(messages == [])
    #expect(log.taps == [.one, .two, .two])
    #expect(log.others == [.tapped])
  }

  @Test func rowsOfAForEach() throws {
    struct Screen: View {
      let log: Log

      var body: some View {
        VStack {
          ForEach(0..<3) { number in
            Button("Row \(number)", sending: Tap.row(number))
              .onSliceAction { (tap: Tap) in log.taps += number == 1 ? [.one] : [tap] }
          }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Screen(log: log))
    let messages = try messages {
      for number in 0..<3 { try host.inspect().find(button: "Row \(number)").tap() }
    }
    #expect(messages == [])
    #expect(log.taps == [.row(0), .one, .row(2)])
  }

  @Test func inSheetsAndSlices() throws {
    final class Badge: Slice {
      var content: some View { Button("Badge", sending: Tap.two) }
    }
    struct Screen: View {
      let log: Log
      let badge = Badge()
      @State private var isShown = true

      var body: some View {
        Text("Screen")
          .sheet(isPresented: $isShown) {
            VStack {
              Button("One", sending: Tap.one)
              badge
            }
          }
          .onSliceAction { (tap: Tap) in log.taps.append(tap) }
      }
    }
    let log = Log()
    let host = ViewHost(Screen(log: log))
    let messages = try messages {
      try host.inspect().find(button: "One").tap()
      try host.inspect().find(button: "Badge").tap()
    }
    #expect(messages == [])
    #expect(log.taps == [.one, .two])
  }

  @Test func aHandlerKeepsTheStateOfItsBody() throws {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("\(count)")
          Button("One", sending: Tap.one)
        }
        .onSliceAction { (_: Tap) in count += 1 }
      }
    }
    let host = ViewHost(Screen())
    let messages = try messages {
      try host.inspect().find(button: "One").tap()
      try host.inspect().find(button: "One").tap()
    }
    #expect(messages == [])
    #expect(try host.inspect().texts.contains("2"))
  }

  @Test func disabledButtonsSendNothing() throws {
    let log = Log()
    let view = Button("One", sending: Tap.one).disabled(true).onSliceAction { (tap: Tap) in log.taps.append(tap) }
    #expect(throws: InspectionError.self) { try ViewHost(view).inspect().find(button: "One").tap() }
    #expect(log.taps == [])
  }

  @Test func unhandledActionsAreReported() throws {
    let host = ViewHost(Button("One", sending: Tap.one))
    let messages = try messages { try host.inspect().find(button: "One").tap() }
    #expect(messages.map { $0.hasPrefix("Tap one was sent, but nothing handles actions here.") } == [true])
  }
}
