import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// Data, unchanged. The reference has no path extension.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Diffing where Value == Data {
  /// Data, compared for equality.
  public static var data: Diffing {
    Diffing(
      CheckedDiffing(
        encode: { $0 }, decode: { $0 }, matches: { $0 == $1 },
        difference: { old, new in
          guard old != new else { return nil }
          let message = old.count == new.count ? "Expected data to match" : "Expected \(new) to match \(old)"
          return Difference(message: message)
        }),
      fallback: { Data() })
  }
}
