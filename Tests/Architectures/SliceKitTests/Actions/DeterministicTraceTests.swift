import Foundation
import SliceKit
import Snapshot
import SnapshotFoundation
import Testing
import SnapshotUI

/// Traces and messages are the same in every process, although the order of hashing and memory addresses differ. Twelve members
/// are in this order by chance in one of 479 million runs.
@Suite struct DeterministicTraceTests {
  private static let numbers = Set(0..<12)
  private static let sorted = "[0, 1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9]"

  @Test func actionsWithSets() throws {
    let screen = SliceScreen(ChoiceCoordinator(), state: \.state, slices: SliceRegistry(ChoiceSlice.self))
    screen.send(.chosen(Self.numbers))
    screen.send(.filtered(.both(Filter(tags: ["b", "a", "c"], limits: ["y": 2, "x": 1]), nil)))
    #expect(
      try screen.traceText == """
        appears
          + 0 ChoiceViewModel \(Self.sorted)
          configured ChoiceSlice \(Self.sorted)

        chosen(\(Self.sorted))
          chosen: [] → \(Self.sorted)
          ~ 0 ChoiceViewModel \(Self.sorted)
          configured ChoiceSlice \(Self.sorted)

        filtered(both(Filter(tags: ["a", "b", "c"], limits: ["x": 1, "y": 2]), nil))
          filter: nil → both(Filter(tags: ["a", "b", "c"], limits: ["x": 1, "y": 2]), nil)
          no change

        """)
  }

  /// A state with one value of each kind that differs between processes, machines or settings, if it is described naively.
  private struct Everything {
    final class Session {
      var user = "ada"
    }

    final class Named: CustomStringConvertible {
      var description: String { "Named(\(ObjectIdentifier(self)))" }
    }

    var tags: Set<String> = []
    var limits: [String: [Int: Set<Int>]] = [:]
    var date = Date(timeIntervalSince1970: 0)
    var amount = Decimal(0)
    var ratio = 0.0
    var url: URL?
    var data = Data()
    var uuid: UUID?
    var session: Session?
    var any: Any?
    var error: (any Error)?
    var closure: (() -> Void)?
    var kind: Any.Type = Int.self
    var range = 0..<1
  }

  @Test("S19: the changes of any state are the same in every process, locale and time zone") func everyKindOfValue() {
    let old = Everything()
    var new = old
    new.tags = ["c", "a", "b", "ä", "B"]
    new.limits = ["z": [2: [3, 1, 2], 1: []], "y": [:]]
    new.date = Date(timeIntervalSince1970: 1_700_000_000.5)
    new.amount = Decimal(string: "1234567.89") ?? 0
    new.ratio = 1_234_567.125
    new.url = URL(string: "https://swift.org/?q=1")
    new.data = Data([1, 2, 3])
    new.uuid = UUID(uuidString: "A4A28AF2-0000-0000-0000-000000000001")
    new.session = Everything.Session()
    new.any = [AnyHashable("b"): Set([2, 1]), AnyHashable(1): Set([0])]
    new.closure = {}
    new.kind = Everything.Session.self
    new.range = 3..<7
    #expect(
      PropertyChanges.lines(from: old, to: new) == [
        #"tags: [] → ["B", "a", "b", "c", "ä"]"#,
        #"limits["y"]: nothing → [:]"#,
        #"limits["z"]: nothing → [1: [], 2: [1, 2, 3]]"#,
        "date: 1970-01-01 00:00:00 +0000 → 2023-11-14 22:13:20 +0000",
        "amount: 0 → 1234567.89",
        "ratio: 0.0 → 1234567.125",
        "url: nil → https://swift.org/?q=1",
        "data: 0 bytes → 3 bytes",
        "uuid: nil → A4A28AF2-0000-0000-0000-000000000001",
        "session: nil → Session",
        #"any: nil → ["b": [1, 2], 1: [0]]"#,
        "closure: nil → (Function)",
        "kind: Int → Session",
        "range: 0..<1 → 3..<7",
      ])
  }

  @Test func messagesOfActions() throws {
    let screen = SliceScreen(ChoiceCoordinator(), state: \.state, slices: SliceRegistry(ChoiceSlice.self))
    try screen.dismiss()
    let found = Locked<[String]>([])
    FailureChannel.$interceptor.withValue({ failure in found.withLock { $0.append(failure.message) } }) {
      screen.send(.chosen(Self.numbers))
    }
    let message = try #require(found.withLock { $0 }.first)
    #expect(message.hasPrefix("ChoiceAction chosen(\(Self.sorted)) was sent after the screen was dismissed at "))
  }

  @Test func duplicateIdentities() {
    let model = ChoiceViewModel(count: 1)
    let diagnostics = SliceDiagnostic.diagnostics(of: [
      SliceDescriptor(viewModel: model, id: Self.numbers), SliceDescriptor(viewModel: model, id: Self.numbers),
    ])
    #expect("\(diagnostics)".contains("have the same identity: ChoiceViewModel \(Self.sorted). "))
  }

  private struct Deep {
    enum Kind { case none, some(Set<Int>), object(Box), pair(Set<String>, [String: Set<Int>]) }

    var kind = Kind.none
    var optional: Set<Int>?
    var any: AnyHashable = 0
    var tuple = (1, Set<Int>())
    var identity: ObjectIdentifier?
    var box = Box()
    var keys: [Key: Int] = [:]
  }

  private final class Box {
    var members = DeterministicTraceTests.numbers
  }

  private struct Key: Hashable {
    final class Reference: Hashable {
      static func == (left: Reference, right: Reference) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    var reference = Reference()
  }

  private func lines(_ change: (inout Deep) -> Void) -> [String] {
    let old = Deep()
    var new = old
    change(&new)
    return PropertyChanges.lines(from: old, to: new)
  }

  @Test func setsAtAnyDepth() {
    #expect(lines { $0.kind = .some(Self.numbers) } == ["kind: none → some(\(Self.sorted))"])
    #expect(lines { $0.optional = Self.numbers } == ["optional: nil → \(Self.sorted)"])
    #expect(lines { $0.any = Self.numbers } == ["any: 0 → \(Self.sorted)"])
    #expect(lines { $0.any = [Self.numbers: "x"] } == ["any: 0 → [\(Self.sorted): \"x\"]"])
    #expect(lines { $0.tuple.1 = Self.numbers } == ["tuple.1: [] → \(Self.sorted)"])
    #expect(
      lines { $0.kind = .pair(["b", "a"], ["y": Self.numbers, "x": []]) } == [
        "kind: none → pair([\"a\", \"b\"], [\"x\": [], \"y\": \(Self.sorted)])"
      ])
  }

  @Test func noAddresses() {
    #expect(lines { $0.identity = ObjectIdentifier($0.box) } == ["identity: nil → ObjectIdentifier"])
    #expect(lines { $0.kind = .object(Box()) } == ["kind: none → object(Box)"])
    #expect(lines { $0.any = NSObject() }.map { $0.contains("0x") } == [false])
  }

  /// Keys with the same text are all printed, in a deterministic order.
  @Test func keysThatLookAlike() {
    for _ in 0..<20 {
      #expect(
        lines { $0.keys = [Key(): 3, Key(): 1, Key(): 2] } == [
          "keys: [:] → [Key(reference: Reference): 1, Key(reference: Reference): 2, Key(reference: Reference): 3]"
        ])
    }
  }

  /// A text is printed on one line, even if it contains line breaks.
  @Test func textsAreOnOneLine() {
    #expect(PropertyChanges.lines(from: ["a\nb"], to: ["c\"d"]) == [#"[0]: "a\nb" → "c\"d""#])
  }
}

private struct Filter: Equatable, Sendable {
  var tags: Set<String>
  var limits: [String: Int]
}

private enum Choice: Equatable, Sendable { case both(Filter, Int?) }

private enum ChoiceAction: SliceAction {
  case chosen(Set<Int>)
  case filtered(Choice)
}

private struct ChoiceViewModel: SliceViewModel {
  var count: Int
}

private final class ChoiceCoordinator: SliceCoordinator {
  struct State {
    var chosen: Set<Int> = []
    var filter: Choice?
  }

  private(set) var state: State

  init(state: State = State()) { self.state = state }

  func sliceDescriptors(for state: State) -> [SliceDescriptor] {
    [SliceDescriptor(viewModel: ChoiceViewModel(count: state.chosen.count), id: Set(0..<12))]
  }

  func handle(_ action: ChoiceAction) {
    switch action {
    case .chosen(let numbers): state.chosen = numbers
    case .filtered(let choice): state.filter = choice
    }
  }
}

private final class ChoiceSlice: Slice, SliceConfigurable {
  private let label = TextLabel()

  var content: some View { label }

  func configure(with viewModel: ChoiceViewModel) { label.text = "\(viewModel.count)" }
}
