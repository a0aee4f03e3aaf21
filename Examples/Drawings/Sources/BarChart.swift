import Foundation
import Raster

/// Values as bars, of which the largest stands out.
public struct BarChart: Drawable, Equatable, Sendable {
  public struct Bar: Equatable, Sendable {
    public var label: String
    public var value: Double

    public init(_ label: String, _ value: Double) {
      self.label = label
      self.value = value
    }
  }

  public var title: String
  public var bars: [Bar]

  public init(title: String, bars: [Bar]) {
    self.title = title
    self.bars = bars
  }

  public func displayList(in context: RenderContext) -> DisplayList {
    let palette = Palette(context.colorScheme)
    let small = context.font(.caption)
    let width = context.width ?? 320
    let (margin, gap) = (context.scaled(16), context.scaled(6))

    // Texts come first, because the plot gets the space that they leave.
    let title = context.layout(
      title, font: context.font(.headline), color: palette.ink, width: width - 2 * margin)
    let scale = ChartScale(upTo: bars.map(\.value).max() ?? 0)
    let numbers = (0...scale.steps).map {
      context.layout(scale.label($0), font: small, color: palette.secondary)
    }
    let labels = bars.map { context.layout($0.label, font: small, color: palette.secondary) }

    let numberWidth = numbers.map(\.size.width).max() ?? 0
    let labelHeight = labels.map(\.size.height).max() ?? 0
    let plot = CGRect(
      x: margin + numberWidth + gap, y: margin + title.size.height + 2 * gap + small.size,
      width: max(1, width - 2 * margin - numberWidth - gap), height: width * 0.45)
    let size = CGSize(width: width, height: plot.maxY + gap + labelHeight + margin)

    /// Returns a frame, or its mirror image where languages read from right to left.
    func mirrored(_ frame: CGRect) -> CGRect {
      guard context.layoutDirection == .rightToLeft else { return frame }
      return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    return DisplayList(size: size) { canvas in
      canvas.fill(Path(CGRect(origin: .zero, size: size)), with: palette.surface)
      canvas.draw(
        title, in: mirrored(CGRect(x: margin, y: margin, width: title.size.width, height: title.size.height)))

      // The axis: a line per step, and its number.
      for (step, number) in numbers.enumerated() {
        let y = plot.maxY - plot.height * CGFloat(step) / CGFloat(scale.steps)
        canvas.fill(
          Path(mirrored(CGRect(x: plot.minX, y: y - 0.5, width: plot.width, height: 1))), with: palette.line)
        canvas.draw(
          number, in: mirrored(CGRect(x: margin, y: y, width: numberWidth, height: 0)),
          anchor: context.layoutDirection == .rightToLeft ? .left : .right)
      }

      // The bars: the largest in a gradient, with its value above.
      let slot = plot.width / CGFloat(max(1, bars.count))
      let widest = labels.map(\.size.width).max() ?? 0
      // Labels that would touch their neighbors are left out.
      let stride = max(1, Int(((widest + gap) / slot).rounded(.up)))
      let largest = bars.map(\.value).max()
      for (index, bar) in bars.enumerated() {
        let height = plot.height * max(0, bar.value / scale.end)
        let column = CGRect(x: plot.minX + slot * CGFloat(index), y: plot.minY, width: slot, height: plot.height)
        let frame = mirrored(
          CGRect(x: column.minX + slot * 0.2, y: plot.maxY - height, width: slot * 0.6, height: height))
        let radius = min(slot * 0.15, height)
        let shape = Path(
          roundedRect: frame, cornerRadii: CornerRadii(topLeft: radius, topRight: radius))
        if bar.value == largest {
          canvas.fill(
            shape,
            with: .linearGradient(
              [palette.accentEnd, palette.accent], from: CGPoint(x: 0, y: frame.minY),
              to: CGPoint(x: 0, y: frame.maxY)))
          let value = context.layout(
            String(format: "%.0f", bar.value), font: context.font(.caption, weight: .semibold), color: palette.ink)
          canvas.draw(value, baseline: CGPoint(x: frame.midX, y: frame.minY - gap), anchor: .center)
        } else {
          canvas.fill(shape, with: palette.soft)
        }
        if index % stride == 0 {
          canvas.draw(
            labels[index],
            in: mirrored(CGRect(x: column.minX, y: plot.maxY + gap, width: slot, height: labelHeight)))
        }
      }
    }
  }
}
