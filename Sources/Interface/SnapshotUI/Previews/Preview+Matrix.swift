nonisolated extension Preview {
  /// Returns the configurations in which the preview is verified: those of its trait `snapshot(across:)` or else the given
  /// ones, with the layout of its traits and the fonts of its setup. The names of the configurations do not change.
  @MainActor package func configurations(of matrix: Matrix) -> Matrix {
    var base = matrix
    for trait in traits { if case .matrix(let own) = trait.kind { base = own } }
    let hasDevice = base.axes.contains { $0.name == "device" || $0.name == "size" }
    let (preview, fonts) = (self, setupFonts)
    return base.adjusting { $0 = preview.context($0, hasDevice: hasDevice, fonts: fonts) }
  }

  /// Returns a context with the layout of the preview's traits and the fonts of its setup.
  ///
  /// - Parameter hasDevice: Whether the context is that of a device or of a size, which a preview's device does not change.
  @MainActor package func context(_ context: RenderContext, hasDevice: Bool) -> RenderContext {
    self.context(context, hasDevice: hasDevice, fonts: setupFonts)
  }

  /// The fonts of the setup. Making the view reports the error of a setup.
  @MainActor private var setupFonts: FontBook? { try? PreviewSetups.fonts(of: module) }

  private func context(_ context: RenderContext, hasDevice: Bool, fonts: FontBook?) -> RenderContext {
    var context = context
    if let fonts, context.fonts == .embedded { context.fonts = fonts }
    for trait in traits { trait.kind.apply(to: &context, hasDevice: hasDevice) }
    return context
  }
}

extension PreviewTrait.Kind {
  /// Changes the size of a context.
  ///
  /// - Parameter hasDevice: Whether the configuration sets a device or a size, which a preview's device does not change.
  fileprivate func apply(to context: inout RenderContext, hasDevice: Bool) {
    switch self {
    case .sizeThatFits:
      context.width = nil
      context.height = nil
      context.safeAreaInsets = EdgeInsets()
    case .fixed(let width, let height):
      context.width = width
      context.height = height
      context.safeAreaInsets = EdgeInsets()
    case .orientation(let orientation): context.turn(toLandscape: orientation.isLandscape)
    case .device(let device):
      if !hasDevice, let device = device.device { context.use(device) }
    case .defaultLayout, .modifier, .excluded, .tolerance, .ignoring, .matrix: break
    }
  }
}

extension RenderContext {
  /// Turns the screen, with the safe area and the size classes of its device if it is one.
  fileprivate mutating func turn(toLandscape isLandscape: Bool) {
    guard let width, let height, (width > height) != isLandscape, width != height else { return }
    let device = Device.all.first { device in
      let upright = device(isLandscape ? .portrait : .landscape)
      return upright.size == CGSize(width: width, height: height) && upright.displayScale == displayScale
        && upright.safeAreaInsets == safeAreaInsets
    }
    guard let turned = device.map({ $0(isLandscape ? .landscape : .portrait) }) else {
      (self.width, self.height) = (height, width)
      return
    }
    self.width = turned.size.width
    self.height = turned.size.height
    safeAreaInsets = turned.safeAreaInsets
    horizontalSizeClass = turned.horizontalSizeClass
    verticalSizeClass = turned.verticalSizeClass
  }
}

nonisolated extension PreviewDevice {
  /// The device with this name: `iPhone SE (3rd generation)` is `iPhoneSE3`. `nil` if there is none.
  var device: Device? {
    let name = Self.key(rawValue)
    return Device.all.first { Self.key($0.model) == name }
  }

  private static func key(_ name: String) -> String {
    var key = ""
    var digitsOfGeneration = ""
    for word in name.lowercased().split(whereSeparator: { " ()-_.".contains($0) }) {
      // "3rd generation" is "3".
      if ["rd", "nd", "st", "th"].contains(where: word.hasSuffix), let first = word.first, first.isNumber {
        digitsOfGeneration = String(word.prefix { $0.isNumber })
      } else if word != "generation", word != "inch" {
        key += word
      }
    }
    return key + digitsOfGeneration
  }
}
