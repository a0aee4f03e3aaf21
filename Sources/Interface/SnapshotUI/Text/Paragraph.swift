/// A text in an environment, and its lines for a proposal.
///
/// A class, so that measuring and drawing an element share the lines that are already laid out.
final class Paragraph: DrawnText {
  /// The text without its styles.
  let words: String
  let runs: [TextRun]
  /// Whether the whole text is a link.
  let isLink: Bool
  /// Whether all runs use the environment's foreground style.
  private let inheritsForeground: Bool
  let style: ParagraphStyle
  let scale: CGFloat
  /// The colors behind parts of the text, by their Unicode scalars.
  let backgrounds: [(range: Range<Int>, color: Color)]
  private let framesetter: Framesetter
  let fonts: FontBook
  let hasBoldText: Bool
  private let reservedLines: Int
  /// The proposals whose lines are known. Apart from the lines, so that a search copies none.
  private var proposals: [ProposedViewSize] = []
  /// The lines for each of the proposals.
  private var layouts: [TextLayout] = []
  /// The lines without a limit on width and height.
  private var natural: TextLayout?

  /// - Parameter text: A resolved text.
  /// - Parameter images: The images in the text, in order.
  init(_ text: Text, images: [InlineImage] = [], in environment: EnvironmentValues) {
    let foreground = ForegroundStyle().resolvePaint(in: environment, rect: .zero)
    let inherited: RGBA = if case .color(let color) = foreground { color } else { .black }
    words = text.spokenCharacters
    isLink = text.segments.allSatisfy { $0.style.link != nil || $0.text.allSatisfy(\.isWhitespace) }
    var nextImage = 0
    runs = text.segments.map { segment in
      var run = TextRun(segment, inheriting: inherited, in: environment)
      if segment.image != nil, images.indices.contains(nextImage) {
        run.attachment = images[nextImage].attachment(at: nextImage)
        nextImage += 1
      }
      return run
    }
    inheritsForeground = text.segments.allSatisfy { $0.style.foreground == nil && $0.style.link == nil }
    var backgrounds: [(range: Range<Int>, color: Color)] = []
    var start = 0
    for segment in text.segments where text.hasBackgrounds {
      let end = start + segment.text.unicodeScalars.count
      if let color = segment.style.backgroundColor { backgrounds.append((start..<end, color)) }
      start = end
    }
    self.backgrounds = backgrounds
    let measures = environment[ParagraphMeasuresKey.self]
    var style = ParagraphStyle(
      alignment: environment.multilineTextAlignment, layoutDirection: environment.layoutDirection,
      lineLimit: environment.lineLimit.map { max(1, $0) }, truncationMode: environment.truncationMode,
      lineSpacing: finite(environment.lineSpacing),
      minimumScaleFactor: environment.minimumScaleFactor.isNaN ? 1 : environment.minimumScaleFactor,
      paragraphSpacing: measures.spacing, tabStops: measures.tabStops, tabInterval: measures.tabInterval)
    let languages = Set(text.segments.map(\.style.language))
    style.language =
      (languages.count == 1 ? languages.first ?? nil : nil) ?? environment.typesettingLanguage
      ?? environment.locale.language.languageCode?.identifier
    style.pushesOutLastWord = true
    self.style = style
    scale = environment.displayScale
    fonts = environment.fonts
    hasBoldText = environment.legibilityWeight == .bold
    framesetter = Framesetter(runs, style: style, fonts: fonts)
    reservedLines = environment.reservedLines
  }

  /// The paint for the whole text if it isn't a plain color, such as a gradient.
  func commonPaint(in environment: EnvironmentValues, rect: CGRect) -> Paint? {
    guard inheritsForeground, case .gradient = environment.foreground(in: rect) else { return nil }
    return environment.foreground(in: rect)
  }

  /// Returns the lines for a proposal, in their colors.
  func coloredLines(for proposal: ProposedViewSize) -> TextLayout { framesetter.colored(lines(for: proposal)) }

  /// Returns the lines for a proposal. Their colors are undefined.
  func lines(for proposal: ProposedViewSize) -> TextLayout {
    // NB: `firstIndex(of:)` compares through a witness.
    for index in proposals.indices where proposals[index].equals(proposal) { return layouts[index] }
    let layout = unbounded(for: proposal) ?? layout(for: proposal)
    // A view that is laid out at many sizes proposes ever new ones.
    if proposals.count == Self.mostProposals {
      proposals.removeAll(keepingCapacity: true)
      layouts.removeAll(keepingCapacity: true)
    }
    proposals.append(proposal)
    layouts.append(layout)
    return layout
  }

  private static let mostProposals = 64

  /// Returns the unlimited lines, or the lines for the proposed width, if they fit the proposal. Most texts are
  /// measured for many proposals with the same result.
  private func unbounded(for proposal: ProposedViewSize) -> TextLayout? {
    // A long text is laid out only as far as it fits.
    guard words.utf8.count <= Self.shortText else { return nil }
    // Justified lines depend on the proposed width.
    if style.alignment != .justified {
      let natural = natural ?? layout(for: .unspecified)
      self.natural = natural
      if !natural.isTruncated, natural.size.width <= proposal.width ?? .infinity, natural.fits(proposal.height) {
        return natural
      }
    }
    guard proposal.height != nil else { return nil }
    let lines = lines(for: ProposedViewSize(width: proposal.width, height: nil))
    return !lines.isTruncated && lines.fits(proposal.height) ? lines : nil
  }

  private static let shortText = 1000

  private func layout(for proposal: ProposedViewSize) -> TextLayout {
    framesetter.layout(width: proposal.width, height: proposal.height)
  }

  /// Returns the size in points: the width of the longest line, rounded up to a pixel and limited by the proposal, and
  /// the height of all lines.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = lines(for: proposal).size
    var width = size.width.roundedUpToPixel(scale: scale)
    if let offered = proposal.width { width = min(width, max(0, offered)) }
    let height = max(size.height, reservedHeight)
    return CGSize(width: width, height: height.roundedUpToPixel(scale: scale))
  }

  /// Returns the smallest height in points: that of one line, or of the reserved lines.
  func leastHeight(width: CGFloat?) -> CGFloat {
    // The layout without limits is known in most cases, and the height of its only line doesn't depend on the width.
    guard words.utf8.count <= Self.shortText, style.alignment != .justified else {
      return size(for: ProposedViewSize(width: width, height: 0)).height
    }
    let natural = natural ?? layout(for: .unspecified)
    self.natural = natural
    guard natural.lines.count <= 1 else { return size(for: ProposedViewSize(width: width, height: 0)).height }
    return max(natural.size.height, reservedHeight).roundedUpToPixel(scale: scale)
  }

  /// The distances of the text from its neighbors in a stack; `nil` for fonts with the metrics of their typeface.
  var distances: TextDistances? {
    let fonts = runs.map(\.font)
    guard let first = fonts.first, fonts.allSatisfy({ $0.textMetrics == .system }) else { return nil }
    return fonts.dropFirst().reduce(TextDistances(of: first, scale: scale)) {
      $0.union(TextDistances(of: $1, scale: scale))
    }
  }

  private var reservedHeight: CGFloat {
    let lines = min(reservedLines, style.lineLimit ?? .max)
    guard lines > 0, let first = runs.first else { return 0 }
    func height(of words: String) -> CGFloat {
      var line = first
      line.text = words
      return Framesetter([line], style: style, fonts: fonts).layout(width: nil, height: nil).size.height
    }
    let one = height(of: "x")
    return lines == 1 ? one : one + (height(of: "x\nx") - one) * CGFloat(lines - 1)
  }
}

extension TextDistances {
  /// The part of a line of the system font below the baseline.
  private static let descentPerLine: CGFloat = 494 / 2444
  /// The height of the system font's capitals.
  private static let capHeightPerSize: CGFloat = 1443 / 2048

  /// - Parameter font: A font with the system's metrics.
  fileprivate init(of font: FontDescriptor, scale: CGFloat) {
    let line = TextMetrics.systemLineHeight(ofSize: font.size)
    leading = (font.lineHeight.map { max(0, $0 - line) } ?? 0).roundedUpToPixel(scale: scale)
    // A divider is further away than a tenth of the line height: above the text by the part of the line below the
    // baseline, and below the text by the part that capitals leave free.
    let tenth = (line / 10).roundedUpToPixel(scale: scale)
    dividerAbove = tenth + line * Self.descentPerLine
    dividerBelow = tenth + line - font.size * Self.capHeightPerSize
  }
}

extension Text {
  fileprivate var hasBackgrounds: Bool { segments.contains { $0.style.backgroundColor != nil } }
}

extension TextLayout {
  fileprivate func fits(_ height: CGFloat?) -> Bool { size.height <= height ?? .infinity }
}

extension EnvironmentValues {
  /// Returns the paint for texts and symbols.
  func foreground(in rect: CGRect) -> Paint { ForegroundStyle().resolvePaint(in: self, rect: rect) }

  /// Returns the font for a text, with the environment's weight, slant and design. `own` takes precedence over the
  /// environment's font.
  func resolvedFont(_ own: Font? = nil) -> Font {
    var font = own ?? self.font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    if let fontDesign, own == nil || font.family == nil { font.family = fontDesign.family }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    if let fontWidth { font = font.width(fontWidth) }
    return font
  }
}

extension TextRun {
  fileprivate init(_ segment: Text.Segment, inheriting color: RGBA, in environment: EnvironmentValues) {
    let style = segment.style
    var inherited = environment
    // The weight and the slant of the text itself take precedence over the environment's.
    if style.weight != nil || style.isBold != nil { (inherited.fontWeight, inherited.isBold) = (nil, false) }
    if style.isItalic == false { inherited.isItalic = false }
    var font = inherited.resolvedFont(style.font)
    if let weight = style.weight { font = font.weight(weight) }
    if style.isBold == true { font = font.bold() }
    if style.isItalic == true { font = font.italic() }
    if style.hasMonospacedDigits == true { font = font.monospacedDigit() }
    if style.isMonospaced == true { font = font.monospaced() }
    if let design = style.design { font.family = design.family }
    if let width = style.width { font = font.width(width) }
    var descriptor = font.resolve(in: environment)
    descriptor.size *= style.scale ?? environment.textScale
    let ownColor = style.foreground ?? (style.link == nil ? nil : .color(.accentColor))
    self.init(
      segment.text, font: descriptor,
      color: ownColor?.rgba(in: environment) ?? color,
      tracking: style.tracking ?? environment.tracking,
      baselineOffset: style.baselineOffset ?? environment.baselineOffset,
      isUnderlined: style.isUnderlined ?? environment.isUnderlined,
      isStruckThrough: style.isStruckThrough ?? environment.isStruckThrough,
      language: style.language ?? environment.shapingLanguage)
    underlineStyle = (style.underlineStyle ?? (style.isUnderlined == nil ? environment.underlineStyle : .single))
      .resolved(in: environment)
    strikethroughStyle =
      (style.strikethroughStyle ?? (style.isStruckThrough == nil ? environment.strikethroughStyle : .single))
      .resolved(in: environment)
  }
}
