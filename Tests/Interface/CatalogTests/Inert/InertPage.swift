import SnapshotUI

/// A modifier that changes no pixel of a screen at rest.
struct InertCase {
  /// Its name in the sources: `animation`.
  let subject: String
  let apply: (Text) -> AnyView

  init(_ subject: String, apply: @escaping (Text) -> some View) {
    self.subject = subject
    self.apply = { AnyView(apply($0)) }
  }
}

/// Modifiers of one kind.
struct InertPage {
  let name: String
  let cases: [InertCase]

  init(_ name: String, @InertCasesBuilder cases: () -> [InertCase]) {
    self.name = name
    self.cases = cases()
  }
}

/// Puts cases that are written one below the other in a row.
@resultBuilder
enum InertCasesBuilder {
  static func buildBlock(_ cases: InertCase...) -> [InertCase] { cases }
}

extension InertPage {
  static var all: [InertPage] { [data, presentation, input, localization, drawing, previews] }
}
