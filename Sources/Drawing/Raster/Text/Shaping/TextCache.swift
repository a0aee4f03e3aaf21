import CRasterHarfBuzz
import Foundation

/// A bounded cache of shaping results and layouts. Cached values equal newly computed ones.
///
/// `@unchecked Sendable`: `lock` guards all dictionaries.
final class TextCache: @unchecked Sendable {
  /// A range of text for the shaper, with the context that determines how its ends join.
  struct ShapingKey: Hashable {
    var face: ObjectIdentifier
    var scalars: [Unicode.Scalar]
    var start: Int
    var count: Int
    var script: UInt32
    var features: UInt8
    var chosen: [FontFeature]
    var language: TextLanguage?
  }

  /// Styled text. `String` equality is canonical equivalence, which is not sufficient here, so that bytes are compared
  /// too.
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

  /// The maximum size of a layout; `nil` is unlimited.
  struct Limits: Hashable {
    var width: CGFloat?
    var height: CGFloat?
  }

  /// The layouts of a text in one style by maximum size. Framesetters keep a reference, so that most lookups neither
  /// hash the text nor lock the shared cache.
  ///
  /// `@unchecked Sendable`: `lock` guards `layouts`.
  final class Layouts: @unchecked Sendable {
    private let lock = NSLock()
    private var layouts: [Limits: TextLayout] = [:]

    subscript(limits: Limits) -> TextLayout? {
      get { lock.withLock { layouts[limits] } }
      set { lock.withLock { layouts[limits] = newValue } }
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

  /// Returns the known layouts of a text.
  func layouts(_ key: LayoutKey) -> Layouts {
    lock.withLock {
      if let known = layouts.value(for: key) { return known }
      let none = Layouts()
      layouts.insert(none, for: key, cost: key.text.bytes.count + 16)
      return none
    }
  }

  /// Records that a layout was added.
  func keep(_ known: Layouts, for key: LayoutKey) {
    lock.withLock { layouts.insert(known, for: key, cost: 2 * key.text.bytes.count + 16) }
  }
}

/// A dictionary of bounded size with two generations. Entries that were used since the last eviction survive the next
/// one.
private struct Generations<Key: Hashable, Value> {
  /// The cost at which the younger generation replaces the older one.
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
