import Foundation
import SnapshotUI

extension ExtremeEntry {
  @EntriesBuilder static var shapes: [ExtremeEntry] {
    ExtremeEntry("RoundedRectangle.init(cornerSize:style:)") { a in RoundedRectangle(cornerSize: a.size()) }
    ExtremeEntry("RoundedRectangle.init(cornerRadius:style:)") { a in RoundedRectangle(cornerRadius: a.length()) }
    ExtremeEntry("RoundedRectangle.inset(by:)") { a in
      RoundedRectangle(cornerRadius: a.length()).inset(by: a.length(1))
    }
    ExtremeEntry("Shape.rect(cornerRadius:style:)") { a in
      Color.red.clipShape(.rect(cornerRadius: a.length(), style: .circular))
    }
    ExtremeEntry("Shape.rect(cornerSize:style:)") { a in Color.red.clipShape(.rect(cornerSize: a.size())) }
    ExtremeEntry("Shape.rect(cornerRadii:style:)") { a in
      Color.red.clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: a.length(), bottomTrailing: a.length())))
    }
    ExtremeEntry(
      "Shape.rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"
    ) { a in
      Color.red.clipShape(
        .rect(
          topLeadingRadius: a.length(), bottomLeadingRadius: a.length(), bottomTrailingRadius: a.length(),
          topTrailingRadius: a.length()))
    }
    ExtremeEntry(
      "RectangleCornerRadii.init(topLeading:bottomLeading:bottomTrailing:topTrailing:)"
    ) { a in
      UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: a.length(), bottomLeading: a.length(), bottomTrailing: a.length(), topTrailing: a.length()))
    }
    ExtremeEntry("UnevenRoundedRectangle.init(cornerRadii:style:)") { a in
      UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: a.length()))
    }
    ExtremeEntry(
      "UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"
    ) { a in
      UnevenRoundedRectangle(
        topLeadingRadius: a.length(), bottomLeadingRadius: a.length(), bottomTrailingRadius: a.length(),
        topTrailingRadius: a.length()
      ).stroke(lineWidth: 2)
    }
    ExtremeEntry("UnevenRoundedRectangle.inset(by:)") { a in
      UnevenRoundedRectangle(topLeadingRadius: a.length()).inset(by: a.length(1))
    }
    ExtremeEntry("Rectangle.inset(by:)") { a in Rectangle().inset(by: a.length()) }
    ExtremeEntry("Circle.inset(by:)") { a in Circle().inset(by: a.length()) }
    ExtremeEntry("Ellipse.inset(by:)") { a in Ellipse().inset(by: a.length()) }
    ExtremeEntry("Capsule.inset(by:)") { a in Capsule().inset(by: a.length()) }
    ExtremeEntry("InsetRectShape.inset(by:)") { a in Circle().inset(by: a.length()).inset(by: a.length()) }
    ExtremeEntry("Rectangle.path(in:)") { a in Rectangle().path(in: a.rect()) }
    ExtremeEntry("Circle.path(in:)") { a in Circle().path(in: a.rect()) }
    ExtremeEntry("Ellipse.path(in:)") { a in Ellipse().path(in: a.rect()) }
    ExtremeEntry("Capsule.path(in:)") { a in Capsule().path(in: a.rect()).stroke() }
    ExtremeEntry("RoundedRectangle.path(in:)") { a in RoundedRectangle(cornerRadius: 3).path(in: a.rect()).stroke() }
    ExtremeEntry("UnevenRoundedRectangle.path(in:)") { a in
      UnevenRoundedRectangle(topLeadingRadius: 3).path(in: a.rect())
    }
    ExtremeEntry("InsetRectShape.path(in:)") { a in Circle().inset(by: 2).path(in: a.rect()) }
    ExtremeEntry("AnyShape.path(in:)") { a in AnyShape(Circle()).path(in: a.rect()) }
    ExtremeEntry("Path.path(in:)") { a in Circle().path(in: a.rect()).path(in: a.rect()) }
    ExtremeEntry("Shape.outline(in:)") { a in Circle().outline(in: a.rect()) }
    ExtremeEntry("Shape.sizeThatFits(_:)") { a in
      let size = Circle().sizeThatFits(ProposedViewSize(a.size()))
      return Circle().frame(width: size.width, height: size.height)
    }
    ExtremeEntry("InsetRectShape.sizeThatFits(_:)") { a in
      let size = Circle().inset(by: 1).sizeThatFits(ProposedViewSize(a.size()))
      return Circle().frame(width: size.width, height: size.height)
    }
    ExtremeEntry("AnyShape.sizeThatFits(_:)") { a in
      let size = AnyShape(Circle()).sizeThatFits(ProposedViewSize(a.size()))
      return Circle().frame(width: size.width, height: size.height)
    }
    ExtremeEntry("AnyShape.init(_:)") { a in
      AnyShape(
        (0..<30).reduce(AnyShape(Circle())) { [by = a.length(0.1)] in $1 >= 0 ? AnyShape($0.offset(x: by)) : $0 })
    }
  }

  @EntriesBuilder static var outlines: [ExtremeEntry] {
    ExtremeEntry("Shape.fill(_:style:)") { a in Circle().fill(a.color()) }
    ExtremeEntry("Shape.stroke(_:style:antialiased:)") { a in Circle().stroke(a.color(), style: a.stroke()) }
    ExtremeEntry("Shape.stroke(_:lineWidth:antialiased:)") { a in
      Rectangle().stroke(a.color(), lineWidth: a.length())
    }
    ExtremeEntry("Shape.stroke(style:)") { a in RoundedRectangle(cornerRadius: 3).stroke(style: a.stroke()) }
    ExtremeEntry("Shape.stroke(lineWidth:)") { a in Circle().stroke(lineWidth: a.length()) }
    ExtremeEntry("Shape.stroke(lineWidth:)") { a in Color.red.clipShape(Circle().stroke(lineWidth: a.length())) }
    ExtremeEntry("Shape.stroke(style:)") { a in Color.red.clipShape(Circle().stroke(style: a.stroke())) }
    ExtremeEntry("InsettableShape.strokeBorder(_:style:antialiased:)") { a in
      Circle().strokeBorder(a.color(), style: a.stroke())
    }
    ExtremeEntry("InsettableShape.strokeBorder(_:lineWidth:antialiased:)") { a in
      Capsule().strokeBorder(a.color(), lineWidth: a.length())
    }
    ExtremeEntry("InsettableShape.strokeBorder(style:)") { a in Rectangle().strokeBorder(style: a.stroke()) }
    ExtremeEntry("InsettableShape.strokeBorder(lineWidth:)") { a in
      RoundedRectangle(cornerRadius: 4).strokeBorder(lineWidth: a.length())
    }
    ExtremeEntry("Shape.trim(from:to:)") { a in Circle().trim(from: a.length(0), to: a.length()).stroke() }
    ExtremeEntry("Shape.offset(x:y:)") { a in Circle().offset(x: a.length(), y: a.length()) }
    ExtremeEntry("Shape.offset(_:)") { a in Circle().offset(a.size()) }
    ExtremeEntry("OffsetShape.init(shape:offset:)") { a in OffsetShape(shape: Circle(), offset: a.size()) }
    ExtremeEntry("InsettableShape.strokeBorder(lineWidth:)") { a in
      Circle().offset(a.size()).strokeBorder(lineWidth: a.length())
    }
    ExtremeEntry("Shape.offset(_:)") { a in Circle().offset(a.point()) }
    ExtremeEntry("ScaledShape.init(shape:scale:anchor:)") { a in
      ScaledShape(shape: Circle(), scale: a.size(), anchor: a.unitPoint())
    }
    ExtremeEntry("RotatedShape.init(shape:angle:anchor:)") { a in
      RotatedShape(shape: Rectangle(), angle: a.angle(), anchor: a.unitPoint())
    }
    ExtremeEntry("InsettableShape.strokeBorder(lineWidth:)") { a in
      Capsule().rotation(a.angle()).strokeBorder(lineWidth: a.length())
    }
    ExtremeEntry("TransformedShape.init(shape:transform:)") { a in
      TransformedShape(shape: Circle(), transform: a.transform())
    }
    ExtremeEntry("Shape.rotation(_:anchor:)") { a in Rectangle().rotation(a.angle(), anchor: a.unitPoint()) }
    ExtremeEntry("Shape.scale(x:y:anchor:)") { a in
      Circle().scale(x: a.length(1), y: a.length(1), anchor: a.unitPoint()).stroke()
    }
    ExtremeEntry("Shape.scale(_:anchor:)") { a in Circle().scale(a.length(), anchor: a.unitPoint()) }
    ExtremeEntry("Shape.transform(_:)") { a in Circle().transform(a.transform()).stroke() }
    ExtremeEntry("Shape.size(_:)") { a in Circle().size(a.size()) }
    ExtremeEntry("Shape.size(width:height:)") { a in Circle().size(width: a.length(), height: a.length()).stroke() }
    ExtremeEntry("ViewElement.shape(named:detail:path:drawnBy:style:size:in:)") { a in
      Shaped(name: a.words(), rect: a.rect(), stroke: a.stroke(), size: a.size())
    }
  }

  @EntriesBuilder static var symbols: [ExtremeEntry] {
    ExtremeEntry("Image.init(systemName:)") { a in Image(systemName: a.words("star")) }
    ExtremeEntry("Image.init(_:name:)") { a in
      Image(
        PixelImage(PixelBuffer(width: max(0, min(9, a.integer())), height: 2, filledWith: .black), scale: a.length(1)),
        name: a.words())
    }
    ExtremeEntry("Image.init(pixels:)") { a in
      Image(pixels: PixelImage(PixelBuffer(width: 2, height: 2, filledWith: .black), scale: a.length(1))).resizable()
    }
    ExtremeEntry("Drawing.init(_:)") { a in
      let (rect, stroke, angle) = (a.rect(), a.stroke(), a.angle())
      return Drawing { canvas, _ in
        canvas.rotate(by: angle)
        canvas.scale(x: rect.minX, y: rect.minY)
        canvas.stroke(Path(rect), with: .color(.black), style: stroke)
      }
    }
    ExtremeEntry("Drawing.init(_:)") { a in
      let (rect, color) = (a.rect(), a.color())
      return Drawing { canvas, size, environment in
        canvas.translate(x: rect.minX, y: rect.minY)
        canvas.fill(Path(ellipseIn: rect), with: .color(color.rgba(in: environment)))
      }
    }
    ExtremeEntry("AsyncImage.init(url:scale:transaction:content:)") { a in
      AsyncImage(url: URL(string: "a"), scale: a.length()) { [view = a.view()] _ in view }.asyncImages { _ in nil }
    }
    ExtremeEntry("AsyncImage.init(url:scale:content:placeholder:)") { a in
      let view = a.view()
      return AsyncImage(url: nil, scale: a.length(), content: { $0 }, placeholder: { view })
    }
    ExtremeEntry("AsyncImage.init(url:scale:)") { a in
      AsyncImage(url: URL(string: "a"), scale: a.length())
        .asyncImages { _ in Image(PixelImage(PixelBuffer(width: 2, height: 2), scale: 1)) }
    }
    ExtremeEntry("View.symbols(_:)") { a in
      Image(systemName: "own").symbols(Symbol("own", .line(.circle(a.length(), a.length(), a.length()))))
    }
    ExtremeEntry("Symbol.init(_:_:)") { a in symbol(Symbol(a.words("own"), .solid(.circle(12, 12, a.length())))) }
    ExtremeEntry("Symbol.init(_:layers:)") { a in symbol(Symbol(a.words("own"), layers: [])) }
    ExtremeEntry("Symbol.Layer.line(_:)") { a in symbol(Symbol("own", .line(.box(1, 1, a.length(), 3, a.length())))) }
    ExtremeEntry("Symbol.Layer.solid(_:cut:)") { a in
      symbol(Symbol("own", .solid(.circle(1, 1, a.length()), cut: .circle(2, 2, a.length()))))
    }
    ExtremeEntry("Symbol.Layer.ink(_:cut:)") { a in
      symbol(Symbol("own", .ink(.circle(1, 1, a.length()), cut: .circle(2, 2, a.length()))))
    }
    ExtremeEntry("Symbol.init(_:)") { a in symbol(Symbol("own", .line(Symbol.Outline(Path(a.rect()))))) }
    ExtremeEntry("Symbol.init(svgPathData:)") { a in
      symbol(
        Symbol("own", .line((try? Symbol.Outline(svgPathData: "M0 0L\(a.number()) 1e999" + a.words(""))) ?? "M0 0")))
    }
    ExtremeEntry("Symbol.circle(_:_:_:)") { a in symbol(Symbol("own", .ink(.circle(a.length(), 3, a.length())))) }
    ExtremeEntry("Symbol.box(_:_:_:_:_:)") { a in
      symbol(Symbol("own", .ink(.box(a.length(), a.length(), a.length(), a.length(), a.length()))))
    }
    ExtremeEntry("Symbol.path(_:)") { a in symbol(Symbol("own", .line(.path(a.words("M0 0h5"), a.words("v5"))))) }
    ExtremeEntry("Symbol.Outline.init(stringLiteral:)") { a in
      symbol(Symbol("own", .line(Symbol.Outline(stringLiteral: a.words("M0 0h5")))))
    }
    ExtremeEntry(calling: "Symbol.named(_:)") { a in _ = Symbol.named(a.words()) }
    ExtremeEntry(calling: "EnvironmentValues.symbol(named:)") { a in
      _ = EnvironmentValues().symbol(named: a.words())
    }
    ExtremeEntry("Symbol.draw(in:with:weight:on:)") { a in
      let (rect, weight) = (a.rect(), FontWeight(a.integer(400)))
      return Drawing { canvas, _ in
        Symbol.named("star")?.draw(in: rect, with: .color(.black), weight: weight, on: &canvas)
      }
    }
  }

  private static func symbol(_ symbol: Symbol) -> some View { Image(systemName: symbol.name).symbols(symbol) }
}

private struct Shaped: PrimitiveView {
  let name: String
  let rect: CGRect
  let stroke: StrokeStyle
  let size: CGSize

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      .shape(
        named: name, detail: name, path: { _ in Path(rect) }, drawnBy: .stroke(stroke), style: Color.red,
        size: { _ in size }, in: context)
    ]
  }
}
