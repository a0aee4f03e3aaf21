import Foundation
import SnapshotFoundation
import Testing

@Suite struct GitDamageTests {
  private static let digest = String(repeating: "0a", count: 32)
  private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 12345\n"
  private static let conflict = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic\n"

  private func damage(_ text: String) -> GitDamage? { GitDamage(of: Data(text.utf8)) }

  @Test(arguments: [
    pointer, String(pointer.dropLast()), pointer.replacing("\n", with: "\r\n"),
    "version https://git-lfs.github.com/spec/v1\next-0-foo sha256:\(digest)\noid sha256:\(digest)\nsize 1\n",
  ])
  func aPointerHasItsExactForm(text: String) { #expect(damage(text) == .lfsPointer) }

  @Test(arguments: [
    "version https://git-lfs.github.com/spec/v1\n",
    "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
    " " + pointer, pointer + "more\n", pointer.replacing("size", with: "length"),
    pointer + String(repeating: "ext-0-a b\n", count: 100),
  ])
  func aTextAboutPointersIsNotAPointer(text: String) { #expect(damage(text) == nil) }

  @Test(arguments: [
    conflict, conflict.replacing("\n", with: "\r\n"), String(conflict.dropFirst(2)), String(conflict.dropLast()),
    "<<<<<<<\n=======\n>>>>>>>", "<<<<<<< a\nx\n||||||| base\ny\n=======\nz\n>>>>>>> b\n",
    "========\n" + conflict, "=======\n>>>>>>> x\n" + conflict,
  ])
  func aConflictHasItsThreeMarkersInOrder(text: String) { #expect(damage(text) == .conflictMarkers) }

  @Test(arguments: [
    ">>>>>>> a quoted mail\n", "<<<<<<< HEAD\n", "a\n=======\nb\n", "<<<<<<< a\n>>>>>>> b\n",
    ">>>>>>> b\n=======\n<<<<<<< a\n", "x <<<<<<< a\n=======\n>>>>>>> b\n", "<<<<<<< a\n========\n>>>>>>> b\n",
    "<<<<<<<a\n=======\n>>>>>>> b\n", "<<<<<<< a\n======= \n>>>>>>> b\n", "", "\n",
  ])
  func otherTextsAreUndamaged(text: String) { #expect(damage(text) == nil) }

  @Test func aSliceOfDataIsReadLikeACopy() {
    #expect(GitDamage(of: Data(("xyz" + Self.conflict).utf8).dropFirst(3)) == .conflictMarkers)
  }

  @Test func markersThatTheValueAlsoContainsAreNotDamage() {
    func found(_ reference: String, _ value: String?) -> GitDamage? {
      GitDamage.found(in: Data(reference.utf8), comparedWith: value.map { Data($0.utf8) })
    }
    #expect(found(Self.conflict, "a") == .conflictMarkers)
    #expect(found(Self.conflict, nil) == .conflictMarkers)
    #expect(found(Self.conflict, Self.pointer) == .conflictMarkers)
    #expect(found(Self.conflict, Self.conflict + "d") == nil)
    #expect(found("a", Self.conflict) == nil)
  }
}
