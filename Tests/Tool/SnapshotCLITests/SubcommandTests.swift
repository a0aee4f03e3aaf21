import Foundation
import Raster
import Testing

@Suite struct SubcommandTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private func write(_ name: String, _ picture: PixelBuffer) throws {
    try PNG.encode(picture).write(to: URL(fileURLWithPath: workshop.root + "/" + name))
  }

  @Test func equalPictures() throws {
    try write("a.png", PixelBuffer(width: 4, height: 4, filledWith: .black))
    let outcome = try workshop.snapshot("diff", "a.png", "a.png")
    #expect(outcome.status == 0)
    #expect(outcome.output == "\u{2713} equal\n")
  }

  @Test func differingPictures() throws {
    var picture = PixelBuffer(width: 4, height: 4, filledWith: .black)
    try write("a.png", picture)
    picture.pixels[5] = RGBA(0x000040).premultiplied
    try write("b.png", picture)
    let outcome = try workshop.snapshot("diff", "a.png", "b.png", "--out", "d.png")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("1 of 16 pixels differs (6.25 %) in 1 area; the largest difference is 64 of 255"))
    #expect(outcome.output.contains("1 × 1 at (1, 1)"))
    #expect(try PNG.decode(Data(contentsOf: URL(fileURLWithPath: workshop.root + "/d.png"))).width == 4)
    #expect(try workshop.snapshot("diff", "a.png", "b.png", "--json").output.contains("\"equal\":false"))
  }

  @Test func picturesOfDifferentSize() throws {
    try write("a.png", PixelBuffer(width: 4, height: 4, filledWith: .black))
    try write("b.png", PixelBuffer(width: 4, height: 5, filledWith: .black))
    let outcome = try workshop.snapshot("diff", "a.png", "b.png")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("sizes differ: 4 × 4 expected, 4 × 5 actual"))
  }

  @Test func noPictureAndNoFile() throws {
    try write("a.png", PixelBuffer(width: 4, height: 4, filledWith: .black))
    try workshop.write("b.png", "no picture")
    let unreadable = try workshop.snapshot("diff", "a.png", "b.png")
    #expect(unreadable.status == 65)
    #expect(unreadable.errors.contains(workshop.root + "/b.png"))
    #expect(try workshop.snapshot("diff", "a.png", "c.png").status == 66)
    #expect(try workshop.snapshot("diff", "a.png").status == 64)
  }

  @Test(arguments: [
    ["verify", "--bogus"], ["bogus"], ["verify", "--report", "pdf"], ["verify", "-j", "0"], ["accept"],
    ["list", "--size", "--slowest"], ["list", "--orphans", "login"],
    ["diff", "a.png", "b.png", "--form", "semantic", "--json"],
    ["diff", "--form", "sideways", "login"],
  ])
  func usage(arguments: [String]) throws {
    let outcome = try Tool.run(arguments, in: workshop.root)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Usage: snapshot"))
  }

  @Test func reportsOfARun() throws {
    let run = ".build/snapshots/runs/one"
    try FileManager.default.createDirectory(atPath: workshop.root + "/" + run, withIntermediateDirectories: true)
    try workshop.write(run + "/ledger.jsonl", "")
    let outcome = try workshop.snapshot("report", "one", "--format", "html,json,junit,markdown", "--out", "out")
    #expect(outcome.status == 0)
    for file in ["report.html", "report.json", "junit.xml", "report.md"] {
      #expect(workshop.read("out/" + file)?.contains("No snapshot assertions") == true, "\(file)")
    }
    #expect(try workshop.snapshot("report", "two").status == 66)
    #expect(try workshop.snapshot("status", "--run", "one").status == 6)
    #expect(try workshop.snapshot("status").status == 66)
  }

  @Test func aLedgerOfANewerVersion() throws {
    let run = ".build/snapshots/runs/one"
    try FileManager.default.createDirectory(atPath: workshop.root + "/" + run, withIntermediateDirectories: true)
    try workshop.write(run + "/ledger.jsonl", "{\"schemaVersion\":99}\n")
    let outcome = try workshop.snapshot("list", "--run", "one", "--json")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("schema version 99"))
    #expect(outcome.output.contains("\"exitCode\":74"))
  }
}
