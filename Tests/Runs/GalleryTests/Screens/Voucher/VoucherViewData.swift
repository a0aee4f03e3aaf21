import SnapshotUI

/// What the voucher screen shows.
struct VoucherViewData {
  var shop: String
  var kind: String
  var amount: String
  var title: String
  var validUntil: String
  var remaining: String
  /// The text that the barcode carries.
  var code: String
  /// The code as a person reads it.
  var spelledCode: String
  var place: String
  var hours: String
  var terms: [String]
}

extension VoucherViewData {
  static let sample = VoucherViewData(
    shop: "Fjordlys Kaffe", kind: "Gift voucher", amount: "€ 25", title: "Coffee for two",
    validUntil: "31 Dec 2026", remaining: "1 visit", code: "FK8841220716",
    spelledCode: "FK 8841 2207 16",
    place: "Torggata 12, Bergen", hours: "Open until 18:00",
    terms: [
      "Valid at all six cafés.",
      "The rest stays valid.",
      "No exchange for cash.",
    ])
}
