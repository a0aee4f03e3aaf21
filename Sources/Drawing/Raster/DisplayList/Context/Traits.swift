/// Light or dark appearance.
public enum ColorScheme: String, Hashable, CaseIterable, Sendable {
  case light
  case dark
}

/// Standard or increased contrast.
public enum ColorSchemeContrast: String, Hashable, CaseIterable, Sendable {
  case standard
  case increased
}

/// Whether bold text is preferred.
public enum LegibilityWeight: String, Hashable, CaseIterable, Sendable {
  case regular
  case bold
}
