/// What a reference picture stores about how it was drawn, so that reports name the root cause of a change on every machine.
///
///     @Suite(.snapshots(explanations: .slim)) struct LoginTests {
///       @Test func login() { assertSnapshot(of: LoginScreen(), as: .image(on: .iPhoneSE3)) }
///     }
///
/// The explanation is the layout of the view with its texts, and the display list. It is compressed in a chunk of the PNG file
/// that other programs ignore, and adds about 7 kB to the picture of a screen. Pictures are compared by their pixels alone, so
/// a reference without an explanation passes as well, and passing tests never rewrite one.
///
/// Use ``off`` for pictures whose texts must not be stored as text.
public struct Explanations: Hashable, Sendable {
  package enum Form: String, Hashable, Sendable, CaseIterable { case full, slim, off }
  package let form: Form

  private init(_ form: Form) { self.form = form }

  /// The layout and the whole display list, which reports verify by rendering it. The default.
  public static let full = Explanations(.full)
  /// The layout and the display list without the curves of paths. Smaller, but reports cannot verify it.
  public static let slim = Explanations(.slim)
  /// Only the revision of the rendering engine.
  public static let off = Explanations(.off)
}
