import Foundation
import Raster

/// A drawing of every operation, each in a cell of its own: what the hash of the corpus, the contact sheet and the
/// round trip through text are made of.
enum OperationCorpus {
  struct Cell: Sendable {
    var name: String
    var draw: @Sendable (inout DisplayListRecorder) -> Void
  }

  static let side: CGFloat = 48
  static let columns = 12

  /// All cells in rows of twelve, on a light gray ground with gaps of 2.
  static let list: DisplayList = {
    let rows = (cells.count + columns - 1) / columns
    let size = CGSize(width: CGFloat(columns) * (side + 2) + 2, height: CGFloat(rows) * (side + 2) + 2)
    return DisplayList(size: size) { canvas in
      canvas.fill(.box(0, 0, size.width, size.height), with: RGBA(0xD8DCE2))
      for (index, cell) in cells.enumerated() {
        canvas.element(cell.name) { canvas in
          canvas.saved { canvas in
            canvas.translate(
              x: CGFloat(index % columns) * (side + 2) + 2, y: CGFloat(index / columns) * (side + 2) + 2)
            canvas.clip(to: .box(0, 0, side, side))
            canvas.fill(.box(0, 0, side, side), with: .white)
            cell.draw(&canvas)
          }
        }
      }
    }
  }()

  static let cells: [Cell] =
    fills + strokes + gradients + patterns + images + clipsAndMasks + shadowsAndFilters + text + blending

  private static let blue = RGBA(0x0A84FF)
  private static let red = RGBA(0xFF3B30)
  private static let green = RGBA(0x34C759)

  /// A star that winds twice around its middle.
  private static let star = Path(polygon: [(24, 3), (37, 43), (4, 18), (44, 18), (11, 43)])
  private static let zigzag = Path {
    $0.addLines([(8, 38), (18, 10), (28, 38), (40, 14)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  /// Four by four pixels with a transparent one.
  static let checkers: PixelImage = {
    let colors = [RGBA(0xFF3B30), RGBA(0xFFCC00), RGBA(0x34C759), RGBA(0x0A84FF, alpha: 0x90)].map(\.premultiplied)
    let pixels = (0..<16).map { (index: Int) -> PremultipliedPixel in
      if index == 5 { return 0 }
      return colors[(index % 4 + index / 4) % 4]
    }
    return PixelImage(PixelBuffer(width: 4, height: 4, pixels: pixels) ?? PixelBuffer(width: 4, height: 4))
  }()

  /// A button's frame of twelve pixels: corners, edges, middle.
  static let frame: PixelImage = {
    let pixels = (0..<144).map { index -> PremultipliedPixel in
      let x = min(index % 12, 11 - index % 12)
      let y = min(index / 12, 11 - index / 12)
      if x < 4, y < 4 { return red.premultiplied }
      return x < 4 || y < 4 ? RGBA(0xFFCC00).premultiplied : blue.premultiplied
    }
    return PixelImage(PixelBuffer(width: 12, height: 12, pixels: pixels) ?? PixelBuffer(width: 12, height: 12))
  }()

  private static let fills: [Cell] = [
    Cell(name: "rectangle on pixel edges") { $0.fill(.box(8, 8, 32, 32), with: blue) },
    Cell(name: "rectangle between pixel edges") { $0.fill(.box(8.5, 8.25, 31, 31.5), with: blue) },
    Cell(name: "ellipse") { $0.fill(Path(ellipseIn: CGRect(x: 4, y: 10, width: 40, height: 28)), with: green) },
    Cell(name: "rounded rectangle, circular") {
      $0.fill(
        Path(roundedRect: CGRect(x: 4, y: 4, width: 40, height: 40), cornerRadius: 12, style: .circular), with: blue)
    },
    Cell(name: "rounded rectangle, continuous") {
      $0.fill(
        Path(roundedRect: CGRect(x: 4, y: 4, width: 40, height: 40), cornerRadius: 12, style: .continuous), with: blue)
    },
    Cell(name: "non-zero") { $0.fill(star, with: red) },
    Cell(name: "even-odd") { $0.fill(star, with: red, rule: .evenOdd) },
    Cell(name: "quadratic and cubic curves") {
      $0.fill(
        Path { path in
          path.move(to: CGPoint(x: 4, y: 40))
          path.addQuadCurve(to: CGPoint(x: 24, y: 40), control: CGPoint(x: 14, y: -8))
          path.addCurve(to: CGPoint(x: 44, y: 40), control1: CGPoint(x: 24, y: 0), control2: CGPoint(x: 52, y: 0))
          path.closeSubpath()
        }, with: green)
    },
    Cell(name: "arc") {
      $0.fill(
        Path { path in
          path.move(to: CGPoint(x: 24, y: 24))
          path.addArc(
            center: CGPoint(x: 24, y: 24), radius: 20, startAngle: .degrees(30), endAngle: .degrees(330),
            clockwise: false)
        }, with: RGBA(0xFFCC00))
    },
    Cell(name: "arc to") {
      $0.stroke(
        Path { path in
          path.move(to: CGPoint(x: 6, y: 6))
          path.addArc(tangent1End: CGPoint(x: 42, y: 6), tangent2End: CGPoint(x: 42, y: 42), radius: 22)
          path.addLine(to: CGPoint(x: 42, y: 42))
        }, with: blue, lineWidth: 4)
    },
    Cell(name: "affine transform") { canvas in
      canvas.concatenate(Transform(a: 0.8, b: 0.3, c: -0.4, d: 0.7, tx: 14, ty: 2))
      canvas.fill(.box(4, 4, 36, 36), with: red)
    },
    Cell(name: "opacity") { canvas in
      canvas.opacity = 0.5
      canvas.fill(.box(4, 4, 26, 26), with: red)
      canvas.fill(.box(18, 18, 26, 26), with: blue)
    },
  ]

  private static let strokes: [Cell] =
    LineCap.allCases.map { cap in
      Cell(name: "\(cap.rawValue) cap") {
        $0.stroke(zigzag, with: .color(blue), style: StrokeStyle(lineWidth: 7, lineCap: cap))
      }
    }
    + LineJoin.allCases.map { join in
      Cell(name: "\(join.rawValue) join") {
        $0.stroke(zigzag, with: .color(red), style: StrokeStyle(lineWidth: 7, lineJoin: join))
      }
    } + [
      Cell(name: "miter limit") {
        $0.stroke(zigzag, with: .color(red), style: StrokeStyle(lineWidth: 7, miterLimit: 1.5))
      },
      Cell(name: "dashes") {
        $0.stroke(
          star, with: .color(blue), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [5, 4], dashPhase: 2))
      },
      Cell(name: "hairline") { $0.stroke(star, with: RGBA(0x1C1C1E), lineWidth: 0.5) },
      Cell(name: "closed subpath") { $0.stroke(.box(12, 12, 24, 24), with: green, lineWidth: 6) },
      Cell(name: "subpath without length") {
        $0.stroke(
          Path { path in
            path.move(to: CGPoint(x: 24, y: 24))
            path.closeSubpath()
          }, with: .color(red), style: StrokeStyle(lineWidth: 20, lineCap: .round))
      },
      Cell(name: "uneven scale") { canvas in
        canvas.scale(x: 1, y: 0.4)
        canvas.stroke(
          Path(ellipseIn: CGRect(x: 8, y: 12, width: 32, height: 96)), with: blue, lineWidth: 8)
      },
    ]

  private static let rainbow: [GradientPaint.Stop] = [
    .init(color: red, location: 0), .init(color: RGBA(0xFFCC00), location: 0.3),
    .init(color: RGBA(0x34C759, alpha: 0x80), location: 0.6), .init(color: blue, location: 1),
  ]

  private static func gradient(
    _ geometry: GradientPaint.Geometry, _ spread: GradientPaint.Spread = .pad,
    _ interpolation: GradientPaint.Interpolation = .straight
  ) -> @Sendable (inout DisplayListRecorder) -> Void {
    { canvas in
      canvas.fill(
        .box(2, 2, 44, 44),
        with: .gradient(GradientPaint(geometry, stops: rainbow, spread: spread, interpolation: interpolation)))
    }
  }

  private static let gradients: [Cell] =
    GradientPaint.Spread.allCases.flatMap { spread in
      [
        Cell(
          name: "linear, \(spread.rawValue)",
          draw: gradient(.linear(start: CGPoint(x: 14, y: 16), end: CGPoint(x: 34, y: 26)), spread)),
        Cell(
          name: "two circles, \(spread.rawValue)",
          draw: gradient(
            .radial(start: CGPoint(x: 16, y: 18), startRadius: 3, end: CGPoint(x: 26, y: 26), endRadius: 16), spread)),
      ]
    } + [
      Cell(
        name: "two circles apart",
        draw: gradient(.radial(start: CGPoint(x: 10, y: 24), startRadius: 6, end: CGPoint(x: 36, y: 24), endRadius: 2))),
      Cell(name: "angular", draw: gradient(.angular(center: CGPoint(x: 24, y: 24), start: .degrees(-90)))),
    ]
    + GradientPaint.Interpolation.allCases.map { interpolation in
      Cell(
        name: "interpolated \(interpolation.rawValue)",
        draw: gradient(.linear(start: CGPoint(x: 2, y: 0), end: CGPoint(x: 46, y: 0)), .pad, interpolation))
    }

  private static let patterns: [Cell] =
    ImagePattern.Tiling.allCases.map { tiling in
      Cell(name: "pattern, \(tiling.rawValue)") {
        $0.fill(
          .box(2, 2, 44, 44),
          with: .pattern(
            ImagePattern(
              checkers, horizontal: tiling, vertical: tiling,
              transform: Transform(a: 3.2, b: 0.8, c: -0.8, d: 3.2, tx: 18, ty: 16))))
      }
    }
    + ImageInterpolation.allCases.map { interpolation in
      Cell(name: "pattern, \(interpolation.rawValue)") {
        $0.fill(
          .box(2, 2, 44, 44),
          with: .pattern(
            ImagePattern(checkers, transform: Transform(scaleX: 5.3, y: 0.6), interpolation: interpolation)))
      }
    }

  private static let images: [Cell] =
    ImageInterpolation.allCases.map { interpolation in
      Cell(name: "image, \(interpolation.rawValue)") {
        $0.draw(checkers, in: CGRect(x: 4.5, y: 4, width: 39, height: 40), interpolation: interpolation)
        $0.draw(frame, in: CGRect(x: 19, y: 19, width: 5, height: 5.5), interpolation: interpolation)
      }
    } + [
      Cell(name: "image, part of it, turned") { canvas in
        canvas.translate(x: 24, y: 24)
        canvas.rotate(by: .degrees(25))
        canvas.draw(
          frame, in: CGRect(x: -16, y: -16, width: 32, height: 32),
          source: CGRect(x: 2, y: 2, width: 6, height: 6))
      },
      Cell(name: "nine-part image") {
        $0.draw(
          frame, in: CGRect(x: 3, y: 3, width: 42, height: 34),
          insets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
      },
    ]

  private static let clipsAndMasks: [Cell] = [
    Cell(name: "clip in clip") { canvas in
      canvas.clip(to: star)
      canvas.clip(to: Path(ellipseIn: CGRect(x: 8, y: 8, width: 34, height: 32)))
      canvas.fill(.box(0, 0, 48, 48), with: blue)
    },
    Cell(name: "group with opacity") { canvas in
      canvas.group(opacity: 0.5) { canvas in
        canvas.fill(.box(4, 4, 26, 26), with: red)
        canvas.fill(.box(18, 18, 26, 26), with: blue)
      }
    },
    Cell(name: "mask by alpha") { canvas in
      canvas.masked {
        $0.fill(
          .box(0, 0, 48, 48),
          with: .gradient(
            GradientPaint(
              .linear(start: .zero, end: CGPoint(x: 48, y: 0)),
              stops: [.init(color: .black, location: 0), .init(color: .clear, location: 1)])))
        $0.fill(star, with: .black)
      } content: {
        $0.fill(.box(2, 2, 44, 44), with: green)
      }
    },
    Cell(name: "mask by luminance") { canvas in
      canvas.masked(by: .luminance) {
        $0.fill(.box(0, 0, 24, 48), with: red)
        $0.fill(.box(24, 0, 24, 48), with: green)
        $0.stroke(star, with: .white, lineWidth: 3)
      } content: {
        $0.fill(.box(2, 2, 44, 44), with: blue)
      }
    },
  ]

  private static let card = Path(roundedRect: CGRect(x: 12, y: 12, width: 24, height: 24), cornerRadius: 6)

  private static let shadowsAndFilters: [Cell] =
    [(2.0, 0.0), (6, 0), (18, 0), (4, 4), (4, -4)].map { radius, spread in
      Cell(name: "shadow, radius \(Int(radius)), spread \(Int(spread))") {
        $0.drawShadow(
          of: card,
          Shadow(
            color: RGBA(0x000000, alpha: 170), radius: radius, offset: CGSize(width: 2, height: 3), spread: spread))
      }
    } + [
      Cell(name: "inner shadow") {
        $0.fill(card, with: RGBA(0xFFCC00))
        $0.drawInnerShadow(
          of: card, Shadow(color: RGBA(0x000000, alpha: 200), radius: 5, offset: CGSize(width: 1, height: 2), spread: 1)
        )
      },
      Cell(name: "blur, radius 3") { canvas in
        canvas.group(filters: [.blur(radius: 3)]) { $0.fill(star, with: red) }
      },
      Cell(name: "blur, radius 14") { canvas in
        canvas.group(filters: [.blur(radius: 14)]) { $0.fill(star, with: red) }
      },
      Cell(name: "shadow of a group") { canvas in
        canvas.group(
          opacity: 0.8,
          filters: [.shadow(Shadow(color: blue, radius: 4, offset: CGSize(width: 3, height: 3)))]
        ) { canvas in
          canvas.stroke(star, with: red, lineWidth: 2)
        }
      },
      Cell(name: "grayscale") { canvas in
        canvas.group(filters: [.colorMatrix(.grayscale)]) {
          gradient(.angular(center: CGPoint(x: 24, y: 24), start: .zero))(&$0)
        }
      },
      Cell(name: "invert") { canvas in
        canvas.group(filters: [.colorMatrix(.invert)]) {
          gradient(.angular(center: CGPoint(x: 24, y: 24), start: .zero))(&$0)
        }
      },
    ]

  private static let text: [Cell] = [
    Cell(name: "text") { canvas in
      canvas.draw(layout(15), at: CGPoint(x: 4, y: 6))
    },
    Cell(name: "text, turned") { canvas in
      canvas.rotate(by: .degrees(20))
      canvas.draw(layout(15), at: CGPoint(x: 8, y: 0))
    },
    Cell(name: "text with a shadow") { canvas in
      canvas.group(
        filters: [.shadow(Shadow(color: RGBA(0x000000, alpha: 160), radius: 2, offset: CGSize(width: 1, height: 2)))]
      ) { canvas in
        canvas.draw(layout(15), at: CGPoint(x: 4, y: 6))
      }
    },
  ]

  private static func layout(_ size: CGFloat) -> TextLayout {
    Typesetter().layout(
      [TextRun("Agj 3é\nمرحبا", font: FontDescriptor(size: size, weight: .semibold), color: RGBA(0x1C1C1E))], width: 44)
  }

  /// Each mode over a backdrop that is opaque, half transparent and absent from left to right, with a source that is
  /// so from top to bottom, in a group of its own.
  private static let blending: [Cell] = BlendMode.allCases.map { mode in
    Cell(name: mode.rawValue) { canvas in
      canvas.group { canvas in
        canvas.fill(
          .box(4, 4, 16, 40),
          with: .gradient(
            GradientPaint(
              .linear(start: CGPoint(x: 0, y: 4), end: CGPoint(x: 0, y: 44)),
              stops: [.init(color: RGBA(0xFF9500), location: 0), .init(color: RGBA(0x5856D6), location: 1)])))
        canvas.fill(.box(20, 4, 12, 40), with: RGBA(0x34C759, alpha: 0x80))
        canvas.blendMode = mode
        canvas.fill(
          Path(ellipseIn: CGRect(x: 6, y: 8, width: 38, height: 32)),
          with: .gradient(
            GradientPaint(
              .linear(start: CGPoint(x: 0, y: 8), end: CGPoint(x: 0, y: 40)),
              stops: [
                .init(color: RGBA(0x64D2FF), location: 0.2), .init(color: RGBA(0xFF2D55, alpha: 0x40), location: 1),
              ])))
      }
    }
  }
}
