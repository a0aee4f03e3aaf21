import Foundation
import SnapshotFoundation

// Comparisons with the bytes of a file, wherever it is.

extension Diffing {
  /// Compares a new value with the bytes of its reference. Decodes the reference only if its bytes do not match.
  func comparison(of format: Value, with reference: Data?, path: String) -> Comparison {
    guard let reference else { return .missing }
    if matches(format, reference) { return .matches }
    if let damage = GitDamage.found(in: reference, comparedWith: try? encode(format)) {
      return .damaged(ReferenceError(damage, path: path))
    }
    do {
      let expected = try decode(reference)
      return difference(reference: expected, file: reference, new: format).map(Comparison.differs) ?? .matches
    } catch let error as DamagedImage {
      return .damaged(.unreadablePicture(path: path, reason: error.reason))
    } catch {
      return .damaged(.undecodable(path: path, reason: describe(error)))
    }
  }

  /// Returns a comparison that matches as damaged if other programs show the reference otherwise: on CI, and if references that
  /// differ are recorded, which replaces it.
  func unlessForeign(
    _ comparison: Comparison, _ contents: Data, at path: String, in context: Assertion.Context
  ) -> Comparison {
    let isRewritten = context.policy.mode == .all || context.policy.mode == .failed
    guard comparison.matches, context.settings.ciVariable != nil || isRewritten else { return comparison }
    let parts = foreignParts(of: contents)
    return parts.isEmpty
      ? comparison
      : .damaged(.foreignParts(path: path, parts: parts, test: context.test.running?.name ?? context.test.function))
  }
}
