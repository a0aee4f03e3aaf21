import Foundation
import Raster
import Snapshot
@_spi(Internals) import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import Testing
import SnapshotUI

/// V17: one option records a text beside each picture.
@Suite struct CompanionTextTests {
  private struct Greeting: View {
    var name = "Ada"
    var gap: CGFloat = 4
    var body: some View {
      VStack(spacing: gap) {
        Text("Hello")
        Text(name)
      }
    }
  }

  private struct Dot: Drawable {
    func displayList(in context: RenderContext) -> DisplayList {
      DisplayList(size: CGSize(width: 4, height: 4)) { canvas in
        canvas.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: RGBA(0xFF0000))
      }
    }
  }

  @discardableResult
  private func verify<Value>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, PixelBuffer>,
    _ companionText: CompanionText? = .layout, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, in sandbox: Sandbox
  ) -> Verdict {
    sandbox.run {
      guard let companionText else { return sandbox.assertion(named: name, record: record).verify(value, as: strategy) }
      return withSnapshotTesting(companionText: companionText) {
        sandbox.assertion(named: name, record: record).verify(value, as: strategy)
      }
    }
  }

  @Test("V17: by default a picture has no text beside it") func off() throws {
    try withSandbox { sandbox throws in
      verify(Greeting(), as: .image, nil, in: sandbox)
      verify(Greeting(), as: .image, .off, named: "off", in: sandbox)
      #expect(sandbox.files == ["login.1.png", "login.off.png"])
    }
  }

  @Test("V17: a picture and its text are recorded, verified and listed as a pair") func pair() throws {
    try withSandbox { sandbox throws in
      let first = verify(Greeting(), as: .image, in: sandbox)
      #expect(first.outcome == .recorded)
      #expect(first.message?.contains("The companion text of the picture fails as well.") == true)
      verify(Greeting(), as: .image(traits: .darkMode), named: "dark", in: sandbox)
      verify(Greeting(), as: .image, in: sandbox)
      #expect(
        sandbox.files == [
          "login.1.layout.txt", "login.1.png", "login.2.layout.txt", "login.2.png", "login.dark.layout.txt",
          "login.dark.png",
        ])
      #expect(sandbox.reference("login.1.layout.txt")?.contains("Text \"Ada\" (") == true)
      let later = Sandbox(at: sandbox.root).running(in: "later")
      #expect(verify(Greeting(), as: .image, in: later).message == nil)
      let entries = try Ledger(contentsOf: RunFolder(path: later.root + "/runs-of-test/later")).entries
      #expect(entries.map(\.id) == ["AppTests/LoginTests/login()#1.png", "AppTests/LoginTests/login()#1.layout.txt"])
      #expect(entries.allSatisfy { $0.outcome == .passed && FileManager.default.fileExists(atPath: $0.reference) })
    }
  }

  @Test("V17: elements instead of the layout") func elements() throws {
    try withSandbox { sandbox throws in
      verify(Greeting(), as: .image, .elements, named: "a", in: sandbox)
      #expect(sandbox.files == ["login.a.elements.txt", "login.a.png"])
      #expect(sandbox.reference("login.a.elements.txt")?.contains("(") == false)
    }
  }

  @Test("V17: the message of a changed picture contains the difference of its text") func changed() throws {
    try withSandbox { sandbox throws in
      verify(Greeting(), as: .image, named: "a", in: sandbox)
      let later = Sandbox(at: sandbox.root).running(in: "later")
      let verdict = verify(Greeting(name: "Eve"), as: .image, named: "a", in: later)
      #expect(verdict.outcome == .changed)
      let message = verdict.message ?? ""
      #expect(message.contains("pixels differ in"))
      #expect(message.contains("−  Text \"Ada\""))
      #expect(message.contains("+  Text \"Eve\""))
      #expect(message.contains("swift run snapshot accept 'AppTests/LoginTests/login()#a.png'"))
      #expect(message.contains("swift run snapshot accept 'AppTests/LoginTests/login()#a.layout.txt'"))
    }
  }

  @Test("V17: a tolerance of the picture does not hide a changed text") func tolerance() throws {
    try withSandbox { sandbox throws in
      let strategy = Snapshotting<Greeting, PixelBuffer>.image(precision: 0, size: CGSize(width: 60, height: 60))
      verify(Greeting(), as: strategy, named: "a", in: sandbox)
      let later = Sandbox(at: sandbox.root).running(in: "later")
      let verdict = verify(Greeting(name: "Eve"), as: strategy, named: "a", in: later)
      #expect(verdict.outcome == .changed)
      #expect(verdict.message?.hasPrefix("The picture matches its reference, but its companion text fails.") == true)
    }
  }

  @Test("V17: a deleted text is recorded again, and fails where nothing is recorded") func missing() throws {
    try withSandbox { sandbox throws in
      verify(Greeting(), as: .image, named: "a", in: sandbox)
      let text = sandbox.references + "/login.a.layout.txt"
      try FileManager.default.removeItem(atPath: text)
      let never = verify(
        Greeting(), as: .image, named: "a", record: .never, in: Sandbox(at: sandbox.root).running(in: "never"))
      #expect(never.outcome == .missing)
      #expect(never.message?.contains("No reference was found on disk.") == true)
      #expect(!FileManager.default.fileExists(atPath: text))
      let again = verify(Greeting(), as: .image, named: "a", in: Sandbox(at: sandbox.root).running(in: "again"))
      #expect(again.outcome == .recorded)
      #expect(FileManager.default.fileExists(atPath: text))
    }
  }

  @Test("V17: an edited text fails, and the picture beside it passes") func edited() throws {
    try withSandbox { sandbox throws in
      verify(Greeting(), as: .image, named: "a", in: sandbox)
      let text = sandbox.references + "/login.a.layout.txt"
      let edited = (sandbox.reference("login.a.layout.txt") ?? "").replacingOccurrences(of: "Ada", with: "Bob")
      try Data(edited.utf8).write(to: URL(fileURLWithPath: text))
      let later = Sandbox(at: sandbox.root).running(in: "later")
      let verdict = verify(Greeting(), as: .image, named: "a", in: later)
      #expect(verdict.outcome == .changed)
      #expect(verdict.message?.contains("−  Text \"Bob\"") == true)
      let entries = try Ledger(contentsOf: RunFolder(path: later.root + "/runs-of-test/later")).entries
      #expect(entries.map(\.outcome) == [.passed, .changed])
    }
  }

  @Test("V17: a view that cannot be drawn is reported once, with both in the ledger") func undrawable() throws {
    try withSandbox { sandbox throws in
      let verdict = verify(Greeting(), as: .image(size: CGSize(width: -1, height: 10)), named: "a", in: sandbox)
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("as well") == false)
      #expect(try sandbox.ledger().entries.map(\.outcome) == [.error, .error])
      #expect(sandbox.files.isEmpty)
    }
  }

  @Test("V17: a picture whose reference cannot be read has its text") func unreadablePicture() throws {
    try withSandbox { sandbox throws in
      try FileManager.default.createDirectory(
        atPath: sandbox.references + "/login.a.png", withIntermediateDirectories: true)
      let verdict = verify(Greeting(), as: .image, named: "a", in: sandbox)
      #expect(verdict.message?.contains("A folder exists at the path of the reference") == true)
      #expect(try sandbox.ledger().entries.map(\.outcome) == [.error, .recorded])
    }
  }

  @Test("V17: a value that throws has no text, and is evaluated once") func evaluatedOnce() throws {
    struct Boom: LocalizedError { var errorDescription: String? { "boom" } }
    try withSandbox { sandbox throws in
      var count = 0
      func make(_ fails: Bool) throws -> Greeting {
        count += 1
        if fails { throw Boom() }
        return Greeting()
      }
      let verdict = verify(try make(true), as: .image, named: "a", in: sandbox)
      #expect(verdict.message?.hasPrefix("Threw error: boom\n\n  type: Boom\n") == true)
      #expect(try sandbox.ledger().entries.count == 1)
      verify(try make(false), as: .image, named: "b", in: sandbox)
      #expect(count == 2)
    }
  }

  @Test("V17: drawings that aren't views have their display list, and pixels have no text") func others() throws {
    try withSandbox { sandbox throws in
      verify(Dot(), as: .image, named: "dot", in: sandbox)
      verify(PixelBuffer(width: 2, height: 2, filledWith: .white), as: .image, named: "pixels", in: sandbox)
      sandbox.run {
        withSnapshotTesting(companionText: .layout) { _ = sandbox.assertion(named: "text").verify({ "a" }, as: .lines) }
      }
      #expect(sandbox.files == ["login.dot.displaylist.txt", "login.dot.png", "login.pixels.png", "login.text.txt"])
    }
  }

  @Test("V17: each configuration of a matrix has its text") func matrix() throws {
    try withSandbox { sandbox throws in
      let matrix = Matrix.typeSizes(.large, .accessibility3)
      func verify(_ view: Greeting, in sandbox: Sandbox) -> Verdict {
        sandbox.run {
          withSnapshotTesting(companionText: .layout) {
            sandbox.assertion().verify({ view }, across: matrix, as: [.image])
          }
        }
      }
      _ = verify(Greeting(), in: sandbox)
      #expect(
        sandbox.files == ["login.AX3.layout.txt", "login.AX3.png", "login.L.layout.txt", "login.L.png"])
      let later = Sandbox(at: sandbox.root).running(in: "later")
      #expect(verify(Greeting(), in: later).message == nil)
      let entries = try Ledger(contentsOf: RunFolder(path: later.root + "/runs-of-test/later")).entries
      #expect(
        entries.map(\.id).sorted() == [
          "AppTests/LoginTests/login()#image@AX3", "AppTests/LoginTests/login()#image@L",
          "AppTests/LoginTests/login()#layout@AX3", "AppTests/LoginTests/login()#layout@L",
        ])
    }
  }

  @Test("V17: the other pictures of a view have texts about what they show") func otherPictures() throws {
    try withSandbox { sandbox throws in
      verify(Greeting(), as: .accessibilityImage(), named: "heard", in: sandbox)
      verify(Greeting(), as: .annotatedImage(), named: "annotated", in: sandbox)
      verify(Greeting(), as: .contactSheet(across: .typeSizes(.large, .xxxLarge)), named: "sheet", in: sandbox)
      #expect(
        sandbox.files.filter { $0.hasSuffix("txt") } == [
          "login.annotated.layout.txt", "login.heard.accessibility.txt", "login.sheet.layout.txt",
        ])
      #expect(sandbox.reference("login.heard.accessibility.txt")?.contains("Hello") == true)
      #expect(sandbox.reference("login.sheet.layout.txt")?.contains("xxxL") == true)
    }
  }

  @Test("V17: strategies that are derived from that of a view keep the text") func derived() throws {
    try withSandbox { sandbox throws in
      verify(
        "Ada", as: Snapshotting<Greeting, PixelBuffer>.image.pullback { Greeting(name: $0) }, named: "a", in: sandbox)
      verify(
        "Ada", as: Snapshotting<Greeting, PixelBuffer>.image.throwingPullback { Greeting(name: $0) }, named: "b",
        in: sandbox)
      let text = try #require(sandbox.reference("login.a.layout.txt"))
      #expect(text.contains("\"Ada\"") && sandbox.reference("login.b.layout.txt") == text)
      // Another picture of the value has another content, which the text would not describe.
      var replaced = Snapshotting<Greeting, PixelBuffer>.image
      replaced.snapshot = { _ in Async(value: PixelBuffer(width: 2, height: 2, filledWith: .white)) }
      verify(Greeting(), as: replaced, named: "c", in: sandbox)
      #expect(sandbox.files.contains("login.c.png") && !sandbox.files.contains("login.c.layout.txt"))
    }
  }

  @Test("V17: the innermost scope takes precedence, and other scopes keep it") func scopes() {
    withSnapshotTesting(companionText: .layout) {
      withSnapshotTesting(record: .never) {
        #expect(SnapshotTestingConfiguration.current?.companionText == .layout)
        withSnapshotTesting(companionText: .off) {
          #expect(SnapshotTestingConfiguration.current?.companionText == .off)
          #expect(SnapshotTestingConfiguration.current?.record == .never)
        }
      }
    }
  }

  @Test("V17: a trait sets it for a test", .snapshots(companionText: .elements)) func trait() {
    #expect(SnapshotTestingConfiguration.current?.companionText == .elements)
  }
}
