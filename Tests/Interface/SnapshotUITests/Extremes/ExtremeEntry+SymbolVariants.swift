import Foundation
import SnapshotUI

extension ExtremeEntry {
  /// Variants and colors of symbols.
  @EntriesBuilder static var symbolVariants: [ExtremeEntry] {
    ExtremeEntry("View.foregroundStyle(_:_:)") { a in
      Image(systemName: "folder.badge.plus").foregroundStyle(a.color(), a.color())
    }
    ExtremeEntry("View.foregroundStyle(_:_:_:)") { a in
      Image(systemName: "folder.badge.plus").foregroundStyle(a.color(), a.color(), a.color())
    }
    ExtremeEntry("Image.init(systemName:variableValue:)") { a in
      Image(systemName: a.words(), variableValue: a.number())
    }
    ExtremeEntry("Image.init(systemName:variableValue:)") { a in
      Image(systemName: "wifi", variableValue: a.number()).font(a.font())
    }
  }
}

extension ExtremeCoverageTests {
  /// Declarations of variants and colors of symbols without an entry, and why.
  static let symbolVariantsExemptions: [String: String] = [
    "View.symbolVariant(_:)": "takes variants that have no extreme values",
    "View.symbolRenderingMode(_:)": "takes one of four modes",
    "Image.symbolRenderingMode(_:)": "takes one of four modes",
    "SymbolVariants.contains(_:)": "takes variants that have no extreme values",
  ]
}
