import Foundation
import SnapshotUI

/// Supplies the arguments of one call: usual ones, and extreme ones at the places that a case chooses.
///
/// A table entry asks for its arguments in a fixed order, so that the place of an argument names it.
struct ExtremeArguments {
  /// The kinds of arguments, each with its own extreme values.
  enum Kind: Hashable {
    case number, integer, words, date, color, font, view, stops
  }

  /// Which of its kind's extreme values an argument takes, by the argument's place.
  let chosen: [Int: Int]
  /// The kinds of the arguments that were asked for.
  private(set) var kinds: [Kind] = []
  /// The extreme values that were handed out, for messages.
  private(set) var description: [String] = []

  init(chosen: [Int: Int] = [:]) { self.chosen = chosen }

  private mutating func next<Value>(_ kind: Kind, _ usual: Value, _ extremes: [(String, () -> Value)]) -> Value {
    let place = kinds.count
    kinds.append(kind)
    guard let index = chosen[place] else { return usual }
    let (name, make) = extremes[index % extremes.count]
    description.append("#\(place) \(name)")
    return make()
  }
}

extension ExtremeArguments {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, .leastNonzeroMagnitude, 1e-9, 3e4, 1e9, -1e9, 9.3e18, -9.3e18, 1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]
  static let integers = [0, -1, 1, 1000, 100_000_000, Int(Int32.max), Int(Int32.min), .max, .min]
  static var wordings: [(String, () -> String)] {
    [
      ("empty", { "" }), ("control characters", { "\0a\u{1}\u{7F}\u{85}\u{2028}\r\n\u{FEFF}\t" }),
      ("a lone combining mark", { "\u{301}" }),
      ("2,000 combining marks", { "a" + String(repeating: "\u{301}\u{20DD}", count: 1000) }),
      ("bidirectional controls", { String(repeating: "\u{202E}\u{2067}א1\u{202B}", count: 200) }),
      ("no scalar's end", { "\u{10FFFF}\u{E0001}\u{FFFE}" }), ("1,000 lines", { String(repeating: "\n", count: 1000) }),
      ("a word of 10,000 letters", { String(repeating: "x", count: 10_000) }),
      ("families", { String(repeating: "👩‍👩‍👧‍👦\u{200D}", count: 50) }),
    ]
  }
  static let dates: [Date] = [
    .distantPast, .distantFuture, Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: .infinity),
    Date(timeIntervalSince1970: 1e300), Date(timeIntervalSince1970: -1e18),
  ]
  static var colors: [(String, () -> Color)] {
    [
      ("accent", { .accentColor }), ("clear", { .clear }), ("opacity nan", { Color.red.opacity(.nan) }),
      (
        "schemes in schemes",
        { (0..<300).reduce(Color.accentColor) { color, _ in Color(light: color, dark: color) } }
      ),
    ]
  }
  static var fonts: [(String, () -> Font)] {
    numbers.map { number in ("size \(number)", { Font.system(size: number) }) } + [
      ("unknown family", { .custom("\0", size: 12) }), ("weight", { Font.body.weight(FontWeight(.max)) }),
      ("variation", { Font.body.variation("wght", .nan).leading(.tight) }),
      ("features", { Font.body.feature(FontFeature("smcp", .max)) }),
    ]
  }
  static var views: [(String, () -> AnyView)] {
    [
      ("nothing", { AnyView(EmptyView()) }), ("endless frame", { AnyView(Color.red.frame(width: .infinity)) }),
      ("huge frame", { AnyView(Color.red.frame(width: 1e300, height: 1e300)) }),
      ("greedy", { AnyView(GeometryReader { proxy in Text("\(proxy.size.width)") }) }),
      ("ideal of nan", { AnyView(Color.red.frame(idealWidth: .nan, maxWidth: .infinity)) }),
      ("40 views", { AnyView(ForEach(0..<40) { Text("\($0)") }) }),
      ("far away", { AnyView(Text("x").offset(x: 1e300, y: -1e300)) }),
      ("30 deep", { (0..<30).reduce(AnyView(Text("x"))) { view, _ in AnyView(VStack { view.padding(1) }) } }),
    ]
  }
  static var stopLists: [(String, () -> [Gradient.Stop])] {
    [
      ("none", { [] }), ("one", { [.init(color: .red, location: 0.5)] }),
      ("unsorted", { [.init(color: .red, location: 1), .init(color: .blue, location: 0)] }),
      ("nan", { [.init(color: .red, location: .nan), .init(color: .blue, location: .nan)] }),
      ("endless", { [.init(color: .red, location: -.infinity), .init(color: .blue, location: .infinity)] }),
      ("far", { [.init(color: .red, location: -1e300), .init(color: .blue, location: 1e300)] }),
      ("equal", { [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)] }),
      ("many", { (0..<5000).map { .init(color: .red, location: CGFloat($0) / 5000) } }),
    ]
  }

  /// How many extreme values a kind has.
  static func count(of kind: Kind) -> Int {
    switch kind {
    case .number: numbers.count
    case .integer: integers.count
    case .words: wordings.count
    case .date: dates.count
    case .color: colors.count
    case .font: fonts.count
    case .view: views.count
    case .stops: stopLists.count
    }
  }
}

extension ExtremeArguments {
  mutating func number(_ usual: Double = 0.5) -> Double {
    next(.number, usual, Self.numbers.map { number in ("\(number)", { number }) })
  }

  mutating func length(_ usual: CGFloat = 10) -> CGFloat { CGFloat(number(Double(usual))) }

  mutating func integer(_ usual: Int = 2) -> Int {
    next(.integer, usual, Self.integers.map { integer in ("\(integer)", { integer }) })
  }

  mutating func words(_ usual: String = "words") -> String { next(.words, usual, Self.wordings) }

  mutating func date() -> Date {
    next(
      .date, Date(timeIntervalSince1970: 1e9),
      Self.dates.map { date in ("\(date.timeIntervalSince1970) s", { date }) })
  }

  mutating func color() -> Color { next(.color, .green, Self.colors) }

  mutating func font() -> Font { next(.font, .body, Self.fonts) }

  mutating func view() -> AnyView { next(.view, AnyView(Text("words")), Self.views) }

  mutating func stops() -> [Gradient.Stop] {
    next(.stops, [.init(color: .red, location: 0), .init(color: .blue, location: 1)], Self.stopLists)
  }
}

// What is made of several of these.
extension ExtremeArguments {
  mutating func size() -> CGSize { CGSize(width: length(), height: length()) }

  mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }

  mutating func rect() -> CGRect { CGRect(x: length(), y: length(), width: length(), height: length()) }

  mutating func unitPoint() -> UnitPoint { UnitPoint(x: length(0.5), y: length(0.5)) }

  mutating func angle() -> Angle { Angle(radians: number()) }

  mutating func insets() -> EdgeInsets {
    EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())
  }

  /// A range between two numbers, whichever is the smaller one.
  mutating func range() -> ClosedRange<Double> { ordered(number(0), number(1)) }

  mutating func integers() -> ClosedRange<Int> { ordered(integer(1), integer(3)) }

  /// No range can be made of numbers that have no order; the language itself ends the process then.
  private func ordered<Value: Comparable>(_ one: Value, _ other: Value) -> ClosedRange<Value> {
    one <= other ? one...other : other <= one ? other...one : ordered(fallback(one), fallback(other))
  }

  private func fallback<Value: Comparable>(_ value: Value) -> Value {
    value == value ? value : (0.0 as? Value ?? value)
  }

  mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: length(2), lineCap: .round, lineJoin: .miter, miterLimit: length(), dash: [length(4), length(2)],
      dashPhase: length(1))
  }

  mutating func gradient() -> Gradient { Gradient(stops: stops()) }

  mutating func colors() -> [Color] { [color(), color()] }

  mutating func transform() -> Transform {
    Transform(a: number(1), b: number(0), c: number(0), d: number(1), tx: number(3), ty: number(3))
  }
}
