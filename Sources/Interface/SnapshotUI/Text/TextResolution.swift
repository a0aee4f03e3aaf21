/// The content of a part of a text that depends on the environment, such as a localized string.
protocol DeferredText: Equatable, Sendable {
  /// Returns the parts in an environment. Parts of them can be deferred again.
  func segments(in resolution: TextResolution) -> [Text.Segment]
}

extension DeferredText {
  func isEqual(to other: any DeferredText) -> Bool { (other as? Self) == self }
}

/// The environment in which a text is resolved, and the problems that it has there.
final class TextResolution {
  let environment: EnvironmentValues
  private(set) var problems: [TextProblem] = []
  /// The error of the first file that can't be read.
  private(set) var failure: ViewError?

  init(in environment: EnvironmentValues) { self.environment = environment }

  /// Adopts the problems of the resolution of a part of the text.
  func adopt(_ other: TextResolution) {
    other.problems.forEach(report)
    failure = failure ?? other.failure
  }

  /// Reports the problems of a string to the body that asked for it.
  func reportToRunningBody() {
    if let failure { RenderLimits.note(failure) }
    guard let frame = EvaluationFrame.current, let journal = frame.journal else { return }
    for problem in problems {
      journal.diagnostics.append(
        ViewDiagnostic(problem.rule, path: frame.identity?.typePath ?? "View", message: problem.message))
    }
  }

  /// Records that a file can't be read.
  func fail(_ error: ViewError) { failure = failure ?? error }

  /// - Throws: The error of the first file that couldn't be read.
  func check() throws(ViewError) {
    if let failure { throw failure }
  }

  /// Records a problem once.
  func report(_ problem: TextProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

/// A problem of a text in an environment.
struct TextProblem: Hashable, Sendable {
  var rule: ViewDiagnostic.Rule
  var message: String
}

extension Text {
  /// Returns the text with all parts in the environment of a resolution.
  func resolved(by resolution: TextResolution) -> Text {
    guard segments.contains(where: { $0.deferred != nil }) else { return self }
    return Text(
      segments: segments.flatMap { segment -> [Segment] in
        guard let deferred = segment.deferred else { return [segment] }
        let parts = Text(segments: deferred.segments(in: resolution)).resolved(by: resolution).segments
        return Text.joiningEqualStyles(
          parts.map { part in
            var part = part
            part.style.inherit(from: segment.style)
            return part
          })
      })
  }

  /// Joins neighbors of equal style, so that a value in a localized string is shaped with the characters around it.
  private static func joiningEqualStyles(_ parts: [Segment]) -> [Segment] {
    parts.reduce(into: []) { joined, part in
      if let last = joined.last, last.isPlain, part.isPlain, last.style == part.style {
        joined[joined.count - 1].text += part.text
      } else {
        joined.append(part)
      }
    }
  }

  /// Returns the characters in an environment, without styles.
  func string(in environment: EnvironmentValues) -> String {
    resolved(by: TextResolution(in: environment)).spokenCharacters
  }

  /// The characters of a text that is resolved, without images.
  var spokenCharacters: String {
    segments.contains { $0.image != nil } ? segments.filter { $0.image == nil }.map(\.text).joined() : characters
  }

  /// The characters of a text that is resolved, without styles.
  var characters: String { segments.count == 1 ? segments[0].text : segments.map(\.text).joined() }
}

extension Text.Segment {
  /// Whether the part consists of characters alone.
  fileprivate var isPlain: Bool { deferred == nil && image == nil }
}

extension ElementContext {
  /// Returns the characters of a text in this context, and reports the text's problems.
  ///
  /// - Throws: ``ViewError/Reason/unreadableResource(file:problem:)``.
  func string(of text: Text) throws -> String {
    let resolution = TextResolution(in: environment)
    let string = text.resolved(by: resolution).spokenCharacters
    try resolution.check()
    for problem in resolution.problems {
      journal.diagnostics.append(
        ViewDiagnostic(problem.rule, path: identity?.typePath ?? "View", message: problem.message))
    }
    return string
  }
}

/// A modifier whose argument is a text, in the environment of the view that it modifies.
struct TextModifier<Modifier: ElementModifier>: ElementModifier {
  let text: Text
  let make: (String) -> Modifier

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try make(try context.string(of: text)).elements(of: content, in: context)
  }
}

nonisolated extension View {
  /// Changes the elements of the view with the characters of a text.
  func changingElement(with text: Text, _ change: @escaping (inout ViewElement, String) -> Void) -> some View {
    modified(TextModifier(text: text) { string in ElementChange { change(&$0, string) } })
  }

  /// Changes the traits of the view's elements with the characters of a text.
  func changingTraits(with text: Text, _ change: @escaping (inout ElementTraits, String) -> Void) -> some View {
    modified(TextModifier(text: text) { string in TraitModifier { change(&$0, string) } })
  }

  /// Transforms a preference of the view with the characters of a text.
  func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, with text: Text, _ change: @escaping (inout Key.Value, String) -> Void
  ) -> some View {
    modified(
      TextModifier(text: text) { string in
        PreferenceModifier { _, preferences in
          var value = preferences[key]
          change(&value, string)
          preferences.set(key, to: value)
        }
      })
  }
}
