import Foundation
import Slices
import Snapshot
import XCTest

/// V11, V12, V13, V15: the tests of a view. Four tests in light and dark mode have eight references.
final class VoucherViewTests: XCTestCase {
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

  /// V17: each picture has a companion text, so that changes are readable.
  func testCompanions() {
    assertSnapshot(matching: makeView(.coffee), as: .layout, named: "valid")
    assertSnapshot(matching: makeView(.expired), as: .layout, named: "expired")
  }
}
