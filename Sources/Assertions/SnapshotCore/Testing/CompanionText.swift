/// The text that is recorded beside each picture of a view, so that the diff of a pull request shows what changed.
///
///     @Suite(.snapshots(companionText: .layout)) struct LoginTests {
///       @Test func login() { assertSnapshot(of: LoginScreen(), as: .image(on: .iPhoneSE3)) }
///     }
///
/// Records `login.1.png` and `login.1.layout.txt`. Both are references: both are verified, recorded, accepted and pruned. The
/// text has no tolerance.
///
/// The default is ``off``, because swift-snapshot-testing writes no such files. Pictures of drawings that aren't views have
/// their display list as the companion text. Pictures of pixel buffers and of asynchronous values have none.
public struct CompanionText: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable { case off, layout, elements }
  package let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// No text.
  public static let off = CompanionText(.off)
  /// The elements of the view and their frames, in a file that ends in `layout.txt`.
  public static let layout = CompanionText(.layout)
  /// The elements of the view without frames, in a file that ends in `elements.txt`.
  public static let elements = CompanionText(.elements)
}
