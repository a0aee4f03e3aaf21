/// A text in an environment, and the lines that it makes of a proposal.
///
/// A class, because its element asks for the same lines when it is measured and when it is drawn.
final class Paragraph {
  /// The text without its styles.
  let words: String
  let runs: [TextRun]
  /// For each run, whether its colour is the environment's foreground rather than one of its own.
  private let inheritsForeground: Bool
  let style: ParagraphStyle
  let scale: CGFloat
  private let typesetter: Typesetter
  private let reservedLines: Int
  private var known: [(proposal: ProposedViewSize, layout: TextLayout)] = []
  /// The lines where there is room for all of them.
  private var natural: TextLayout?

  init(_ text: Text, in environment: EnvironmentValues) {
    let foreground = ForegroundStyle().resolvePaint(in: environment, rect: .zero)
    let inherited: RGBA = if case .color(let color) = foreground { color } else { .black }
    words = text.string
    runs = text.segments.map { TextRun($0, inheriting: inherited, in: environment) }
    inheritsForeground = text.segments.allSatisfy { $0.style.color == nil }
    let measures = environment[ParagraphMeasuresKey.self]
    style = ParagraphStyle(
      alignment: environment.multilineTextAlignment, layoutDirection: environment.layoutDirection,
      lineLimit: environment.lineLimit.map { max(1, $0) }, truncationMode: environment.truncationMode,
      lineSpacing: finite(environment.lineSpacing),
      minimumScaleFactor: environment.minimumScaleFactor.isNaN ? 1 : environment.minimumScaleFactor,
      paragraphSpacing: measures.spacing, tabStops: measures.tabStops, tabInterval: measures.tabInterval)
    scale = environment.displayScale
    typesetter = Typesetter(fonts: environment.fonts)
    reservedLines = environment.reservedLines
  }

  /// The paint for all of the text where it is one that a run's colour cannot say, such as a gradient.
  func commonPaint(in environment: EnvironmentValues, rect: CGRect) -> Paint? {
    guard inheritsForeground, case .gradient = environment.foreground(in: rect) else { return nil }
    return environment.foreground(in: rect)
  }

  /// The lines for a proposal.
  func lines(for proposal: ProposedViewSize) -> TextLayout {
    for entry in known where entry.proposal == proposal { return entry.layout }
    let layout = unbroken(for: proposal) ?? layout(for: proposal)
    known.append((proposal, layout))
    return layout
  }

  /// The lines that the text has anyway, where a proposal has room for all of them: most texts are measured for many
  /// proposals that make no difference.
  private func unbroken(for proposal: ProposedViewSize) -> TextLayout? {
    // Of a long text no more is set than what fits. Justified lines reach for the width.
    guard words.utf8.count <= Self.shortText, style.alignment != .justified else { return nil }
    let natural = natural ?? layout(for: .unspecified)
    self.natural = natural
    guard !natural.isTruncated, natural.size.width <= proposal.width ?? .infinity,
      natural.size.height <= proposal.height ?? .infinity
    else { return nil }
    return natural
  }

  private static let shortText = 1000

  private func layout(for proposal: ProposedViewSize) -> TextLayout {
    typesetter.layout(runs, style: style, width: proposal.width.map { max(0, $0) }, height: proposal.height)
  }

  /// The size in points: the longest line, rounded up to a pixel but not beyond what is offered, by all lines.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = lines(for: proposal).size
    var width = size.width.roundedUpToPixel(scale: scale)
    if let offered = proposal.width { width = min(width, max(0, offered)) }
    let height = proposal.height == 0 ? 0 : max(size.height, reservedHeight)
    return CGSize(width: width, height: height.roundedUpToPixel(scale: scale))
  }

  private var reservedHeight: CGFloat {
    guard reservedLines > 0, let first = runs.first else { return 0 }
    var line = first
    line.text = Array(repeating: "x", count: reservedLines).joined(separator: "\n")
    return typesetter.layout([line], style: style).size.height
  }
}

extension EnvironmentValues {
  /// What text and symbols are painted with.
  func foreground(in rect: CGRect) -> Paint { ForegroundStyle().resolvePaint(in: self, rect: rect) }

  /// The font that applies to a text without one of its own, with the environment's weight and slant.
  func resolvedFont(_ own: Font? = nil) -> Font {
    var font = own ?? self.font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    if let fontDesign, own == nil || font.family == nil { font.family = fontDesign.family }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return font
  }
}

extension TextRun {
  fileprivate init(_ segment: Text.Segment, inheriting color: RGBA, in environment: EnvironmentValues) {
    let style = segment.style
    var inherited = environment
    // The weight and the slant nearest to the words count.
    if style.weight != nil || style.isBold != nil { (inherited.fontWeight, inherited.isBold) = (nil, false) }
    if style.isItalic == false { inherited.isItalic = false }
    var font = inherited.resolvedFont(style.font)
    if let weight = style.weight { font = font.weight(weight) }
    if style.isBold == true { font = font.bold() }
    if style.isItalic == true { font = font.italic() }
    if style.hasMonospacedDigits == true { font = font.monospacedDigit() }
    self.init(
      segment.text, font: font.resolve(in: environment),
      color: style.color?.resolve(in: environment) ?? color,
      tracking: style.tracking ?? environment.tracking, baselineOffset: style.baselineOffset ?? 0,
      isUnderlined: style.isUnderlined ?? environment.isUnderlined,
      isStruckThrough: style.isStruckThrough ?? environment.isStruckThrough)
  }
}
