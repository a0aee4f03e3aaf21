import Foundation
import Raster
import SnapshotUI

extension CatalogPage {
  static var leaves: CatalogPage {
    CatalogPage("leaves") {
      CatalogCase("Text") { Text("Plain ") + Text("bold").bold() + Text(" red").foregroundColor(.red) }
      CatalogCase("Text", "wrapped") { Text("Words that go on to a second line") }
      CatalogCase("Image", "symbol") { Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.pink) }
      CatalogCase("Image", "pixels") { Image(checkerboard).resizable().frame(width: 60, height: 40) }
      CatalogCase("Image.resizable") { Image(checkerboard).resizable().frame(width: 100, height: 30) }
      CatalogCase("Image.interpolation") { Image(checkerboard).interpolation(.none).resizable().scaledToFit() }
      CatalogCase("AsyncImage") {
        AsyncImage(url: address) {
          $0.resizable()
        } placeholder: {
          Color.gray
        }
        .frame(width: 48, height: 48).asyncImages { _ in Image(checkerboard) }
      }
      CatalogCase("AsyncImage", "placeholder") {
        AsyncImage(url: nil) {
          $0.resizable()
        } placeholder: {
          Color.gray
        }.frame(width: 48, height: 48)
      }
      CatalogCase("asyncImages") {
        AsyncImage(url: address).asyncImages { $0 == address ? Image(checkerboard) : nil }
      }
      CatalogCase("Color") { Color.orange }
      CatalogCase("EmptyView") {
        HStack {
          box()
          EmptyView()
          box(.red)
        }
      }
      CatalogCase("Spacer") {
        HStack {
          box()
          Spacer()
          box(.red)
        }
      }
      CatalogCase("Divider") {
        VStack {
          Text("Above")
          Divider()
          HStack {
            Text("A")
            Divider()
            Text("B")
          }
        }
      }
      CatalogCase("Drawing") {
        Drawing { canvas, size in
          canvas.stroke(
            Path(CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)), with: RGBA(0xFF00_00), lineWidth: 4)
        }
      }
      CatalogCase("GeometryReader") {
        GeometryReader { proxy in Color.teal.frame(width: proxy.size.width / 3, height: proxy.size.height / 2) }
      }
      CatalogCase("LinearGradient") {
        LinearGradient(colors: [.yellow, .red], startPoint: .topLeading, endPoint: .bottomTrailing)
      }
      CatalogCase("RadialGradient") {
        RadialGradient(colors: [.white, .blue], center: .center, startRadius: 5, endRadius: 45)
      }
      CatalogCase("AngularGradient") { AngularGradient(colors: [.red, .green, .blue, .red], center: .center) }
      CatalogCase("symbols") {
        Image(systemName: "flag").font(.largeTitle).symbols(Symbol("flag", .line("M6 21 V4 H18 L15 8 L18 12 H6")))
      }
      CatalogCase("imageScale") {
        HStack {
          Image(systemName: "star").imageScale(.small)
          Image(systemName: "star")
          Image(systemName: "star").imageScale(.large)
        }
      }
      CatalogCase("AnyView") { AnyView(Text("Any")) }
    }
  }

  static var shapes: CatalogPage {
    CatalogPage("shapes") {
      CatalogCase("Rectangle") { Rectangle().padding() }
      CatalogCase("RoundedRectangle") { RoundedRectangle(cornerRadius: 12).padding() }
      CatalogCase("UnevenRoundedRectangle") {
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 30).padding()
      }
      CatalogCase("Capsule") { Capsule().padding() }
      CatalogCase("Circle") { Circle().padding() }
      CatalogCase("Ellipse") { Ellipse().padding() }
      CatalogCase("Path") {
        Path {
          $0.move(to: CGPoint(x: 60, y: 10))
          $0.addLine(to: CGPoint(x: 100, y: 80))
          $0.addLine(to: CGPoint(x: 20, y: 80))
          $0.closeSubpath()
        }
      }
      CatalogCase("AnyShape") { AnyShape(Capsule()).padding() }
      CatalogCase("Shape.fill") { Circle().fill(.green).padding() }
      CatalogCase("PaintedShape") { Star().fill(.orange, style: FillStyle(eoFill: true)).padding() }
      CatalogCase("Shape.stroke") { Rectangle().stroke(.purple, lineWidth: 8).padding() }
      CatalogCase("Shape.stroke", "dashed") {
        Capsule().stroke(.purple, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 8])).padding()
      }
      CatalogCase("InsettableShape.strokeBorder") { Rectangle().strokeBorder(.purple, lineWidth: 8).padding() }
      CatalogCase("InsetRectShape") { Circle().inset(by: 10).padding() }
      CatalogCase("Shape.trim") { Circle().trim(from: 0.25, to: 1).stroke(.indigo, lineWidth: 6).padding() }
      CatalogCase("Shape.offset") { Rectangle().offset(x: 20, y: 10).fill(.mint).padding(30) }
      CatalogCase("Shape.rotation") { Rectangle().rotation(.degrees(20)).fill(.mint).padding(30) }
      CatalogCase("Shape.scale") { Rectangle().scale(0.5, anchor: .topLeading).fill(.mint).padding() }
      CatalogCase("Shape.transform") {
        Rectangle().transform(Transform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).fill(.mint).padding(30)
      }
      CatalogCase("Shape.size") { Rectangle().size(width: 40, height: 20).fill(.mint).padding() }
    }
  }
}

private let address = URL(fileURLWithPath: "/pictures/board.png")

/// Four by four pixels in two colours.
let checkerboard: PixelImage = {
  var buffer = PixelBuffer(width: 4, height: 4)
  for y in 0..<4 {
    for x in 0..<4 {
      buffer.pixels[y * 4 + x] = ((x + y).isMultiple(of: 2) ? RGBA(0x20_60C0) : RGBA(0xF0_D060)).premultiplied
    }
  }
  return PixelImage(buffer, scale: 1)
}()

/// Five strokes that cross each other: what fill rules tell apart.
private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let points = [(0.5, 0), (0.8, 1), (0, 0.38), (1, 0.38), (0.2, 1)].map {
      CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height)
    }
    return Path {
      $0.move(to: points[0])
      for point in points.dropFirst() { $0.addLine(to: point) }
      $0.closeSubpath()
    }
  }
}
