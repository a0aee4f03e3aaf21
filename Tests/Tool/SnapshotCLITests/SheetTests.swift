import Foundation
import Raster
import SnapshotLedger
import Testing

@Suite struct SheetTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.makeFolder(".build/snapshots/runs/one")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/.build/snapshots/latest", withDestinationPath: "runs/one")
    try workshop.makeFolder("__Snapshots__")
    let colors: [(String, RGBA)] = [("light", .white), ("dark", .black)]
    var lines = ""
    for device in ["SE", "Pro", "Max"] {
      for (scheme, color) in colors {
        let path = "\(workshop.root)/__Snapshots__/\(device)-\(scheme).png"
        try PNG.encode(PixelBuffer(width: 60, height: 90, filledWith: color)).write(to: URL(fileURLWithPath: path))
        let entry = LedgerEntry(
          id: "AppTests/LoginTests/welcome()#1@\(device)-\(scheme)", target: "AppTests", suite: "LoginTests",
          test: "welcome()", name: "1", cell: ["device=\(device)", "scheme=\(scheme)"],
          file: workshop.root + "/Tests/LoginTests.swift", line: 7,
          outcome: device == "Pro" && scheme == "dark" ? .changed : .passed, format: "png", mode: "missing",
          reference: path, milliseconds: 1, process: 1)
        lines += String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\n"
      }
    }
    try workshop.write(".build/snapshots/runs/one/ledger.jsonl", lines)
  }

  private func size(_ file: String) throws -> [Int] {
    let data = try Data(contentsOf: URL(fileURLWithPath: workshop.root + "/" + file))
    let picture = try PNG.decode(data)
    return [picture.width, picture.height]
  }

  @Test func theAxesAreRowsAndColumns() throws {
    let wide = try workshop.snapshot("sheet")
    #expect(wide.status == 0)
    #expect(wide.output == "\(workshop.root)/sheet.png\n")
    _ = try workshop.snapshot("sheet", "--across", "scheme", "--out", "tall.png")
    let (first, second) = (try size("sheet.png"), try size("tall.png"))
    #expect(first[0] > second[0])
    #expect(first[1] < second[1])
  }

  @Test func equalRunsGiveEqualBytes() throws {
    _ = try workshop.snapshot("sheet", "--out", "a.png")
    _ = try workshop.snapshot("sheet", "--out", "b.png")
    #expect(
      FileManager.default.contents(atPath: workshop.root + "/a.png")
        == FileManager.default.contents(atPath: workshop.root + "/b.png"))
  }

  @Test func aPageHasTheSelectedSnapshots() throws {
    let outcome = try workshop.snapshot("sheet", "welcome()#1@*dark", "--out", "sheet.html", "--json")
    #expect(outcome.output.contains(#""snapshots":3"#))
    let page = workshop.read("sheet.html") ?? ""
    #expect(page.contains("dark") && !page.contains("light</th>"))
  }

  @Test(arguments: [
    (["nothing"], 66), (["--across", "size"], 66), (["--out", "sheet.gif"], 64), (["--width", "2"], 64),
  ])
  func invalidArgumentsAreRejected(arguments: [String], status: Int) throws {
    let outcome = try Tool.run(["sheet"] + arguments, in: workshop.root)
    #expect(outcome.status == Int32(status))
    #expect(!outcome.errors.isEmpty)
  }
}
