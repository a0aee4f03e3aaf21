import Raster
import SnapshotUI
import Testing

@Suite struct PathRectangleTests {
  @Test func aRectangleWithFourRadiiIsTheShape() {
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 4, bottomTrailing: 9, topTrailing: 0)
    let rect = CGRect(x: 3, y: 5, width: 40, height: 30)
    let shape = UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
    #expect(Path(roundedRect: rect, cornerRadii: radii) == shape)
    var path = Path()
    path.addRoundedRect(in: rect, cornerRadii: radii, transform: CGAffineTransform(translationX: 10, y: 20))
    #expect(path == shape.applying(CGAffineTransform(translationX: 10, y: 20)))
  }
}
