import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// `280...1024`, or `375`.
struct WidthRange: ExpressibleByArgument {
  var first: Int
  var last: Int

  init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }

  init?(argument: String) {
    let parts = argument.replacing("…", with: "...").components(separatedBy: "...")
    guard (1...2).contains(parts.count), let first = Int(parts[0]), let last = Int(parts[parts.count - 1]), first >= 1,
      first <= last, last <= SweepRequest.greatestWidth
    else { return nil }
    self.init(first: first, last: last)
  }

  var defaultValueDescription: String { "\(first)...\(last)" }
}

/// `XS...AX5`, or `L`.
struct TypeRange: ExpressibleByArgument {
  var sizes: [String]

  static let all = TypeRange(sizes: names.map(\.size))

  private static let names: [(name: String, size: String)] = [
    ("XS", "xSmall"), ("S", "small"), ("M", "medium"), ("L", "large"), ("XL", "xLarge"), ("XXL", "xxLarge"),
    ("XXXL", "xxxLarge"), ("AX1", "accessibility1"), ("AX2", "accessibility2"), ("AX3", "accessibility3"),
    ("AX4", "accessibility4"), ("AX5", "accessibility5"),
  ]

  init(sizes: [String]) { self.sizes = sizes }

  init?(argument: String) {
    func index(_ text: String) -> Int? {
      Self.names.firstIndex { $0.name == text.uppercased() || $0.size.uppercased() == text.uppercased() }
    }
    let parts = argument.replacing("…", with: "...").components(separatedBy: "...")
    guard (1...2).contains(parts.count), let first = index(parts[0]), let last = index(parts[parts.count - 1]),
      first <= last
    else { return nil }
    self.init(sizes: Self.names[first...last].map(\.size))
  }

  var defaultValueDescription: String { "XS...AX5" }
}
