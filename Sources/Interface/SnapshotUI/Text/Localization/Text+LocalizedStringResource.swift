extension Text {
  /// Creates a localized text from a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(deferred: LocalizedResourceText(resource: resource))
  }
}

/// The text of a resource, in the environment's locale unless the resource has one of its own.
private struct LocalizedResourceText: DeferredText {
  let resource: LocalizedStringResource

  func segments(in resolution: TextResolution) -> [Text.Segment] {
    guard resource.locale != .current, resource.locale != .autoupdatingCurrent else {
      return resource.segments(in: resolution)
    }
    var environment = resolution.environment
    environment.locale = resource.locale
    let inner = TextResolution(in: environment)
    let segments = Text(segments: resource.segments(in: inner)).resolved(by: inner).segments
    resolution.adopt(inner)
    return segments
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a localized string, with the placeholder `%@`.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(Text(resource)) }
}
