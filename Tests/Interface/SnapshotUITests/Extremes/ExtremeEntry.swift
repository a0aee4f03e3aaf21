import SnapshotSeededRandom
import SnapshotUI

/// One public declaration, called with extreme arguments.
struct ExtremeEntry {
  /// The declaration as ``PublicDeclarations`` writes it: `View.padding(_:)`. Overloads have an entry each.
  let declaration: String
  /// Calls the declaration; the view, if there is one, is then drawn and laid out.
  let call: (inout ExtremeArguments) throws -> AnyView?

  /// A declaration that makes a view, or a part of one.
  init(_ declaration: String, view: @escaping (inout ExtremeArguments) throws -> some View) {
    self.declaration = declaration
    call = { AnyView(try view(&$0)) }
  }

  /// A declaration that makes something else, which the closure uses.
  init(calling declaration: String, _ body: @escaping (inout ExtremeArguments) throws -> Void) {
    self.declaration = declaration
    call = {
      try body(&$0)
      return nil
    }
  }
}

extension ExtremeEntry {
  /// The cases of the entry: the usual arguments, each argument at each extreme value of its kind, and `pairs` choices
  /// of extreme values for several arguments at once, by a fixed seed.
  func cases(pairs: Int) -> [[Int: Int]] {
    var arguments = ExtremeArguments()
    // What the usual arguments do not find is no matter here: their kinds are known.
    _ = try? call(&arguments)
    let counts = arguments.kinds.map(ExtremeArguments.count)
    var cases: [[Int: Int]] = [[:]]
    for (place, count) in counts.enumerated() { cases += (0..<count).map { [place: $0] } }
    guard counts.count > 1 else { return cases }
    var generator = SplitMix(seed: declaration.utf8.reduce(UInt64(5381)) { ($0 &* 33) &+ UInt64($1) })
    for _ in 0..<pairs {
      let places = counts.indices.filter { _ in generator.next() % 2 == 0 }
      cases.append(
        Dictionary(uniqueKeysWithValues: places.map { ($0, Int(generator.next() % UInt64(counts[$0]))) }))
    }
    return cases
  }
}

/// Puts entries that are written one below the other in a row. (As one array they would take minutes to compile.)
@resultBuilder
enum EntriesBuilder {
  static func buildBlock(_ entries: ExtremeEntry...) -> [ExtremeEntry] { entries }
}
