import Foundation
import Snapshot

// Forms in tests for swift-snapshot-testing. They compile in the language modes 5 and 6, without a warning.

final class Box {
  var text = ""
  func render(_ completion: @escaping (String?) -> Void) { completion(text) }
}

@MainActor final class Screen { var title = "" }

extension Snapshotting where Value == Int, Format == String {
  static var digits: Snapshotting { Snapshotting<String, String>.lines.pullback { "\($0)" } }
  static let signed: Snapshotting = SimplySnapshotting.lines.pullback { $0 > 0 ? "+\($0)" : "\($0)" }

  static func formatted<Number>(_ strategy: Snapshotting<Number, String>, _ transform: @escaping (Int) -> Number)
    -> Snapshotting
  { strategy.pullback(transform) }
}

extension Snapshotting where Value == Box, Format == String {
  static var rendered: Snapshotting {
    Snapshotting(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { box in
        Async<String> { callback in box.render { callback($0!) } }
      })
  }

  static var settled: Snapshotting {
    Snapshotting<String, String>.lines.asyncPullback { box in
      Async { callback in box.render { callback($0!) } }.map { $0 + "." }
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  static func stamped(_ encoder: JSONEncoder) -> Snapshotting {
    let formatter = DateFormatter()
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      formatter.string(from: Date()) + String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value == Screen, Format == String {
  @MainActor static var title: Snapshotting { SimplySnapshotting.lines.pullback { $0.title } }
  @MainActor static let titleOfPath: Snapshotting = SimplySnapshotting.lines.pullback(\.title)
}

extension Diffing where Value == Box {
  static var box: Diffing {
    Diffing(
      toData: { Data($0.text.utf8) },
      fromData: {
        let box = Box()
        box.text = String(decoding: $0, as: UTF8.self)
        return box
      },
      diffV2: { $0.text == $1.text ? nil : ("They differ.", []) })
  }
}

func uses(_ box: Box, _ transform: @escaping (Int) -> String) {
  _ = SimplySnapshotting.lines.pullback { (other: Box) in other.text + box.text }
  _ = SimplySnapshotting.lines.pullback(transform)
  _ = SimplySnapshotting.lines.pullback(\URL.path)
  _ = SimplySnapshotting.lines.pullback(String.init(describing:)) as Snapshotting<Int, String>
  _ = Snapshotting(pathExtension: nil, diffing: .box)
  var strategy = SimplySnapshotting<String>.lines
  strategy.snapshot = { text in Async(value: text + box.text) }
  var result = ""
  strategy.snapshot("a").run { result = $0 }
  var changing = "a"
  let late = SimplySnapshotting.lines.pullback { (_: Void) in changing }
  changing = result
  assertSnapshot(of: (), as: .wait(for: 0, on: late))
}

@MainActor func usesOnTheMainActor(_ screen: Screen) {
  assertSnapshot(of: screen, as: SimplySnapshotting.lines.pullback { $0.title })
  assertSnapshot(of: screen.title, as: .lines)
}

func usesInTask(_ box: Box) async throws {
  assertSnapshot(of: box, as: .rendered)
  assertSnapshot(of: try box.text.isEmpty ? JSONDecoder().decode(Int.self, from: Data()) : 1, as: .digits)
  assertSnapshots(of: 1, as: ["digits": .digits, "signed": .signed])
  _ = verifySnapshot(of: box, as: .settled)
  let text = await Task { "a" }.value
  assertSnapshot(of: text, as: .lines)
  assertSnapshot(of: { $0.count }, as: Snapshotting<Letter, String>.func(into: .digits))
}

enum Letter: String, CaseIterable {
  case a, b
  var count: Int { rawValue.count }
}
