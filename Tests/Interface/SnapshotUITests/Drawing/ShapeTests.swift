import Testing
import SnapshotUI

@Suite struct ShapeTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  /// What a view draws in a picture of 100 × 50.
  func drawing(_ view: some View) throws -> [DisplayList.Operation] {
    try view.displayList(in: RenderContext(width: 100, height: 50)).items.map(\.operation)
  }

  @Test func shapesKeepToTheirFrame() {
    let shapes: [any Shape] = [
      Rectangle(), RoundedRectangle(cornerRadius: 12), Ellipse(), Capsule(), Circle(),
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 5),
    ]
    for shape in shapes {
      let bounds = shape.path(in: rect).boundingRect
      let expected = shape is Circle ? CGRect(x: 35, y: 20, width: 50, height: 50) : rect
      #expect(isClose(bounds, expected), "\(shape): \(bounds)")
    }
  }

  func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.maxX - b.maxX) < 0.01
      && abs(a.maxY - b.maxY) < 0.01
  }

  /// The types that the methods return can be created, named and inset, as by shapes that store one.
  @Test func transformedShapesHaveTypes() throws {
    let moved: OffsetShape<Circle> = Circle().offset(x: 3, y: 4)
    #expect(moved.path(in: rect) == OffsetShape(shape: Circle(), offset: CGSize(width: 3, height: 4)).path(in: rect))
    #expect(moved.path(in: rect) == Circle().offset(CGPoint(x: 3, y: 4)).path(in: rect))
    #expect(isClose(moved.path(in: rect).boundingRect, CGRect(x: 38, y: 24, width: 50, height: 50)))
    let scaled: ScaledShape<Rectangle> = Rectangle().scale(x: 0.5, y: 2, anchor: .topLeading)
    #expect(isClose(scaled.path(in: rect).boundingRect, CGRect(x: 10, y: 20, width: 50, height: 100)))
    let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(90), anchor: .center)
    #expect(isClose(turned.path(in: rect).boundingRect, CGRect(x: 35, y: -5, width: 50, height: 100)))
    let doubled: TransformedShape<Rectangle> = Rectangle().transform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(isClose(doubled.path(in: rect).boundingRect, CGRect(x: 10, y: 20, width: 200, height: 150)))
    // Insets come before the movement, so that a border is inside the moved edge.
    #expect(isClose(moved.inset(by: 5).path(in: rect).boundingRect, CGRect(x: 43, y: 29, width: 40, height: 40)))
    #expect(isClose(turned.inset(by: 5).path(in: rect).boundingRect, CGRect(x: 40, y: 0, width: 40, height: 90)))
    #expect(try drawing(Circle().offset(x: 5).strokeBorder(.red, lineWidth: 4)).count == 1)
  }

  @Test func aStrokedShapeIsAShapeWhereOneIsNeeded() throws {
    func outline(_ shape: some Shape) -> Path { shape.path(in: rect) }
    let circle = Circle().path(in: rect)
    let dashed = StrokeStyle(lineWidth: 4, dash: [6, 3])
    #expect(outline(Circle().stroke(style: dashed)) == circle.strokedPath(dashed))
    #expect(outline(Circle().stroke(lineWidth: 4)) == circle.strokedPath(StrokeStyle(lineWidth: 4)))
    let clipped = try drawing(Color.red.clipShape(Circle().trim(from: 0, to: 0.5).stroke(style: dashed)))
    #expect(try clipped != drawing(Color.red.clipShape(Circle().trim(from: 0, to: 0.5))))
    // As a view, the shape is stroked as before.
    let stroked = try drawing(Circle().stroke(lineWidth: 4))
    #expect(try stroked == drawing(Circle().stroke(.foreground, lineWidth: 4)))
  }

  @Test func aShapeIsFilledWithTheForegroundStyle() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(try drawing(Rectangle()) == [.fill(square, .nonZero, .color(.black))])
    #expect(try drawing(Rectangle().foregroundStyle(.red)) == [.fill(square, .nonZero, .color(RGBA(0xFF3B30)))])
    #expect(
      try drawing(Rectangle().fill(.white, style: FillStyle(eoFill: true)))
        == [.fill(square, .evenOdd, .color(.white))])
  }

  @Test func aStrokeFollowsTheOutlineAndABorderStaysInside() throws {
    let style = StrokeStyle(lineWidth: 4)
    #expect(
      try drawing(Rectangle().stroke(.black, lineWidth: 4))
        == [.stroke(Path(CGRect(x: 0, y: 0, width: 100, height: 50)), style, .color(.black))])
    #expect(
      try drawing(Rectangle().strokeBorder(.black, lineWidth: 4))
        == [.stroke(Path(CGRect(x: 2, y: 2, width: 96, height: 46)), style, .color(.black))])
  }

  @Test func anInsetRoundedRectangleKeepsItsCornersCentres() {
    let inner = RoundedRectangle(cornerRadius: 12, style: .circular).inset(by: 4).path(in: rect)
    #expect(
      inner
        == Path(
          roundedRect: CGRect(x: 14, y: 24, width: 92, height: 42), cornerSize: CGSize(width: 8, height: 8),
          style: .circular))
    #expect(RoundedRectangle(cornerRadius: 2).inset(by: 4).path(in: rect) == Path(rect.insetBy(dx: 4, dy: 4)))
  }

  @Test func shapesInsetTooFarAreEmpty() {
    #expect(Rectangle().inset(by: 26).path(in: rect).isEmpty)
    #expect(RoundedRectangle(cornerRadius: 3).inset(by: 26).path(in: rect).isEmpty)
    #expect(UnevenRoundedRectangle(topLeadingRadius: 3).inset(by: 26).path(in: rect).isEmpty)
    #expect(!Circle().inset(by: 24).inset(by: 1).path(in: rect).isEmpty)
  }

  @Test func cornersThatDoNotFitShrinkTogether() {
    let radii = UnevenRoundedRectangle(topLeadingRadius: 60, topTrailingRadius: 60).path(in: rect)
    // The left side has 50 points for a radius of 60, so all radii shrink to 5/6 of their own.
    #expect(radii.boundingRect.height == 50)
    #expect(radii.elements.first == .move(to: CGPoint(x: 60, y: 20)))
  }

  @Test func aCustomShapeGetsARectangleAtTheOrigin() throws {
    struct Diagonal: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
      }
    }
    let operations = try drawing(Diagonal().stroke(.black, lineWidth: 2).padding(10))
    let line = Path(elements: [.move(to: CGPoint(x: 10, y: 10)), .line(to: CGPoint(x: 90, y: 40))])
    #expect(operations == [.stroke(line, StrokeStyle(lineWidth: 2), .color(.black))])
  }

  @Test func transformsUseTheCenterAsAnchor() {
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect)
    #expect(isClose(turned.boundingRect, CGRect(x: 35, y: -5, width: 50, height: 100)))
    let scaled = Rectangle().scale(0.5).path(in: rect)
    #expect(isClose(scaled.boundingRect, CGRect(x: 35, y: 32.5, width: 50, height: 25)))
    #expect(Rectangle().size(width: 5, height: 6).path(in: rect) == Path(CGRect(x: 10, y: 20, width: 5, height: 6)))
    #expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).path(in: rect).boundingRect.minX == 11)
  }

  @Test func aTrimmedOutlineIsAPartOfIt() {
    let line = Path(elements: [.move(to: .zero), .line(to: CGPoint(x: 10, y: 0))])
    let part = line.trim(from: 0.25, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(isClose(part.boundingRect, CGRect(x: 2.5, y: 0, width: 2.5, height: 0)))
  }

  @Test func anErasedShapeIsTheShape() {
    let shapes = [AnyShape(Circle()), AnyShape(AnyShape(Capsule()))]
    #expect(shapes.map { $0.path(in: rect) } == [Circle().path(in: rect), Capsule().path(in: rect)])
    let written: some Shape = .rect(cornerRadius: 8)
    #expect(written.path(in: rect) == RoundedRectangle(cornerRadius: 8).path(in: rect))
  }

  @Test func coloursAndGradientsFillTheProposedSize() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(try drawing(Color.white) == [.fill(square, .nonZero, .color(.white))])
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    guard case .fill(square, .nonZero, .gradient) = try drawing(gradient).first else {
      Issue.record("a gradient fills its frame")
      return
    }
  }
}
