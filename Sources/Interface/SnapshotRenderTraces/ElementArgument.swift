/// An argument of a container, a text or a modifier that differs from its default: `spacing 12`.
///
/// Arguments explain why a picture changed. They are part of traces, and not of layout texts, so that layout texts stay
/// equal between versions.
package struct ElementArgument: Hashable, Sendable {
  /// The label in the call: `spacing`, `alignment`, `lineLimit`.
  package var name: String
  /// The value as text: `12`, `leading`.
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The name of the argument that states the modifier that a person typed, if the element has another name: the insets of a
  /// list row are a `padding`.
  package static let modifier = "modifier"
  /// The name of the argument of an element that only follows from others, such as the clip of a list's card.
  package static let derived = "derived"
}

extension LayoutTree {
  /// The revision of the arguments that layouts state. Later arguments are not compared with a trace that lacks them.
  package static let argumentRevision = 2

  /// The arguments that revision 2 added.
  private static let added: Set = [
    ElementArgument.modifier, ElementArgument.derived, "style", "role", "disabled", "controlSize", "redacted", "width",
    "titleDisplayMode",
  ]

  /// The layout with only the arguments of a revision.
  package func stating(revision: Int) -> LayoutTree {
    guard revision < Self.argumentRevision else { return self }
    var tree = self
    tree.removeAddedArguments()
    return tree
  }

  /// In place, because a trace from elsewhere can be deep.
  private mutating func removeAddedArguments() {
    arguments.removeAll { Self.added.contains($0.name) }
    for index in children.indices { children[index].removeAddedArguments() }
  }

  /// The value of an argument; `nil` if the layout does not state it.
  package func argument(_ name: String) -> String? {
    // NB: these arguments are stated last, and a trace from elsewhere can have many.
    arguments.suffix(8).first { $0.name == name }?.value
  }
}
