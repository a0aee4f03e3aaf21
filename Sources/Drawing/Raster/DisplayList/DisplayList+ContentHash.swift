import Foundation
import SnapshotFoundation

extension DisplayList {
  /// A 128-bit hash of the list, including the elements' identities. Equal lists have equal hashes on every machine.
  /// O(n) in the size of the list and its images.
  package var contentHash: ContentHash128 {
    var writer = ContentWriter()
    writer.write(size.width, size.height)
    writer.write(elements.count)
    for element in elements { writer.write(element) }
    writer.write(items.count)
    for item in items {
      writer.write(item.element ?? -1)
      writer.write(item.operation)
    }
    return writer.bytes.withUnsafeBytes { ContentHash128(of: $0) }
  }
}

/// Serializes values unambiguously: each has a tag or a known length.
private struct ContentWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: Int) { write(UInt64(bitPattern: Int64(value))) }

  mutating func write(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Equal numbers give equal bytes: -0 is written as 0. All NaN give equal bytes, because their signs differ between processors.
  mutating func write(_ values: CGFloat...) {
    for value in values { write(value == 0 ? 0 : value.isNaN ? Double.nan.bitPattern : Double(value).bitPattern) }
  }

  mutating func write(_ value: String) {
    write(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  mutating func write(_ points: CGPoint...) { for point in points { write(point.x, point.y) } }

  mutating func write(_ color: RGBA) { bytes += [color.red, color.green, color.blue, color.alpha] }

  mutating func tag(_ tag: UInt8) { bytes.append(tag) }

  mutating func write(_ operation: DisplayList.Operation) {
    switch operation {
    case .save: tag(1)
    case .restore: tag(2)
    case .concatenate(let transform):
      tag(3)
      write(transform)
    case .clip(let path, let rule):
      tag(4)
      write(path, rule)
    case .fill(let path, let rule, let paint):
      tag(5)
      write(path, rule)
      write(paint)
    case .stroke(let path, let style, let paint):
      tag(6)
      write(path, .nonZero)
      write(style)
      write(paint)
    case .shadow(let path, let rule, let shadow):
      tag(7)
      write(path, rule)
      write(shadow)
    case .glyphs(let run, let paint):
      tag(8)
      write(run)
      write(paint)
    case .image(let image, let source, let destination, let interpolation):
      tag(9)
      write(image)
      for rectangle in [source, destination] {
        write(rectangle.origin)
        write(rectangle.size.width, rectangle.size.height)
      }
      write(interpolation.rawValue)
    case .beginGroup(let opacity, let filters):
      tag(10)
      write(CGFloat(opacity))
      write(filters.count)
      for filter in filters { write(filter) }
    case .endGroup: tag(11)
    case .blendMode(let mode):
      tag(12)
      write(mode.rawValue)
    case .opacity(let opacity):
      tag(13)
      write(CGFloat(opacity))
    case .innerShadow(let path, let rule, let shadow):
      tag(14)
      write(path, rule)
      write(shadow)
    case .ninePartImage(let image, let insets, let destination, let interpolation):
      tag(15)
      write(image)
      write(insets.top, insets.leading, insets.bottom, insets.trailing)
      write(destination.origin)
      write(destination.size.width, destination.size.height)
      write(interpolation.rawValue)
    case .beginMask(let channel):
      tag(16)
      write(channel.rawValue)
    case .endMask: tag(17)
    case .backdrop(let path, let rule, let filters):
      tag(18)
      write(path, rule)
      write(filters.count)
      for filter in filters { write(filter) }
    }
  }

  private mutating func write(_ shadow: Shadow) {
    write(shadow.color)
    write(shadow.radius, shadow.offset.width, shadow.offset.height, shadow.spread)
  }

  private mutating func write(_ filter: LayerFilter) {
    switch filter {
    case .blur(let radius):
      tag(1)
      write(radius)
    case .shadow(let shadow):
      tag(2)
      write(shadow)
    case .colorMatrix(let matrix):
      tag(3)
      write(matrix.values.count)
      for value in matrix.values { write(CGFloat(value)) }
    case .projection(let projection):
      tag(4)
      for value in projection.components { write(CGFloat(value)) }
    case .alphaThreshold(let min, let max, let color):
      tag(5)
      write(CGFloat(min), CGFloat(max))
      write(color)
    }
  }

  private mutating func write(_ transform: Transform) {
    for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      write(CGFloat(value))
    }
  }

  private mutating func write(_ path: Path, _ rule: FillRule) {
    tag(rule == .evenOdd ? 1 : 0)
    write(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point):
        tag(1)
        write(point)
      case .line(let point):
        tag(2)
        write(point)
      case .quadCurve(let point, let control):
        tag(3)
        write(point, control)
      case .curve(let point, let control1, let control2):
        tag(4)
        write(point, control1, control2)
      case .closeSubpath: tag(5)
      }
    }
  }

  private mutating func write(_ style: StrokeStyle) {
    write(style.lineWidth, style.miterLimit, style.dashPhase)
    write(style.lineCap.rawValue)
    write(style.lineJoin.rawValue)
    write(style.dash.count)
    for length in style.dash { write(length) }
  }

  private mutating func write(_ paint: Paint) {
    switch paint {
    case .color(let color):
      tag(1)
      write(color)
    case .gradient(let gradient):
      if gradient.transform == .identity {
        tag(2)
      } else {
        tag(4)
        write(gradient.transform)
      }
      switch gradient.geometry {
      case .linear(let start, let end):
        tag(1)
        write(start, end)
      case .radial(let start, let startRadius, let end, let endRadius):
        tag(2)
        write(start, end)
        write(startRadius, endRadius)
      case .angular(let center, let start):
        tag(3)
        write(center)
        write(CGFloat(start.radians))
      }
      write(gradient.spread.rawValue)
      write(gradient.interpolation.rawValue)
      write(gradient.stops.count)
      for stop in gradient.stops {
        write(stop.color)
        write(stop.location)
      }
    case .pattern(let pattern):
      tag(3)
      write(pattern.image)
      write(pattern.transform)
      write(pattern.horizontal.rawValue)
      write(pattern.vertical.rawValue)
      write(pattern.interpolation.rawValue)
    }
  }

  private mutating func write(_ run: GlyphRun) {
    write(run.face)
    write(run.text)
    write(run.size, run.slant)
    write(run.origin)
    write(run.glyphs.count)
    for glyph in run.glyphs {
      write(Int(glyph.id))
      write(glyph.x, glyph.y)
    }
  }

  private mutating func write(_ image: PixelImage) {
    let hash = ContentHash128(of: image.buffer)
    write(hash.high)
    write(hash.low)
    write(image.scale)
  }
}
