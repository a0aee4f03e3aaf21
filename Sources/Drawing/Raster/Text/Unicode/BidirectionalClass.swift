/// The Bidi_Class property, under the abbreviations of Unicode Standard Annex #9 so that its rules read as they stand
/// there. The order is that of the generated table.
enum BidirectionalClass: UInt8, CaseIterable {
  case L, R, AL
  case EN, ES, ET, AN, CS
  case NSM, BN
  case B, S, WS, ON
  case LRE, LRO, RLE, RLO, PDF
  case LRI, RLI, FSI, PDI

  /// The classes of many scalars.
  static func classes(of scalars: [Unicode.Scalar]) -> [BidirectionalClass] {
    let all = allCases
    return ScalarTable.bidirectionalClasses.values(of: scalars).map { all[Int($0)] }
  }

  /// Whether the class starts an isolate.
  var isIsolateInitiator: Bool { self == .LRI || self == .RLI || self == .FSI }

  /// Whether rule X9 removes the class.
  var isRemoved: Bool {
    switch self {
    case .BN, .LRE, .LRO, .RLE, .RLO, .PDF: true
    default: false
    }
  }
}
