import CRasterEmojiData
import Raster

extension FontBook {
  /// The family of the emoji that ``withEmoji`` and ``registerEmoji()`` add.
  public static let emojiFamily = "Noto Color Emoji"

  /// The embedded fonts and 633 frequent emoji in color: faces, hands, hearts, people, animals, food, activities, places,
  /// objects, signs and 44 flags, without skin tones.
  ///
  ///     import RasterEmoji
  ///
  ///     assertSnapshot(of: ChatView(), as: .image(traits: .init(fonts: .withEmoji)))
  ///
  /// Other emoji fail the assertion as any text without a font does. Register the whole font of your system for them; see
  /// `Documentation/Typography.md`.
  public static let withEmoji: FontBook = {
    var fonts = FontBook.embedded
    fonts.registerEmoji()
    return fonts
  }()

  /// Registers the emoji of ``withEmoji``, and appends their family to the fallback families.
  public mutating func registerEmoji() {
    let file = emoji_font()
    let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    // The embedded file is valid: a test draws each of its emoji.
    try? register(staticBytes: bytes, family: Self.emojiFamily)
    if !fallbackFamilies.contains(Self.emojiFamily) { fallbackFamilies.append(Self.emojiFamily) }
  }
}
