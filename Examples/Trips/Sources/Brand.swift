import SwiftUI

/// The colors of the app.
public struct Brand: Sendable {
  var beach: [Color]
  var city: [Color]
  var mountains: [Color]

  func colors(of kind: Trip.Kind) -> [Color] {
    switch kind {
    case .beach: beach
    case .city: city
    case .mountains: mountains
    }
  }

  /// Without colors, until the app or the setup of previews sets some.
  static let plain = Brand(beach: [.gray], city: [.gray], mountains: [.gray])
  public static let summer = Brand(beach: [.orange, .pink], city: [.purple, .indigo], mountains: [.teal, .blue])
}

extension EnvironmentValues {
  @Entry public var brand = Brand.plain
}
