extension Device {
  /// How a tablet is held and which part of its screen an app has.
  public enum TabletOrientation: Hashable, Sendable {
    public enum PortraitSplits: String, Hashable, CaseIterable, Sendable {
      case oneThird
      case twoThirds
      case full
    }

    public enum LandscapeSplits: String, Hashable, CaseIterable, Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    case portrait(splitView: PortraitSplits)
    case landscape(splitView: LandscapeSplits)
  }

  /// A part of a split screen.
  enum Split: String, Hashable, Sendable {
    case oneThird
    case oneHalf
    case twoThirds
  }
}

extension Device.TabletOrientation {
  var orientation: Device.Orientation {
    switch self {
    case .portrait: .portrait
    case .landscape: .landscape
    }
  }

  /// `nil` for the whole screen.
  var split: Device.Split? {
    switch self {
    case .portrait(let split): Device.Split(rawValue: split.rawValue)
    case .landscape(let split): Device.Split(rawValue: split.rawValue)
    }
  }
}

extension Device.Posture {
  /// The gap between the two apps of a split screen.
  private static let divider: CGFloat = 10
  /// The narrowest app that counts as regular: two thirds of a 9.7 inch screen and half of a 12.9 inch one do, half of
  /// an 11 inch one does not.
  private static let narrowestRegularWidth: CGFloat = 668

  func reduced(to split: Device.Split) -> Device.Posture {
    guard let narrow = narrowSplit else { return self }
    var part = self
    switch split {
    case .oneThird: part.size.width = narrow
    case .oneHalf: part.size.width = (size.width - Self.divider) / 2
    case .twoThirds: part.size.width = size.width - Self.divider - narrow
    }
    part.horizontalSizeClass = part.size.width >= Self.narrowestRegularWidth ? .regular : .compact
    return part
  }
}
