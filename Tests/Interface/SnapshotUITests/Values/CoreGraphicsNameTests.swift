import Foundation
import SnapshotUI
import Testing

/// What views use of Core Graphics.
@MainActor @Suite struct CoreGraphicsNameTests {
  @Test func sizesAndRectanglesAreTransformed() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 1, d: 3, tx: 5, ty: 7)
    #expect(CGSize(width: 10, height: 20).applying(transform) == CGSize(width: 40, height: 60))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4).applying(transform)
    #expect(rect == CGRect(x: 9, y: 13, width: 10, height: 12))
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1).applying(
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -1, y: 0, width: 1, height: 2))
  }

  @Test func capsAndJoinsHaveTheirNames() {
    let style = StrokeStyle(lineWidth: 2, lineCap: CGLineCap.round, lineJoin: CGLineJoin.bevel)
    #expect(style == StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel))
  }

  @Test func aSizeScalesBothAxes() throws {
    let context = RenderContext(width: 100, height: 100)
    let box = Color.red.frame(width: 10, height: 10)
    let list = try box.scaleEffect(CGSize(width: 2, height: 3), anchor: .topLeading).displayList(in: context)
    #expect(try list == box.scaleEffect(x: 2, y: 3, anchor: .topLeading).displayList(in: context))
    #expect(try list != box.displayList(in: context))
  }

  #if !canImport(Darwin)
    @Test func defaultsAreReadAndWrittenAsByKeyValueCoding() throws {
      let name = "CoreGraphicsNameTests.\(UUID().uuidString)"
      let defaults = try #require(UserDefaults(suiteName: name))
      defer { defaults.removePersistentDomain(forName: name) }
      defaults.setValue("Ada", forKey: "name")
      #expect(defaults.value(forKey: "name") as? String == "Ada" && defaults.string(forKey: "name") == "Ada")
      defaults.setValue(nil, forKey: "name")
      #expect(defaults.value(forKey: "name") == nil)
    }
  #endif
}
