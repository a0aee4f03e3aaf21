import Foundation
import SnapshotSourceEdits

/// Checks proposed edits of a test source. An edit may change one reference of one inline assertion, and nothing else.
struct InlineEdit {
  /// A reference in a source: the index of its call, and its index in the call.
  struct Site: Hashable {
    var call: Int
    var reference: Int
  }

  /// Why an edit is not made.
  enum Refusal: Error, Hashable {
    case notInATestTarget
    case notUnderstood
    case notAReference
    case anotherPlace
    case anotherText

    /// The reason as a clause of a sentence.
    var reason: String {
      switch self {
      case .notInATestTarget: "it is not in the folder of a test target"
      case .notUnderstood: "its present text cannot be read unambiguously"
      case .notAReference:
        "the edit is not of the closure of an inline assertion, or of a helper over one that the test target declares"
      case .anotherPlace: "the assertion is not in the line that the run names"
      case .anotherText: "the present text is not the one that the run compared with"
      }
    }
  }

  /// The source that the run's edits refer to.
  private let original: InlineSource
  /// The source as it is.
  private let current: InlineSource
  private let assertions: InlineAssertions

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - original: The source that the run's edits refer to. It may differ from the present one in references only.
  ///   - current: The source as it is.
  ///   - isOwn: Whether the package made the run, so that helpers of all its sources count, not only those of the target.
  init(
    of path: String, original: [UInt8], current: [UInt8], packageRoot: String, isOwn: Bool
  ) throws(Refusal) {
    guard let folder = TestTargets(packageRoot: packageRoot).folder(containing: path) else { throw .notInATestTarget }
    assertions = InlineAssertions.known.declared(in: isOwn ? packageRoot : folder)
    guard let present = InlineSource(current, calling: assertions) else { throw .notUnderstood }
    self.current = present
    guard original != current else {
      self.original = present
      return
    }
    guard let original = InlineSource(original, calling: assertions) else { throw .notUnderstood }
    guard original.differsOnlyInReferences(from: present) else { throw .notAReference }
    self.original = original
  }

  /// Returns the reference that an edit changes.
  ///
  /// - Parameters:
  ///   - edit: An edit of the original.
  ///   - line: The line of the assertion or of its closure.
  ///   - expected: The text that the run compared with; `nil` if there was none.
  ///   - text: The new text; `nil` to remove the reference.
  func site(
    of edit: SourceEdit, line: Int, expected: String?, text: String?
  ) throws(Refusal) -> Site {
    let bytes = original.tokens.bytes
    guard edit.offset >= 0, edit.length >= 0, edit.offset <= bytes.count, edit.length <= bytes.count - edit.offset
    else { throw .notAReference }
    let end = edit.offset + edit.length
    // The innermost call comes last.
    let around = original.calls.indices.reversed().filter {
      original.calls[$0].nameEnd <= edit.offset && end <= original.calls[$0].range.upperBound
    }
    for index in around {
      let call = original.calls[index]
      guard let reference = changedReference(of: call, by: edit) else { continue }
      let found = call.references[reference.index]
      // A run keeps no value as an empty text.
      guard found == nil || found?.text != nil, equal(found?.text, expected), equal(reference.text ?? "", text ?? "")
      else { throw .anotherText }
      let places = [call.range.lowerBound, call.nameEnd, found?.range.lowerBound ?? call.range.upperBound]
      guard places.contains(where: { original.line(of: $0) == line }) else { throw .anotherPlace }
      let present = current.calls[index].references[reference.index]
      guard equal(present?.text, expected) || equal(present?.text, reference.text) else { throw .anotherText }
      return Site(call: index, reference: reference.index)
    }
    throw .notAReference
  }

  /// Returns the one reference of a call that an edit changes, and its new text; `nil` if the edit changes anything else.
  private func changedReference(of call: InlineCall, by edit: SourceEdit) -> (index: Int, text: String?)? {
    let before = Array(original.tokens.bytes[call.range])
    var moved = edit
    moved.offset -= call.range.lowerBound
    guard let after = SourceEdit.apply([moved], to: before), let old = InlineSource(before, calling: assertions),
      let new = InlineSource(after, calling: assertions), new.differsOnlyInReferences(from: old),
      let first = new.calls.first, first.range == 0..<after.count, old.texts.dropFirst() == new.texts.dropFirst()
    else { return nil }
    let changed = first.references.indices.filter { index in
      !equal(old.calls[0].references[index]?.text, first.references[index]?.text)
        || (old.calls[0].references[index] == nil) != (first.references[index] == nil)
    }
    guard changed.count == 1 else { return nil }
    return (changed[0], first.references[changed[0]]?.text)
  }

  private func equal(_ first: String?, _ second: String?) -> Bool {
    switch (first, second) {
    case (let first?, let second?): first.utf8.elementsEqual(second.utf8)
    case (nil, nil): true
    default: false
    }
  }

  /// Whether a source, such as one that an undo restores, differs from the present one in inline references only.
  static func changesOnlyReferences(
    of path: String, from current: Data, to new: Data, packageRoot: String
  ) -> Bool {
    guard let folder = TestTargets(packageRoot: packageRoot).folder(containing: path) else { return false }
    // Sources are searched for helpers only if the known assertions do not explain the change.
    return [nil, folder, packageRoot].contains { folder in
      let assertions = folder.map(InlineAssertions.known.declared) ?? .known
      guard let old = InlineSource(Array(current), calling: assertions),
        let new = InlineSource(Array(new), calling: assertions)
      else { return false }
      return new.differsOnlyInReferences(from: old)
    }
  }
}
