import SnapshotBarcodeFixture
import SliceKit
import SnapshotUI

/// The view data of a voucher.
struct VoucherViewData: SliceViewModel {
  var shop: String
  var value: String
  var code: String
  var expiry: String
  var isExpired = false

  static let coffee = VoucherViewData(
    shop: "Third Wave Coffee", value: "€ 15.00", code: "TW-1500-7731", expiry: "Valid until 31 Dec 2026")

  static let expired = VoucherViewData(
    shop: "Third Wave Coffee", value: "€ 15.00", code: "TW-1500-7731", expiry: "Expired on 31 Dec 2024",
    isExpired: true)
}

/// The view of a voucher.
final class VoucherView: Slice {
  private let shop = TextLabel()
  private let value = TextLabel()
  private let code = TextLabel()
  private let expiry = TextLabel()
  private var barcode: Code128?
  private var opacity = 1.0

  init() {
    shop.font = .headline
    value.font = .largeTitle.weight(.bold)
    code.font = .footnote.monospacedDigit()
    expiry.font = .subheadline
  }

  var content: some View {
    VStack(spacing: 8) {
      shop
      value.opacity(opacity)
      if let barcode {
        BarcodeShape(barcode: barcode).fill(Color.black)
          .frame(width: 280, height: 72)
          .padding(.vertical, 8)
          .background(Color.white)
          .opacity(opacity)
      }
      code
      expiry
    }
    .frame(minWidth: 300, maxWidth: .infinity, maxHeight: .infinity)
    .padding()
    .background(Color(.systemBackground))
  }

  func configure(with viewData: VoucherViewData) {
    shop.text = viewData.shop
    value.text = viewData.value
    code.text = viewData.code
    expiry.text = viewData.expiry
    expiry.textColor = viewData.isExpired ? .red : .secondary
    barcode = Code128(viewData.code)
    opacity = viewData.isExpired ? 0.3 : 1
  }
}
