/// The colors of texts and controls that iOS chooses, whose contrast is exempt by default.
struct SystemColors {
  private let scheme: ColorScheme

  init(scheme: ColorScheme) { self.scheme = scheme }

  /// The grays of iOS' labels, which are translucent and therefore differ from all opaque colors.
  private static let labels: [SystemColor] = [.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText]
  /// The colors of controls.
  private static let controls: [SystemColor] = [.systemBlue, .systemRed, .systemGreen, .systemGray]

  /// Returns whether iOS chooses the color of an element.
  mutating func covers(_ color: RGBA, on ground: RGBA, of node: LintNode, isInControl: Bool) -> Bool {
    let environment = node.place.environment
    func isAmong(_ colors: [SystemColor], _ color: RGBA) -> Bool {
      colors.contains { system in
        [false, true].contains { raised in
          let resolved = system.resolve(
            scheme: environment.colorScheme, contrast: environment.colorSchemeContrast, isElevated: raised)
          return resolved.isClose(to: color)
        }
      }
    }
    if isAmong(Self.labels, color) { return true }
    let accent = environment.systemAccent.rgba(in: environment)
    return isInControl
      && [color, ground].contains { $0.isClose(to: accent) || isAmong(Self.controls, $0) }
  }
}

extension RGBA {
  /// Returns whether each channel differs by at most 2.
  fileprivate func isClose(to other: RGBA) -> Bool {
    func close(_ one: UInt8, _ two: UInt8) -> Bool { abs(Int(one) - Int(two)) <= 2 }
    return close(red, other.red) && close(green, other.green) && close(blue, other.blue) && close(alpha, other.alpha)
  }
}
