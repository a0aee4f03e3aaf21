nonisolated extension View {
  /// Sets the context of a preview of a provider. The context of a widget sets the size of the widget.
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
    let layout = (value as? WidgetPreviewContext)?.family.previewLayout
    return changingPreview { $0.layout = layout ?? $0.layout }.inert("previewContext", typeName(Context.self))
  }

  /// Changes the settings that the view has as a preview of a provider.
  /// Changes the settings of the view as a preview of a provider.
  func changingPreview(_ change: @escaping (inout ProvidedPreviewTraits) -> Void) -> some View {
    changingTraits { change(&$0[ProvidedPreviewTraits.self]) }
  }
}

/// What the modifiers of a provider's preview say.
struct ProvidedPreviewTraits: ElementTraitKey {
  static var defaultValue: ProvidedPreviewTraits { ProvidedPreviewTraits() }

  var name: String?
  var layout: PreviewLayout?
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?

  var traits: [PreviewTrait<Preview.ViewTraits>] {
    var traits: [PreviewTrait<Preview.ViewTraits>] = []
    if let device { traits.append(PreviewTrait(kind: .device(device))) }
    if let orientation { traits.append(PreviewTrait(kind: .orientation(orientation))) }
    switch layout {
    case .sizeThatFits: traits.append(.sizeThatFitsLayout)
    case .fixed(let width, let height): traits.append(.fixedLayout(width: width, height: height))
    case .device, nil: break
    }
    return traits
  }
}
