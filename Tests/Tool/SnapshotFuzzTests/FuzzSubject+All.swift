import Foundation
@testable import InlineSnapshot  // The parser of sources has no interface but the assertions.
import Raster
@testable import SnapshotCLI  // The parser of the configuration has no interface but the command.
import SnapshotLedger
import SnapshotPreviewMessages
import SnapshotPreviewServer
import SnapshotRenderTraces
import SnapshotReports
import SnapshotRepository
import SnapshotReview
import SnapshotRunFixtures
import SnapshotRuns
import Testing

extension FuzzSubject {
  static let all = [
    ledger, runFacts, decisions, undoJournal, lintBaseline, configuration, source, picture, explanation, request,
    agentMessage, projectSource, xcodeProject, text, font, path, drawing, jpeg, svg, pdf, planted,
  ]

  /// The subjects without the planted one.
  static var real: [FuzzSubject] { all.filter { $0.name != "planted" } }

  private static let ledger = FuzzSubject(name: "ledger", rounds: 1200, wholes: { try [ledgerFile()] }) { folder in
    { data in
      let ledger = try Ledger(data: data, path: folder + "/ledger.jsonl")
      let report = RunReport(
        folder: RunFolder(path: folder), ledger: ledger, facts: .example(), in: PackageBoundary(root: folder))
      _ = try JSONReport(report).data
      _ = TextReport(report).text
    }
  }

  private static let runFacts = FuzzSubject(name: "run-facts", rounds: 4000, wholes: { try [factsFile()] }) { folder in
    { data in
      try data.write(to: URL(fileURLWithPath: folder + "/" + RunFacts.fileName))
      _ = try RunFacts(of: RunFolder(path: folder))
    }
  }

  private static let decisions = FuzzSubject(
    name: "decisions", rounds: 4000,
    wholes: {
      let package = try TemporaryPackage()
      let report = try package.exampleRun()
      var decisions = Decisions(run: "run")
      for result in report.results { decisions.set(.accept, for: result, in: report) }
      try decisions.write(to: package.run)
      return [try #require(contents(of: package.run.path + "/" + Decisions.fileName))]
    }
  ) { folder in
    let package = try TemporaryPackage()
    let report = try package.exampleRun()
    return { data in
      let path = folder + "/" + Decisions.fileName
      try data.write(to: URL(fileURLWithPath: path))
      _ = try Acceptance(of: report, decisions: Decisions(contentsOf: path))
      _ = package
    }
  }

  private static let undoJournal = FuzzSubject(
    name: "undo-journal", rounds: 4000,
    wholes: {
      let package = try TemporaryPackage()
      return [try #require(contents(of: journal(of: package)))]
    }
  ) { _ in
    let package = try TemporaryPackage()
    let path = try journal(of: package)
    return { data in
      try data.write(to: URL(fileURLWithPath: path))
      _ = try UndoJournal.last(in: package.boundary)?.check()
    }
  }

  private static let lintBaseline = FuzzSubject(
    name: "lint-baseline", rounds: 8000, wholes: { [Data(try Repository.text("__Snapshots__/lint.txt").utf8)] }
  ) { _ in
    { _ = try LintBaseline(text: String(decoding: $0, as: UTF8.self), path: "lint.txt") }
  }

  private static let configuration = FuzzSubject(
    name: "configuration", rounds: 3000,
    wholes: {
      let sections = Dictionary(grouping: Configuration.keys, by: \.section).sorted { $0.key < $1.key }
      let text = sections.map { section, keys in
        "\(section):\n" + keys.map { "  \($0.name.dropFirst(section.count + 1)): \($0.example)\n" }.joined()
      }
      return [Data(text.joined().utf8)]
    }
  ) { _ in
    { _ = try Configuration(yaml: String(decoding: $0, as: UTF8.self), path: ".snapshot.yml") }
  }

  private static let source = FuzzSubject(
    name: "source", rounds: 150,
    wholes: {
      try ["PublicInterfaceTests"].map {
        Data(try Repository.text("Tests/Assertions/InlineSnapshotTests/Assertions/\($0).swift").utf8.prefix(6000))
      }
    }
  ) { _ in
    { data in
      let calls = SourceCalls(Array(data))
      for line in 1...60 {
        for column in [5, 7, 25] {
          guard let call = try? calls.call(line: line, column: column) else { continue }
          for closure in call.trailingClosures { _ = InlineLiteral.text(ofClosure: closure.closure.text) }
        }
      }
    }
  }

  private static let picture = FuzzSubject(name: "picture", rounds: 3000, wholes: pictures) { _ in
    { data in
      _ = PNG.explanation(in: data)
      _ = PNG.statedExplanationLength(in: data)
      _ = try PNG.decode(data)
    }
  }

  private static let explanation = FuzzSubject(
    name: "explanation", rounds: 500,
    wholes: {
      try pictures().compactMap { file in if case .text(let text) = PNG.explanation(in: file) { text } else { nil } }
    }
  ) { _ in
    let picture = try PNG.decode(#require(pictures().first))
    return { data in
      guard let trace = RenderTrace(data) else { return }
      _ = trace.proof(of: picture)
    }
  }

  private static let request = FuzzSubject(
    name: "request", rounds: 6000,
    wholes: {
      [
        "GET /?token=\(token) HTTP/1.1\nHost: 127.0.0.1:8080\nAccept: text/html\n\n",
        "GET /picture?preview=a&device=iPhone13&typeSize=xLarge&colorScheme=dark&locale=ar_EG&direction=rightToLeft HTTP/1.1\n"
          + "Host: localhost:8080\nCookie: snapshot-preview-8080=\(token)\nOrigin: http://localhost:8080\nSec-Fetch-Site: same-origin\n\n",
        "GET /events HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nCookie: a=b; snapshot-preview-8080=\(token)\r\n\r\n",
      ].map { Data($0.utf8) }
    }
  ) { _ in
    let site = PreviewSite(access: AccessControl(token: token, port: 8080), source: NoPreviews())
    return { data in
      var head = RequestHead()
      if case .complete(let request) = head.read(Array(data)) { _ = await site.response(to: request) }
    }
  }

  /// A reader with a fault, which the fuzzer must find.
  private static let planted = FuzzSubject(name: "planted", rounds: 2000, wholes: { [Data("value: 7\n".utf8)] }) { _ in
    { data in
      let text = String(decoding: data, as: UTF8.self)
      guard
        let value = text.split(separator: ":").last.flatMap({
          Int64($0.trimmingCharacters(in: .whitespacesAndNewlines))
        })
      else { return }
      precondition(value < 1 << 40, "the planted fault")
    }
  }

  private static let token = "0123456789abcdef0123456789abcdef"

  private static func contents(of path: String) -> Data? { FileManager.default.contents(atPath: path) }

  /// The ledger of a run with every kind of result.
  private static func ledgerFile() throws -> Data {
    Data(try TemporaryPackage().exampleRun().results.map { try $0.entry.ledgerLine() }.joined())
  }

  private static func factsFile() throws -> Data {
    let package = try TemporaryPackage()
    try package.exampleRun().facts?.write(to: package.run)
    return try #require(contents(of: package.run.path + "/" + RunFacts.fileName))
  }

  /// Accepts a reference, and returns the path of the journal that undoes it.
  private static func journal(of package: TemporaryPackage) throws -> String {
    let reference = try package.write("Tests/AppTests/__Snapshots__/A/a.1.txt", Data("a\n".utf8))
    let change = UndoJournal.Change(reference: reference, data: Data("b\n".utf8))
    _ = try UndoJournal.perform([change], verb: "accept", in: package.boundary)
    let folder = package.root + "/.build/snapshots"
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
    return folder + "/" + (try #require(found?.first { $0.hasSuffix("journal.json") }))
  }

  /// Small references with explanations.
  @Sendable private static func pictures() throws -> [Data] {
    let folder = try #require(Repository.folder(ofTarget: "FlowTests")).path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted() ?? []
    let small = files.filter { $0.hasSuffix(".png") }.compactMap { contents(of: folder + "/" + $0) }
      .filter { $0.count < 10_000 && PNG.statedExplanationLength(in: $0) > 0 }
    try #require(!small.isEmpty)
    return small
  }
}

/// A page with one preview.
private struct NoPreviews: PageSource {
  func states() async -> AsyncStream<PageState> { AsyncStream { $0.finish() } }

  func picture(of key: String, in configuration: PreviewConfiguration) async -> PictureResult {
    key == "a" ? .drawn(PreviewPicture(png: "iVBO", width: 10, height: 20, issues: [])) : .unknown
  }
}
