import Foundation
import Raster

extension ConformanceCase {
  static let state: [ConformanceCase] = list {
    ConformanceCase("opacity multiplies a color's alpha", 4, 4, [at(1, 1, .black(64))]) { canvas in
      canvas.opacity = 0.5
      canvas.fill(.box(0, 0, 4, 4), with: .black(128))
    }
    ConformanceCase("opacity multiplies strokes", 4, 4, [at(1, 1, .black(128))]) { canvas in
      canvas.opacity = 0.5
      canvas.stroke(.line((0, 1), (4, 1)), with: .black, lineWidth: 2)
    }
    ConformanceCase("opacity multiplies gradients", 4, 4, [at(1, 1, .black(128))]) { canvas in
      canvas.opacity = 0.5
      canvas.fill(
        .box(0, 0, 4, 4),
        with: .gradient(
          GradientPaint(
            .linear(start: .zero, end: CGPoint(x: 4, y: 0)),
            stops: [.init(color: .black, location: 0), .init(color: .black, location: 1)])))
    }
    ConformanceCase("opacity multiplies pictures", 4, 4, [at(1, 1, .black(128))]) { canvas in
      canvas.opacity = 0.5
      canvas.draw(
        PixelImage(PixelBuffer(width: 1, height: 1, filledWith: .black)), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    ConformanceCase("opacity multiplies patterns", 4, 4, [at(1, 1, .black(128))]) { canvas in
      canvas.opacity = 0.5
      canvas.fill(
        .box(0, 0, 4, 4), with: .pattern(ImagePattern(PixelImage(PixelBuffer(width: 1, height: 1, filledWith: .black))))
      )
    }
    ConformanceCase("opacity multiplies shadows", 4, 4, [at(1, 1, .black(128))]) { canvas in
      canvas.opacity = 0.5
      canvas.drawShadow(of: .box(0, 0, 4, 4), Shadow(color: .black, radius: 0))
    }
    ConformanceCase("opacity multiplies groups as a whole", 4, 4, [at(1, 1, RGBA(0x0000FF, alpha: 128))]) { canvas in
      canvas.opacity = 0.5
      canvas.group { canvas in
        canvas.fill(.box(0, 0, 4, 4), with: .fullRed)
        canvas.fill(.box(0, 0, 4, 4), with: .fullBlue)
      }
    }
    ConformanceCase("an opacity of zero draws nothing", 4, 4, [at(1, 1, .clear)]) { canvas in
      canvas.opacity = 0
      canvas.fill(.box(0, 0, 4, 4), with: .fullRed)
    }
    ConformanceCase("opacity is not multiplied by an earlier one", 4, 4, [at(1, 1, .black)]) { canvas in
      canvas.opacity = 0.5
      canvas.opacity = 1
      canvas.fill(.box(0, 0, 4, 4), with: .black)
    }
    ConformanceCase("restore brings the opacity back", 4, 4, [at(1, 1, .black)]) { canvas in
      canvas.save()
      canvas.opacity = 0.5
      canvas.restore()
      canvas.fill(.box(0, 0, 4, 4), with: .black)
    }
    ConformanceCase("restore brings the blend mode back", 4, 4, [at(1, 1, .fullBlue)]) { canvas in
      canvas.fill(.box(0, 0, 4, 4), with: .fullRed)
      canvas.save()
      canvas.blendMode = .multiply
      canvas.restore()
      canvas.fill(.box(0, 0, 4, 4), with: .fullBlue)
    }
    ConformanceCase("restore brings the transform back", 8, 4, [at(1, 1, .fullGreen), at(5, 1, .clear)]) { canvas in
      canvas.save()
      canvas.translate(x: 4, y: 0)
      canvas.restore()
      canvas.fill(.box(0, 0, 4, 4), with: .fullGreen)
    }
    ConformanceCase("restore brings the clip back", 8, 4, all([(1, 1), (6, 1)], .fullGreen)) { canvas in
      canvas.save()
      canvas.clip(to: .box(0, 0, 2, 2))
      canvas.restore()
      canvas.fill(.box(0, 0, 8, 4), with: .fullGreen)
    }
    ConformanceCase("saves nest", 12, 4, [at(1, 1, .fullGreen), at(5, 1, .fullRed), at(9, 1, .fullBlue)]) { canvas in
      canvas.save()
      canvas.translate(x: 4, y: 0)
      canvas.save()
      canvas.translate(x: 4, y: 0)
      canvas.fill(.box(0, 0, 4, 4), with: .fullBlue)
      canvas.restore()
      canvas.fill(.box(0, 0, 4, 4), with: .fullRed)
      canvas.restore()
      canvas.fill(.box(0, 0, 4, 4), with: .fullGreen)
    }
    ConformanceCase(
      "the latest transform applies first: translate, then scale", 20, 20,
      [at(10, 10, .fullGreen), at(13, 13, .fullGreen), at(9, 10, .clear), at(14, 14, .clear)]
    ) { canvas in
      canvas.translate(x: 10, y: 10)
      canvas.scale(x: 2, y: 2)
      canvas.fill(.box(0, 0, 2, 2), with: .fullGreen)
    }
    ConformanceCase(
      "scale, then translate", 20, 20,
      [at(6, 6, .fullGreen), at(9, 9, .fullGreen), at(5, 6, .clear), at(10, 9, .clear)]
    ) { canvas in
      canvas.scale(x: 2, y: 2)
      canvas.translate(x: 3, y: 3)
      canvas.fill(.box(0, 0, 2, 2), with: .fullGreen)
    }
    ConformanceCase("rotation turns clockwise", 20, 20, [at(7, 12, .fullGreen), at(12, 7, .clear)]) { canvas in
      canvas.translate(x: 10, y: 5)
      canvas.rotate(by: .degrees(90))
      canvas.fill(.box(5, 0, 5, 5), with: .fullGreen)
    }
    ConformanceCase("a quarter turn leaves edges on pixels", 10, 10, all([(0, 0), (9, 9)], .fullGreen)) { canvas in
      canvas.translate(x: 10, y: 0)
      canvas.rotate(by: .degrees(90))
      canvas.fill(.box(0, 0, 10, 10), with: .fullGreen)
    }
    ConformanceCase(
      "x′ = a x + c y + e, y′ = b x + d y + f", 16, 10,
      all([(7, 3), (12, 6)], .fullGreen) + all([(6, 4), (13, 4), (8, 2), (8, 7)], .clear)
    ) { canvas in
      canvas.concatenate(Transform(a: 0, b: 2, c: 3, d: 0, tx: 4, ty: 1))
      canvas.fill(.box(1, 1, 2, 2), with: .fullGreen)
    }
    ConformanceCase("a scale of −1 mirrors", 10, 10, [at(1, 1, .clear), at(8, 1, .fullGreen)]) { canvas in
      canvas.translate(x: 10, y: 0)
      canvas.scale(x: -1, y: 1)
      canvas.fill(.box(0, 0, 5, 5), with: .fullGreen)
    }
    ConformanceCase("a scale of zero draws nothing", 10, 10, [at(5, 5, .clear)]) { canvas in
      canvas.scale(x: 0, y: 1)
      canvas.fill(.box(0, 0, 10, 10), with: .fullRed)
    }
    ConformanceCase(
      "clips intersect", 12, 12, [at(5, 5, .fullGreen), at(2, 5, .clear), at(9, 5, .clear), at(5, 2, .clear)]
    ) { canvas in
      canvas.clip(to: .box(0, 4, 8, 8))
      canvas.clip(to: .box(4, 0, 8, 8))
      canvas.fill(.box(0, 0, 12, 12), with: .fullGreen)
    }
    ConformanceCase("an empty clip lets nothing through", 12, 12, [at(5, 5, .clear)]) { canvas in
      canvas.clip(to: Path())
      canvas.fill(.box(0, 0, 12, 12), with: .fullRed)
    }
    ConformanceCase("clips that do not meet let nothing through", 12, 12, all([(1, 1), (9, 9), (5, 5)], .clear)) {
      canvas in
      canvas.clip(to: .box(0, 0, 4, 4))
      canvas.clip(to: .box(8, 8, 4, 4))
      canvas.fill(.box(0, 0, 12, 12), with: .fullRed)
    }
    ConformanceCase("a clip's edge is anti-aliased", 6, 4, [at(2, 1, .black(128)), at(3, 1, .black), at(1, 1, .clear)])
    { canvas in
      canvas.clip(to: .box(2.5, 0, 4, 4))
      canvas.fill(.box(0, 0, 6, 4), with: .black)
    }
    ConformanceCase("a clip has a rule", 12, 12, [at(6, 6, .clear), at(1, 6, .fullGreen)]) { canvas in
      canvas.clip(
        to: Path { path in
          path.addRect(CGRect(x: 0, y: 0, width: 12, height: 12))
          path.addRect(CGRect(x: 4, y: 4, width: 4, height: 4))
        }, rule: .evenOdd)
      canvas.fill(.box(0, 0, 12, 12), with: .fullGreen)
    }
    ConformanceCase("a clip keeps the transform of its time", 12, 12, [at(5, 5, .fullGreen), at(1, 1, .clear)]) {
      canvas in
      canvas.saved { canvas in
        canvas.translate(x: 4, y: 4)
        canvas.clip(to: .box(0, 0, 4, 4))
        canvas.translate(x: -4, y: -4)
        canvas.fill(.box(0, 0, 12, 12), with: .fullGreen)
      }
    }
    ConformanceCase("a group is composited once", 8, 4, all([(1, 1), (6, 1), (3, 1)], .black(128))) { canvas in
      canvas.group(opacity: 0.5) { canvas in
        canvas.fill(.box(0, 0, 5, 4), with: .black)
        canvas.fill(.box(3, 0, 5, 4), with: .black)
      }
    }
    ConformanceCase("a group is isolated: modes inside do not see what lies under it", 4, 4, [at(1, 1, .fullGreen)]) {
      canvas in
      canvas.fill(.box(0, 0, 4, 4), with: .fullRed)
      canvas.group { canvas in
        canvas.blendMode = .multiply
        canvas.fill(.box(0, 0, 4, 4), with: .fullGreen)
      }
    }
    ConformanceCase("a group is composited in the mode that was set before it", 4, 4, [at(1, 1, .black)]) { canvas in
      canvas.fill(.box(0, 0, 4, 4), with: .fullRed)
      canvas.blendMode = .multiply
      canvas.group { $0.fill(.box(0, 0, 4, 4), with: .fullGreen) }
    }
    ConformanceCase("a mode that clears does so in its group alone", 4, 4, [at(1, 1, .fullRed)]) { canvas in
      canvas.fill(.box(0, 0, 4, 4), with: .fullRed)
      canvas.group { canvas in
        canvas.fill(.box(0, 0, 4, 4), with: .fullGreen)
        canvas.blendMode = .clear
        canvas.fill(.box(0, 0, 1, 1), with: .fullGreen)
      }
    }
  }
}
