import Foundation
import Raster
import Snapshot
import SnapshotCore
import SnapshotRenderTraces
import SnapshotTestSupport
import SnapshotUI
import Testing

/// References whose explanations state what their pictures do not show. The pixels are those of the view, and the reader must not be
/// told a false cause.
@Suite struct ForgedLayoutTests {
  private struct Card: View {
    var color = Color.blue

    var body: some View {
      VStack(spacing: 4) {
        Text("Sign in").font(.system(size: 17))
        RoundedRectangle(cornerRadius: 6).fill(color).frame(width: 60, height: 20)
        HStack(spacing: 6) {
          Text("Cancel")
          Text("3 items")
        }
      }
      .padding(12)
    }
  }

  /// A change of an explanation: each old text is replaced everywhere.
  struct Forgery: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What no message may contain.
    var lie: String
    var forge: @Sendable (String) -> String

    init(_ title: String, lie: String, _ forge: @escaping @Sendable (String) -> String) {
      testDescription = title
      self.lie = lie
      self.forge = forge
    }

    init(_ title: String, lie: String, replacing old: String, with new: String) {
      self.init(title, lie: lie) { $0.replacing(old, with: new) }
    }
  }

  /// Replaces texts in the lines of the layout, or in those of the drawing.
  private static func edit(
    _ text: String, drawing: Bool = false, _ body: (String) -> String
  ) -> String {
    let parts = text.components(separatedBy: "\ndisplay list ")
    return drawing
      ? parts[0] + "\ndisplay list " + body(parts[1]) : body(parts[0]) + "\ndisplay list " + parts[1]
  }

  /// Adds to the frame of the first element of a name.
  private static func move(_ text: String, _ name: String, by offset: [Double]) -> String {
    var lines = text.components(separatedBy: "\n")
    guard let index = lines.firstIndex(where: { $0.contains(name) && $0.contains(" frame ") }) else { return text }
    var words = lines[index].components(separatedBy: " ")
    guard let frame = words.firstIndex(of: "frame") else { return text }
    for (place, amount) in offset.enumerated() {
      words[frame + 1 + place] = "\((Double(words[frame + 1 + place]) ?? 0) + amount)"
    }
    lines[index] = words.joined(separator: " ")
    return lines.joined(separator: "\n")
  }

  static let forgeries: [Forgery] = [
    Forgery("the words in the layout", lie: "Delete") { edit($0) { $0.replacing("Sign in", with: "Delete") } },
    Forgery("the words in the drawing", lie: "Delete") {
      edit($0, drawing: true) { $0.replacing("Sign in", with: "Delete") }
    },
    Forgery("the words everywhere", lie: "Delete", replacing: "Sign in", with: "Delete"),
    Forgery("an anagram", lie: "Sing in", replacing: "Sign in", with: "Sing in"),
    Forgery("a look-alike letter", lie: "S\u{456}gn", replacing: "Sign in", with: "S\u{456}gn in"),
    Forgery("another case", lie: "sign in", replacing: "Sign in", with: "sign in"),
    Forgery("more words", lie: "Cancel order", replacing: "Cancel", with: "Cancel order"),
    Forgery("fewer words", lie: "\"Can\"", replacing: "Cancel", with: "Can"),
    Forgery("another digit", lie: "8 items", replacing: "3 items", with: "8 items"),
    Forgery("two texts exchanged", lie: "Text \"") {
      $0.replacing("Cancel", with: "\u{1}").replacing("3 items", with: "Cancel").replacing("\u{1}", with: "3 items")
    },
    Forgery("a padding", lie: "padding", replacing: "Card detail \"12\"", with: "Card detail \"4\""),
    Forgery("a padding with its frame", lie: "padding") {
      move($0.replacing("Card detail \"12\"", with: "Card detail \"4\""), "padding", by: [8, 8, -16, -16])
    },
    Forgery("the frame of a text", lie: "frame") { move($0, "Sign in", by: [40, 0]) },
    Forgery("the height of a text", lie: "frame") { move($0, "Sign in", by: [0, 30]) },
    Forgery("the frame of a shape", lie: "frame") { move($0, "RoundedRectangle", by: [0, 0, 30, 10]) },
    Forgery("the frame of a stack", lie: "frame") { move($0, "HStack", by: [-5, 0, 10, 0]) },
    Forgery("an added line limit", lie: "lineLimit") {
      $0.replacing("detail \"\\\"Cancel\\\"\" ", with: "detail \"\\\"Cancel\\\"\" argument lineLimit \"1\" ")
    },
    Forgery("a spacing", lie: "spacing", replacing: "argument spacing \"6\"", with: "argument spacing \"2\""),
    Forgery("a text that draws nothing", lie: "Delete") { text in
      let line = text.components(separatedBy: "\n").first { $0.contains("Cancel") && $0.contains(" frame ") } ?? ""
      return text.replacing(line + "\n", with: line + "\n" + line.replacing("Cancel", with: "Delete") + "\n")
    },
    Forgery("a text with empty glyphs", lie: "Delete") { text in
      let line = text.components(separatedBy: "\n").first { $0.contains("Cancel") && $0.contains(" frame ") } ?? ""
      return text.replacing(line + "\n", with: line + "\n" + line.replacing("Cancel", with: "Delete") + "\n")
        + "glyphs #000000 \"Delete\" Inter-Regular 17 at 10 20 [] @ Card/VStack/HStack/Text \"Delete\"\n"
    },
    Forgery("a label with empty glyphs", lie: "Delete") {
      $0 + "glyphs #000000 \"x\" Inter-Regular 17 at 10 20 [] @ Delete account\n"
    },
    Forgery("a truncation", lie: "truncat") { text in
      let line = text.components(separatedBy: "\n").first { $0.contains("Cancel") && $0.contains(" frame ") } ?? ""
      return text.replacing(line, with: line.replacing(" path ", with: " truncated path "))
    },
    Forgery("an identity", lie: "secret") {
      $0.replacing(" path \"Card/VStack/HStack\"\n", with: " id \"secret\" path \"Card/VStack/HStack\"\n")
    },
    Forgery("an owner", lie: "PayButton", replacing: "HStack argument", with: "HStack owner PayButton argument"),
    Forgery("another kind of element", lie: "Toggle", replacing: "HStack", with: "Toggle"),
    Forgery("no layout, and other words", lie: "added") { text in
      edit(text.replacing("Sign in", with: "Delete")) { $0.components(separatedBy: "\nlayout")[0] }
    },
    Forgery("the words of another engine", lie: "Delete") {
      $0.replacing(RenderEngine.current.fingerprint, with: "00000000deadbeef").replacing("Sign in", with: "Delete")
    },
    Forgery("a color of the drawing", lie: "#123456") {
      edit($0, drawing: true) { $0.replacing("#007AFF", with: "#123456") }
    },
  ]

  private func reference(_ sandbox: Sandbox) throws -> (path: String, data: Data) {
    let path = sandbox.references + "/login.1.png"
    return (path, try #require(FileManager.default.contents(atPath: path)))
  }

  /// The message of the failure of a red card with a reference of a blue one.
  private func message(_ forgery: Forgery?) throws -> String {
    try withSandbox { sandbox throws in
      sandbox.run { _ = sandbox.assertion().verify({ Card() }, as: .image) }
      if let forgery {
        let (path, data) = try reference(sandbox)
        let text = String(decoding: try #require(PNG.explanation(in: data).text), as: UTF8.self)
        let forged = forgery.forge(text)
        #expect(forged != text, "nothing is forged in \(text)")
        try PNG.explained(data, by: Data(forged.utf8)).write(to: URL(fileURLWithPath: path))
      }
      let later = Sandbox(at: sandbox.root).running(in: "later")
      let verdict = later.run { later.assertion().verify({ Card(color: .red) }, as: .image) }
      #expect(verdict.outcome == .changed)
      return verdict.message ?? ""
    }
  }

  @Test func anHonestExplanationNamesItsCause() throws {
    let message = try message(nil)
    #expect(message.contains("RoundedRectangle") && message.contains("#007AFF \u{2192} #FF3B30"), "\(message)")
  }

  @Test(arguments: forgeries) func nothingUnprovenIsACause(forgery: Forgery) throws {
    let message = try message(forgery)
    #expect(!message.contains(forgery.lie), "\(message)")
    let isNamed = message.contains("#007AFF \u{2192} #FF3B30")
    #expect(isNamed || message.contains("contradicts its picture"), "\(message)")
  }
}
