import Foundation
import Snapshot
import Testing
import SnapshotUI

/// The spellings of the contract's image strategies, on views of this library, through the public interface alone: what is
/// not there does not compile, and each makes a picture of the size that it says.
@Suite struct ImageSpellingTests {
  private struct Card: View {
    var body: some View { Color.red.frame(width: 20, height: 10) }
  }

  private func size<Value>(_ strategy: Snapshotting<Value, PixelBuffer>, of value: Value) -> [Int] {
    var size: [Int] = []
    strategy.snapshot(value).run { size = [$0.width, $0.height] }
    return size
  }

  private func text<Value>(_ strategy: Snapshotting<Value, String>, of value: Value) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  @Test func viewImagesHaveTheIdealSize() {
    #expect(size(.image, of: Card()) == [20, 10])
    #expect(size(.image(precision: 0.9), of: Card()) == [20, 10])
    #expect(size(.image(precision: 0.9, perceptualPrecision: 0.98), of: Card()) == [20, 10])
    #expect(size(.image(layout: .sizeThatFits), of: Card()) == [20, 10])
    #expect(size(.image(precision: 1, traits: .init(userInterfaceStyle: .dark)), of: Card()) == [20, 10])
    #expect(size(.image(traits: .init(displayScale: 3)), of: Card()) == [60, 30])
  }

  @Test func viewImagesHaveAGivenSize() {
    let given = CGSize(width: 40, height: 30)
    #expect(size(.image(size: given), of: Card()) == [40, 30])
    #expect(
      size(.image(drawHierarchyInKeyWindow: true, precision: 1, size: given, traits: .darkMode), of: Card()) == [
        40, 30,
      ])
    #expect(size(.image(layout: .fixed(width: 40, height: 30)), of: Card()) == [40, 30])
    #expect(size(.image(on: .iPhoneSe, size: given), of: Card()) == [80, 60])
  }

  @Test func viewImagesHaveTheSizeOfADevice() {
    let one = SnapshotTraits(displayScale: 1)
    #expect(size(.image(on: .iPhoneSe), of: Card()) == [640, 1136])
    #expect(size(.image(on: .iPhoneX(.landscape), precision: 0.9, traits: one), of: Card()) == [812, 375])
    #expect(size(.image(on: .iPadMini(.portrait)), of: Card()) == [1536, 2048])
    #expect(
      size(.image(on: .iPadPro11(.landscape(splitView: .oneThird)), perceptualPrecision: 1, traits: one), of: Card())
        == [375, 834])
    #expect(size(.image(layout: .device(config: .iPhone13)), of: Card()) == [1170, 2532])
    let layout: SwiftUISnapshotLayout = .device(config: ViewImageConfig.tv)
    #expect(size(.image(layout: layout), of: Card()) == [1920, 1080])
  }

  @Test func pixelBuffersKeepTheirSize() {
    let picture = PixelBuffer(width: 3, height: 2)
    #expect(size(.image, of: picture) == [3, 2])
    #expect(size(.image(precision: 0.9, perceptualPrecision: 0.98), of: picture) == [3, 2])
    #expect(SimplySnapshotting<PixelBuffer>.image.pathExtension == "png")
    #expect(Snapshotting<Card, PixelBuffer>.image(on: .iPhoneSe).pathExtension == "png")
  }

  @Test func viewsHaveTextStrategies() {
    #expect(text(.hierarchy, of: Card()).contains("Color"))
    #expect(text(.recursiveDescription, of: Card()).contains("(0 0; 20 10)"))
    #expect(
      text(.recursiveDescription(size: CGSize(width: 40, height: 30), traits: .darkMode), of: Card())
        .contains("(10 10; 20 10)"))
    #expect(text(.recursiveDescription(on: .iPhoneSe), of: Card()).contains("(150 289; 20 10)"))
    #expect(
      text(.elementsDescription, of: Path(CGRect(x: 0, y: 0, width: 1, height: 1))).hasPrefix("MoveTo (0.0, 0.0)"))
    #expect(Snapshotting<Path, String>.elementsDescription(numberFormatter: NumberFormatter()).pathExtension == "txt")
  }
}
