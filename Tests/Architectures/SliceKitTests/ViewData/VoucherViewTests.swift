import Foundation
import SliceKit
import Snapshot
import XCTest

/// V11, V12, V13, V15, V17: the tests of a view. Four tests in light and dark mode have eight references.
final class VoucherViewTests: XCTestCase {
  /// V17: one option for all tests of the class. Each picture has a companion text.
  override func invokeTest() {
    withSnapshotTesting(companionText: .layout) { super.invokeTest() }
  }

  private func makeView(_ viewData: VoucherViewData) -> VoucherView {
    let view = VoucherView()
    view.configure(with: viewData)
    return view
  }

  func testVoucher() {
    let view = makeView(.coffee)
    assertSnapshot(matching: view, as: .image, named: "Light")
    assertSnapshot(matching: view, as: .image(precision: 0.5, traits: .darkMode), named: "Dark")
  }

  func testVoucherInASquare() {
    let view = makeView(.coffee)
    let size = CGSize(width: 350, height: 350)
    assertSnapshot(matching: view, as: .image(size: size), named: "Light")
    assertSnapshot(matching: view, as: .image(size: size, traits: .darkMode), named: "Dark")
  }

  func testExpiredVoucher() {
    let view = makeView(.expired)
    assertSnapshot(matching: view, as: .image, named: "Light")
    assertSnapshot(matching: view, as: .image(traits: .darkMode), named: "Dark")
  }

  func testExpiredVoucherInASquare() {
    let view = makeView(.expired)
    let size = CGSize(width: 350, height: 350)
    assertSnapshot(matching: view, as: .image(size: size), named: "Light")
    assertSnapshot(matching: view, as: .image(size: size, traits: .darkMode), named: "Dark")
  }

  /// V17: the texts alone, without pictures.
  func testCompanions() {
    assertSnapshot(matching: makeView(.coffee), as: .layout, named: "valid")
    assertSnapshot(matching: makeView(.expired), as: .layout, named: "expired")
  }

  /// V17: no picture of these tests lacks its text, and no text its picture.
  func testEveryPictureHasAText() throws {
    let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/VoucherViewTests").resolvingSymlinksInPath()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let pictures = files.filter { $0.hasSuffix(".png") }.map { $0.dropLast(4) }.sorted()
    let texts = files.filter { $0.hasSuffix(".layout.txt") && !$0.hasPrefix("testCompanions") }.map { $0.dropLast(11) }
      .sorted()
    XCTAssertEqual(pictures.count, 8)
    XCTAssertEqual(pictures, texts)
  }
}
