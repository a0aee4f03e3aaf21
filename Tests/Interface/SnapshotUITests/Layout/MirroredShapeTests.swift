import Testing
import SnapshotUI

/// Shapes and symbols in right-to-left layouts.
@Suite struct MirroredShapeTests {
  private struct Corner: Shape {
    var behavior: LayoutDirectionBehavior = .mirrors

    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }

    func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: 10)) }
  }

  private func isLeft(_ view: some View, _ direction: LayoutDirection) throws -> Bool {
    let pixels = try view.frame(width: 40, height: 20)
      .pixels(in: RenderContext(width: 40, height: 20, layoutDirection: direction))
    let (left, right) = (pixels[1, 1]?.alpha == 255, pixels[38, 1]?.alpha == 255)
    #expect(left != right)
    return left
  }

  @Test func shapesAreMirrored() throws {
    #expect(try isLeft(Corner(), .leftToRight))
    #expect(try !isLeft(Corner(), .rightToLeft))
    #expect(try isLeft(Corner(behavior: .fixed), .rightToLeft))
    #expect(try !isLeft(Corner(behavior: .mirrors(in: .leftToRight)), .leftToRight))
    #expect(try !isLeft(Color.red.clipShape(Corner()), .rightToLeft))
    #expect(try !isLeft(AnyShape(Corner()), .rightToLeft))
    #expect(try !isLeft(Corner().offset(y: 0.5).size(width: 40, height: 20), .rightToLeft))
    #expect(try isLeft(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .rightToLeft))
  }

  @Test func leadingCornersAreAtTheRight() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 12)
    #expect(try !isLeft(shape, .leftToRight))
    #expect(try isLeft(shape, .rightToLeft))
  }

  @Test func ringsStartAtTheTopInBothDirections() throws {
    let ring = Circle().trim(from: 0, to: 0.25).stroke(lineWidth: 4)
    let context = RenderContext(width: 20, height: 20)
    var mirrored = context
    mirrored.layoutDirection = .rightToLeft
    #expect(try ring.displayList(in: context).textForm == ring.displayList(in: mirrored).textForm)
  }

  @Test(arguments: ["list.bullet", "list.number", "text.append", "chevron.forward"])
  func symbolsWithADirectionAreMirrored(name: String) throws {
    let image = Image(systemName: name).font(.system(size: 20))
    let context = RenderContext(width: 40, height: 40)
    var mirrored = context
    mirrored.layoutDirection = .rightToLeft
    #expect(try image.displayList(in: context).textForm != image.displayList(in: mirrored).textForm)
  }

  @Test func digitsStayReadable() throws {
    func strokes(_ direction: LayoutDirection) throws -> [Path] {
      let list = try Image(systemName: "list.number").font(.system(size: 80))
        .displayList(in: RenderContext(width: 110, height: 100, layoutDirection: direction))
      return list.items.compactMap { if case .stroke(let path, _, _) = $0.operation { path } else { nil } }
    }
    let (plain, mirrored) = (try strokes(.leftToRight), try strokes(.rightToLeft))
    #expect(plain.count == 2 && mirrored.count == 2)
    // The whole symbol is mirrored. The digits are mirrored twice, in their own bounds.
    #expect(abs(plain[0].boundingRect.minX - mirrored[0].boundingRect.minX) < 0.01)
    #expect(plain[1] != mirrored[1])
    let bounds = [plain[1].boundingRect, mirrored[1].boundingRect]
    #expect(abs(bounds[0].minX - bounds[1].minX) < 0.01 && abs(bounds[0].maxX - bounds[1].maxX) < 0.01)
  }

  @Test func aPersonInACircleHasTwoColors() throws {
    let image = Image(systemName: "person.crop.circle.fill").resizable().frame(width: 48, height: 48)
    let context = RenderContext(width: 48, height: 48)
    let palette = try image.foregroundStyle(Color(RGBA(0xFF0000)), Color(RGBA(0x0000FF))).pixels(in: context)
    #expect(palette[24, 19] == RGBA(0xFF0000))
    #expect(palette[24, 6] == RGBA(0x0000FF))
    let plain = try image.foregroundStyle(Color(RGBA(0x0000FF))).pixels(in: context)
    #expect(plain[24, 19] == .clear)
  }

  @Test(arguments: ["chevron.right", "arrow.left", "heart"])
  func symbolsWithLeftAndRightNamesAreNotMirrored(name: String) throws {
    let image = Image(systemName: name).font(.system(size: 20))
    let context = RenderContext(width: 40, height: 40)
    var mirrored = context
    mirrored.layoutDirection = .rightToLeft
    #expect(try image.displayList(in: context).textForm == image.displayList(in: mirrored).textForm)
  }
}
