extension Device {
  /// The orientation of a tablet, and the part of its screen that the app uses.
  public enum TabletOrientation: Hashable, Sendable {
    /// The parts of a screen in portrait orientation.
    public enum PortraitSplits: String, Hashable, CaseIterable, Sendable {
      case oneThird
      case twoThirds
      case full
    }

    /// The parts of a screen in landscape orientation.
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

  /// The part of the screen; `nil` for the full screen.
  var split: Device.Split? {
    switch self {
    case .portrait(let split): Device.Split(rawValue: split.rawValue)
    case .landscape(let split): Device.Split(rawValue: split.rawValue)
    }
  }
}

extension Device.Posture {
  /// The gap between the two apps of a split screen, in points.
  private static let divider: CGFloat = 10
  /// The minimum width of an app with the regular size class, in points. Two thirds of a 9.7-inch screen and half of a
  /// 12.9-inch screen are regular; half of an 11-inch screen is compact.
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
