/// A format of dates that has the calendar and the time zone of the process, unless others are set.
protocol EnvironmentDateFormat {
  /// Returns the format with the calendar and the time zone of an environment in the place of the process's.
  func resolved(in environment: EnvironmentValues) -> Self
}

extension Date.FormatStyle: EnvironmentDateFormat {
  func resolved(in environment: EnvironmentValues) -> Self {
    var style = self
    if timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
    if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
    return style
  }
}

extension Date.IntervalFormatStyle: EnvironmentDateFormat {
  func resolved(in environment: EnvironmentValues) -> Self {
    var style = self
    if timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
    if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
    return style
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Date.FormatStyle.Attributed: EnvironmentDateFormat {
  func resolved(in environment: EnvironmentValues) -> Self {
    var style = self
    if style[dynamicMember: \.timeZone] == .autoupdatingCurrent {
      style[dynamicMember: \.timeZone] = environment.timeZone
    }
    if style[dynamicMember: \.calendar] == .autoupdatingCurrent {
      style[dynamicMember: \.calendar] = environment.calendar
    }
    return style
  }
}

extension Date.AttributedStyle: EnvironmentDateFormat {
  /// The format has no properties, but encodes the one that it is made of. Verbatim formats, which name their calendar and
  /// time zone, are kept.
  func resolved(in environment: EnvironmentValues) -> Self {
    guard let data = try? JSONEncoder().encode(self),
      var contents = try? JSONDecoder().decode(EncodedAttributedStyle.self, from: data)
    else { return self }
    contents.style = contents.style.resolved(in: environment)
    return (try? JSONDecoder().decode(Self.self, from: JSONEncoder().encode(contents))) ?? self
  }
}

/// The encoded form of a `Date.AttributedStyle` of a `Date.FormatStyle`.
private struct EncodedAttributedStyle: Codable {
  struct Inner: Codable {
    struct Value: Codable {
      enum CodingKeys: String, CodingKey { case style = "_0" }
      var style: Date.FormatStyle
    }
    var formatStyle: Value
  }
  var innerStyle: Inner

  var style: Date.FormatStyle {
    get { innerStyle.formatStyle.style }
    set { innerStyle.formatStyle.style = newValue }
  }
}
