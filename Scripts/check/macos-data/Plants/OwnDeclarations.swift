// Expect: ambiguous type name 'LocalizationValue' in 'String'
import CoreGraphics
import Foundation

public struct LocalizedStringResource {
  public init() {}
}
public struct Point {
  public init() {}
}

extension String {
  public struct LocalizationValue {
    public init() {}
  }
}
extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint { self }
}

func plantedValue() -> String.LocalizationValue { fatalError() }
