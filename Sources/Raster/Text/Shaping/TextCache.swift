import CHarfBuzz

/// What was set before, kept for as long as there is room. Nothing that is looked up here may differ from what would be
/// computed anew.
final class TextCache: @unchecked Sendable {
  /// A stretch of text as the shaper sees it, with the context that decides how its ends join.
  struct ShapingKey: Hashable {
    var face: ObjectIdentifier
    var scalars: [Unicode.Scalar]
    var start: Int
    var count: Int
    var script: UInt32
    var features: UInt8
    var chosen: [FontFeature]
  }

  /// Styled text. Strings are equal when they are canonically equivalent, which is not enough here: the bytes decide.
  struct TextKey: Hashable {
    var runs: [TextRun]
    var bytes: [UInt8]
    var baseLevel: UInt8?
    var direction: LayoutDirection

    init(_ runs: [TextRun], baseLevel: UInt8?, direction: LayoutDirection) {
      self.runs = runs
      bytes = []
      for run in runs { bytes.append(contentsOf: run.text.utf8) }
      self.baseLevel = baseLevel
      self.direction = direction
    }
  }

  struct LayoutKey: Hashable {
    var text: TextKey
    var style: ParagraphStyle
  }

  /// What a layout is made for; `nil` is unbounded.
  struct Room: Hashable {
    var width: CGFloat?
    var height: CGFloat?
  }

  /// The layouts of a text in one style, by their room. Whoever lays the text out holds on to them, so that most questions
  /// neither hash the text nor wait for those who ask for another.
  final class Layouts: @unchecked Sendable {
    private let lock = NSLock()
    private var layouts: [Room: TextLayout] = [:]

    subscript(room: Room) -> TextLayout? {
      get { lock.withLock { layouts[room] } }
      set { lock.withLock { layouts[room] = newValue } }
    }
  }

  private let lock = NSLock()
  private var shapings = Generations<ShapingKey, [ShapedGlyph]>(capacity: 200_000)
  private var texts = Generations<TextKey, ShapedText>(capacity: 1_000_000)
  private var layouts = Generations<LayoutKey, Layouts>(capacity: 1_000_000)

  func glyphs(_ key: ShapingKey, orShape shape: () -> [ShapedGlyph]) -> [ShapedGlyph] {
    lock.lock()
    let known = shapings.value(for: key)
    lock.unlock()
    if let known { return known }
    let made = shape()
    lock.lock()
    shapings.insert(made, for: key, cost: key.scalars.count + made.count + 8)
    lock.unlock()
    return made
  }

  func text(_ key: TextKey, orShape shape: () -> ShapedText) -> ShapedText {
    lock.lock()
    let known = texts.value(for: key)
    lock.unlock()
    if let known { return known }
    let made = shape()
    lock.lock()
    texts.insert(made, for: key, cost: 2 * key.bytes.count + 16)
    lock.unlock()
    return made
  }

  /// The layouts of a text that are known so far.
  func layouts(_ key: LayoutKey) -> Layouts {
    lock.withLock {
      if let known = layouts.value(for: key) { return known }
      let none = Layouts()
      layouts.insert(none, for: key, cost: key.text.bytes.count + 16)
      return none
    }
  }

  /// Takes note of a layout that was added to those of a text.
  func keep(_ known: Layouts, for key: LayoutKey) {
    lock.withLock { layouts.insert(known, for: key, cost: 2 * key.text.bytes.count + 16) }
  }
}

/// A dictionary of bounded size. What was used since the last clearing survives the next.
private struct Generations<Key: Hashable, Value> {
  /// The cost at which the younger generation becomes the older, and the older is forgotten.
  let capacity: Int
  private var younger: [Key: Value] = [:]
  private var older: [Key: Value] = [:]
  private var cost = 0

  init(capacity: Int) { self.capacity = capacity }

  mutating func value(for key: Key) -> Value? {
    if let value = younger[key] { return value }
    guard let value = older.removeValue(forKey: key) else { return nil }
    younger[key] = value
    return value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    self.cost += cost
    if self.cost > capacity {
      older = younger
      younger = [:]
      self.cost = cost
    }
    younger[key] = value
  }
}
