/// Finds texts and symbols whose contrast is below WCAG 2 level AA.
///
/// The screen is rendered as it is, without the inks in question, and with these inks in black and in white. The difference
/// of the last two is how much of each pixel is ink, with everything that covers, clips or fades it. What a pixel of ink
/// looks like is compared with the same pixel without ink.
enum ContrastRules {
  static func findings(
    in scene: LintScene, of rendered: RenderedView, _ context: RenderContext
  ) throws -> [ViewDiagnostic] {
    let outlines = outlines(in: scene)
    let subjects = scene.nodes.indices.compactMap { outlines.contains($0) ? nil : InkSubject(at: $0, in: scene) }
    guard !subjects.isEmpty else { return [] }
    let pixels = try InkPixels(of: subjects, in: rendered, context, unmasked: fadedScrollViews(in: scene))
    var exempt = SystemColors(scheme: rendered.colorScheme)
    return subjects.indices.flatMap { index in
      let foreign = foreignAreas(of: index, among: subjects, in: scene)
      return subjects[index].findings(on: pixels, except: foreign, exempt: &exempt)
    }
  }

  /// The texts that another text with the same words covers at a small distance, as an outline or a shadow.
  private static func outlines(in scene: LintScene) -> Set<Int> {
    let texts = Dictionary(grouping: scene.nodes.indices.filter { scene.nodes[$0].isText }) {
      scene.nodes[$0].text?.words ?? ""
    }
    let covered = texts.values.lazy.flatMap { copies -> [Int] in
      guard let top = copies.max(by: { scene.nodes[$0].order < scene.nodes[$1].order }) else { return [] }
      return copies.filter { $0 != top && scene.nodes[top].isSamePlace(as: scene.nodes[$0]) }
    }
    return Set(covered)
  }

  /// The paths of scroll views with a mask of their own, such as a gradient at an edge, out of which content can be scrolled.
  private static func fadedScrollViews(in scene: LintScene) -> Set<String> {
    let masked = scene.nodes.indices.filter { scene.nodes[$0].element.drawing is MaskDrawing }
    return Set(
      masked.compactMap { index in
        let path = scene.nodes[index].path
        let isScrollView = scene.content(of: index).contains { content in
          scene.nodes[content].path == path && scene.nodes[content].element.roles.contains(.scrollView)
        }
        return isScrollView ? path : nil
      })
  }

  /// The areas in which the pixels of a subject are not its own: where later subjects are drawn over it, and where
  /// something fixed covers a part of the scroll view, out of which the subject can be scrolled.
  private static func foreignAreas(
    of index: Int, among subjects: [InkSubject], in scene: LintScene
  ) -> [CGRect] {
    let subject = subjects[index]
    var areas = subjects[(index + 1)...].flatMap { $0.parts.map(\.frame) }
    if let scrollView = subject.node.around.scrollView {
      let viewport = scene.nodes[scrollView].visible.bounds
      areas += scene.nodes[scene.nodes[scrollView].end...].compactMap { cover in
        guard cover.order >= 0, cover.around.layer == subject.node.around.layer, cover.around.opacity > 0 else {
          return nil
        }
        let area = cover.visible.bounds
        // What covers the whole scroll view can't be escaped.
        return area.isNull || area.insetBy(dx: -0.5, dy: -0.5).contains(viewport) ? nil : area
      }
    }
    return areas.filter { area in
      subject.parts.contains { part in
        let common = part.frame.overlap(with: area)
        return !common.isNull && common.width > 0 && common.height > 0
      }
    }
  }
}

/// A text or a graphic whose contrast is measured.
struct InkSubject {
  /// A part of a text in one font and color, or a whole graphic.
  struct Part {
    /// The frame on the screen.
    var frame: CGRect
    var required: Double
    /// The width of the pieces in which the contrast is measured, because the ground may change along a text.
    var piece: CGFloat
    var color: RGBA?
  }

  let node: LintNode
  let parts: [Part]
  let isText: Bool
  let isInControl: Bool
  /// The paths of the drawings that are ink.
  let paths: Set<String>

  init?(at index: Int, in scene: LintScene) {
    let node = scene.nodes[index]
    let around = node.around
    // Disabled controls and decoration are exempt, and what a sheet dims can't be used.
    guard node.place.environment.isEnabled, around.opacity > 0.05, !around.isAccessibilityHidden, !node.isCovered,
      around.layer == scene.topLayer, !node.place.environment.showsPlaceholders
    else { return nil }
    self.node = node
    isInControl = around.control != nil || around.isInSystemControl
    if node.isText {
      isText = true
      paths = [node.path]
      parts = Self.textParts(of: node)
    } else if node.drawsSymbol, Self.isInformation(node, index, in: scene) {
      isText = false
      paths = [node.path]
      parts = [Part(frame: node.frame, required: 3, piece: .infinity, color: nil)]
    } else if let drawn = Self.drawings(ofGraphic: index, in: scene) {
      isText = false
      paths = drawn
      parts = [Part(frame: node.frame, required: 3, piece: .infinity, color: nil)]
    } else {
      return nil
    }
    if parts.isEmpty { return nil }
  }

  private static func textParts(of node: LintNode) -> [Part] {
    guard let ink = node.element.drawing as? TextInk else { return [] }
    let (a, b) = (node.around.transform.a, node.around.transform.b)
    let enlargement = CGFloat((a * a + b * b).squareRoot())
    let bold = ink.paragraph.runs.allSatisfy { $0.font.weight.value >= 700 }
    let origin = node.place.frame.origin
    return ink.paragraph.coloredLines(for: node.place.proposal).lines.flatMap { line in
      line.runs.compactMap { run -> Part? in
        guard !run.hasOwnColor, let first = run.glyphs.glyphs.first, !run.glyphs.text.allSatisfy(\.isWhitespace) else {
          return nil
        }
        let size = run.glyphs.size
        let last = run.glyphs.glyphs[run.glyphs.glyphs.count - 1]
        let left = min(first.x, last.x)
        let frame = CGRect(
          x: origin.x + run.glyphs.origin.x + left - 1, y: origin.y + run.glyphs.origin.y - size,
          width: abs(last.x - first.x) + size * 1.1 + 2, height: size * 1.3)
        let shown = size * enlargement
        let isBold = bold || run.glyphs.face.contains("Bold") && !run.glyphs.face.contains("SemiBold")
        return Part(
          frame: node.around.bounds(of: frame), required: shown >= 18 || shown >= 14 && isBold ? 3 : 4.5,
          piece: max(8, shown), color: run.color)
      }
    }
  }

  /// Whether a symbol tells what no text beside it tells.
  private static func isInformation(_ node: LintNode, _ index: Int, in scene: LintScene) -> Bool {
    guard let control = node.around.control else { return true }
    return !scene.content(of: control).contains {
      scene.nodes[$0].isText && !scene.nodes[$0].around.isAccessibilityHidden
    }
  }

  /// The drawings of a control without text and symbol, or of a shape with a label of its own; `nil` for other elements.
  private static func drawings(ofGraphic index: Int, in scene: LintScene) -> Set<String>? {
    let node = scene.nodes[index]
    let content = Array(index..<node.end)
    let isControl = node.element.roles.contains(.button) && node.around.control == index
    let isLabeled = node.element.drawing is ShapeInk && node.element.accessibility.label != nil
    guard isControl || isLabeled, !node.around.isInSystemControl else { return nil }
    guard !content.contains(where: { scene.nodes[$0].isText || scene.nodes[$0].element.roles.contains(.image) }) else {
      return nil
    }
    let drawn = content.filter { scene.nodes[$0].element.drawing is ShapeInk }.map { scene.nodes[$0].path }
    return drawn.isEmpty ? nil : Set(drawn)
  }

  /// - Parameter foreign: The areas whose pixels don't count.
  func findings(
    on pixels: InkPixels, except foreign: [CGRect], exempt: inout SystemColors
  ) -> [ViewDiagnostic] {
    let measured = parts.compactMap { part in
      pixels.contrast(of: part, isOutlined: node.around.isInShadow, except: foreign).map { (part: part, contrast: $0) }
    }
    let failing = measured.filter { $0.contrast.ratio < $0.part.required - 0.005 }
    guard let worst = failing.min(by: { $0.contrast.ratio / $0.part.required < $1.contrast.ratio / $1.part.required })
    else { return [] }
    let ratio = (worst.contrast.ratio * 100).rounded(.down) / 100
    let subject = isText ? "" : "the symbol or control in "
    var found = ViewDiagnostic(
      isText ? .contrastText : .contrastNonText, path: node.path,
      message:
        "the contrast ratio of \(subject)\(worst.contrast.ink) on \(worst.contrast.ground) is \(formatted(ratio)):1; "
        + "WCAG AA requires \(formatted(worst.part.required)):1",
      measured: ratio)
    found.cause = "\(worst.part.color ?? worst.contrast.ink) on \(worst.contrast.ground)"
    let colors = isText ? failing.map { $0.part.color ?? $0.contrast.ink } : pixels.declaredColors(of: paths)
    if !colors.isEmpty,
      colors.allSatisfy({ exempt.covers($0, on: worst.contrast.ground, of: node, isInControl: isInControl) })
    {
      found.exemption = .systemColor
    }
    return [found]
  }
}
