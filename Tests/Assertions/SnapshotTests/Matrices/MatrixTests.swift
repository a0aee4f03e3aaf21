import Foundation
import Raster
import Snapshot
import SnapshotCore
import SnapshotTestSupport
import Testing
import SnapshotUI

@Suite struct MatrixTests {
  /// A block whose colour depends on the scheme, and whose size on the type size.
  struct Block: Drawable {
    var light = RGBA(0x102030)
    var growth: CGFloat = 1
    func displayList(in context: RenderContext) -> DisplayList {
      let side = CGFloat(4 + context.dynamicTypeSize.index) * growth
      return DisplayList(size: CGSize(width: side, height: 6)) { canvas in
        canvas.fill(
          Path(elements: [
            .move(to: .zero), .line(to: CGPoint(x: 3, y: 0)), .line(to: CGPoint(x: 3, y: 3)), .closeSubpath,
          ]), with: context.colorScheme == .light ? light : .white)
      }
    }
  }

  private let matrix: Matrix = .typeSizes(.small, .large) * .colorSchemes(.light, .dark)

  @discardableResult
  private func verify(_ block: Block, in sandbox: Sandbox, named name: String? = nil) -> Verdict {
    sandbox.run { sandbox.assertion(named: name).verify({ block }, across: matrix, as: [.image]) }
  }

  @Test func eachConfigurationHasAReferenceAndALedgerEntry() throws {
    try withSandbox { sandbox throws in
      let verdict = verify(Block(), in: sandbox)
      let message = verdict.message ?? ""
      #expect(message.hasPrefix("image: 4 of 4 configurations had no reference and were recorded: everywhere"))
      #expect(
        sandbox.files == ["login.L-dark.png", "login.L-light.png", "login.S-dark.png", "login.S-light.png"])
      let entries = try sandbox.ledger().entries
      #expect(
        Set(entries.map(\.id))
          == Set(["S-light", "S-dark", "L-light", "L-dark"].map { "AppTests/LoginTests/login()#image@\($0)" }))
      #expect(entries.first { $0.id.hasSuffix("L-dark") }?.cell == ["typeSize=large", "colorScheme=dark"])
    }
  }

  @Test func anErrorOfTheValueIsTheFailure() throws {
    struct Boom: LocalizedError {
      var errorDescription: String? { "boom" }
    }
    try withSandbox { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion().verify({ () throws -> Block in throw Boom() }, across: matrix, as: [.image])
      }
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("\n\nThrew error: boom") == true, "\(verdict.message ?? "")")
      #expect(sandbox.files.isEmpty)
    }
  }

  @Test func oneFailureNamesTheCommonConfigurations() throws {
    try withSandbox { sandbox throws in
      verify(Block(), in: sandbox, named: "block")
      var next = sandbox
      next.environment["SNAPSHOT_RUN_DIRECTORY"] = sandbox.root + "/next"
      #expect(verify(Block(), in: next, named: "block").message == nil)
      let verdict = verify(Block(light: .black), in: next, named: "block")
      #expect(verdict.outcome == .changed)
      #expect(
        verdict.message?.hasPrefix(
          "image: 2 of 4 configurations do not match their references: everywhere in light\n\n"
            + "First failure: image of S-light\n\nSnapshot \"block\" does not match reference.") == true)
      #expect(sandbox.files.allSatisfy { $0.hasPrefix("login.block.") })
    }
  }

  @Test func emptyMatrixFails() throws {
    try withSandbox { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion().verify({ Block() }, across: .typeSizes([]), as: [.image])
      }
      #expect(verdict.outcome == .error)
    }
  }

  @Test func unrenderableConfigurationDoesNotStopTheOthers() throws {
    try withSandbox { sandbox throws in
      let verdict = verify(Block(growth: .infinity), in: sandbox)
      #expect(verdict.outcome == .error)
      #expect(try sandbox.ledger().entries.count == 4)
    }
  }

  @Test func textFormsOfAView() throws {
    try withSandbox { sandbox throws in
      _ = sandbox.run {
        sandbox.assertion().verify({ Text("Hi") }, across: .typeSizes(.large), as: [.layout, .elements, .displayList])
      }
      #expect(sandbox.files == ["login.L.displaylist.txt", "login.L.elements.txt", "login.L.layout.txt"])
      #expect(sandbox.reference("login.L.layout.txt")?.contains("Text \"Hi\"") == true)
      #expect(try sandbox.ledger().entries.allSatisfy { $0.format == "txt" })
    }
  }
}
