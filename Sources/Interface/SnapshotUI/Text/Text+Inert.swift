// Modifiers of texts that change no pixel: speech and traits of fonts that the embedded fonts don't have.
extension Text {
  /// Returns the text with a recorded modifier that changes no pixel.
  private func recording(_ name: String, _ detail: String? = nil) -> Text {
    var copy = self
    copy.inertModifiers.append(InertModifier(name: name, detail: detail))
    return copy
  }

  /// Makes VoiceOver spell out the text. Changes no pixel.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    recording("Text.speechSpellsOutCharacters", value ? nil : "false")
  }

  /// Makes VoiceOver read punctuation. Changes no pixel.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    recording("Text.speechAlwaysIncludesPunctuation", value ? nil : "false")
  }

  /// Changes the pitch of VoiceOver. Changes no pixel.
  public func speechAdjustedPitch(_ value: Double) -> Text { recording("Text.speechAdjustedPitch", formatted(value)) }

  /// Makes VoiceOver read the text after what it is reading. Changes no pixel.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    recording("Text.speechAnnouncementsQueued", value ? nil : "false")
  }
}

extension Text {
  /// The size of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// The smaller size of a unit or another addition to a value.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Sets the size of the text relative to its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? setting(\.scale, scale.factor) : self
  }

  /// The part of a truncated text that an ellipsis replaces.
  public typealias TruncationMode = Raster.TruncationMode

  /// Uses the monospaced font design for the text.
  public func monospaced(_ isActive: Bool = true) -> Text { setting(\.isMonospaced, isActive) }

  /// Sets the font design of the text.
  public func fontDesign(_ design: Font.Design?) -> Text { setting(\.design, design) }
}

nonisolated extension View {
  /// Sets the size of the texts in the view, relative to their fonts.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingEnvironment { if isEnabled { $0.textScale = scale.factor } }
  }
}
