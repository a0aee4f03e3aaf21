import Foundation
import Raster

/// A badge of a project's page: what is measured, and how it is.
public struct Badge: Drawable, Equatable, Sendable {
  public enum Tone: Sendable {
    case good, fair, bad
  }

  public var label: String
  public var value: String
  public var tone: Tone

  public init(_ label: String, _ value: String, tone: Tone = .good) {
    self.label = label
    self.value = value
    self.tone = tone
  }

  public func displayList(in context: RenderContext) -> DisplayList {
    let font = context.font(.caption, weight: .semibold)
    let texts = [label, value].map { context.layout($0, font: font, color: .white) }
    let margin = context.scaled(8)
    let height = texts[0].size.height + margin
    let widths = texts.map { $0.size.width + 2 * margin }
    let size = CGSize(width: widths[0] + widths[1], height: height)
    let isMirrored = context.layoutDirection == .rightToLeft
    let fields = [
      CGRect(x: isMirrored ? widths[1] : 0, y: 0, width: widths[0], height: height),
      CGRect(x: isMirrored ? 0 : widths[0], y: 0, width: widths[1], height: height),
    ]
    return DisplayList(size: size) { canvas in
      canvas.clip(to: Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: height / 3))
      canvas.fill(Path(fields[0]), with: context.colorScheme == .dark ? RGBA(0x475467) : RGBA(0x344054))
      canvas.fill(Path(fields[1]), with: color)
      for (text, field) in zip(texts, fields) { canvas.draw(text, in: field) }
    }
  }

  private var color: RGBA {
    switch tone {
    case .good: RGBA(0x079455)
    case .fair: RGBA(0xB54708)
    case .bad: RGBA(0xD92D20)
    }
  }
}
