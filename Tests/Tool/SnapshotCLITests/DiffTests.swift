import Foundation
import Raster
import Testing

/// `snapshot diff`, run as a user runs it.
@Suite struct DiffTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private let black = PixelBuffer(width: 60, height: 40, filledWith: .black)

  private func changed(_ count: Int = 1, to color: RGBA = .white) -> PixelBuffer {
    var picture = black
    for index in 0..<count { picture.pixels[600 + index] = color.premultiplied }
    return picture
  }

  private func write(_ name: String, _ picture: PixelBuffer) throws { try write(name, PNG.encode(picture)) }

  private func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: workshop.root + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func picture(_ name: String) throws -> PixelBuffer {
    try PNG.decode(Data(contentsOf: URL(fileURLWithPath: workshop.root + "/" + name)))
  }

  // MARK: Two pictures

  /// The short way before the arguments are parsed says what the long way says.
  @Test func equalImagesHaveTheSameOutputInEveryMode() throws {
    try write("a.png", black)
    try write("b.png", PNG.encode(black, compression: .artifact))
    for arguments in [
      ["diff", "a.png", "b.png"], ["diff", "a.png", "a.png"],
    ] {
      let outcome = try Tool.run(arguments, in: workshop.root)
      #expect(outcome.status == 0 && outcome.output == "\u{2713} equal\n" && outcome.errors.isEmpty, "\(arguments)")
    }
    let onCI = try workshop.snapshot("diff", "a.png", "b.png", environment: ["CI": "true"])
    #expect(onCI.status == 0 && onCI.output == "\u{2713} equal\n")
  }

  /// `diff` is the only subcommand that compares files.
  @Test(arguments: [["verify", "old", "new"], ["verify", "old", "--against", "HEAD"], ["record", "old/a.png"]])
  func otherSubcommandsRejectFiles(arguments: [String]) throws {
    try write("old/a.png", black)
    try write("new/a.png", changed())
    try workshop.swift("touch called\n")
    let outcome = try Tool.run(arguments, in: workshop.root)
    #expect(outcome.status == 64 && !outcome.errors.isEmpty)
    #expect(workshop.read("called") == nil)
  }

  /// A file that states the hash of other pixels than its own.
  @Test func aForgedHashIsDetected() throws {
    let file = try PNG.encode(changed())
    var content = Array(try PNG.encode(black)[41..<85])
    content.replaceSubrange(28..<44, with: file[69..<85])
    let forged = file.prefix(33) + chunk("pxHS", content) + file.dropFirst(89)
    try write("a.png", black)
    try write("forged.png", forged)
    #expect(PNG.matches(forged, black) == true)
    #expect(try workshop.snapshot("diff", "a.png", "forged.png").status == 1)
    for command in ["init -q", "add .", "-c user.name=a -c user.email=a@b commit -qm a"] {
      let git = try Process.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        arguments: ["git", "-C", workshop.root] + command.split(separator: " ").map(String.init))
      git.waitUntilExit()
    }
    try write("a.png", forged)
    #expect(try workshop.snapshot("diff", "a.png", "--against", "HEAD").status == 1)
  }

  @Test func chunksThatOtherProgramsFollowAreNamed() throws {
    let file = try PNG.encode(black)
    try write("a.png", black)
    for type in ["gAMA", "cHRM", "iCCP", "cICP", "eXIf"] {
      try write("b.png", file.prefix(33) + chunk(type, [0, 0, 177, 143]) + file.dropFirst(33))
      let outcome = try workshop.snapshot("diff", "a.png", "b.png")
      #expect(outcome.status == 0 && outcome.output.contains("b.png has the PNG chunks \(type),"), "\(outcome.output)")
    }
  }

  @Test func aFileEditedByAnotherToolIsReported() throws {
    let file = try PNG.encode(changed())
    try write("a.png", black)
    // The chunk is kept, the rest is compressed anew.
    let other = try PNG.encode(changed(2), compression: .artifact)
    try write("b.png", other.prefix(33) + file[33..<89] + other.dropFirst(89))
    let outcome = try workshop.snapshot("diff", "a.png", "b.png")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("b.png was edited by another tool"))
    #expect(!outcome.output.contains("a.png was edited"))
  }

  @Test func damagedImagesAreAnErrorAndNotADifference() throws {
    try write("a.png", black)
    try write("b.png", PNG.encode(black).dropLast(5))
    for (expected, actual) in [("a.png", "b.png"), ("b.png", "a.png"), ("b.png", "b.png")] {
      let outcome = try workshop.snapshot("diff", expected, actual)
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("/b.png is not a valid PNG: The file is truncated"))
    }
    let digest = String(repeating: "0", count: 64)
    try workshop.write("pointer.png", "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 5\n")
    let outcome = try workshop.snapshot("diff", "a.png", "pointer.png", "--json")
    #expect(outcome.status == 65 && outcome.errors.contains("git lfs pull"))
    #expect(outcome.output.contains("\"exitCode\":65"))
  }

  @Test(arguments: ["side", "overlay", "heat", "onion", "blink"]) func everyFormIsWritten(form: String) throws {
    try write("a.png", black)
    try write("b.png", changed(30))
    let outcome = try workshop.snapshot("diff", "a.png", "b.png", "--form", form, "--out", "out/d.png")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("difference  out/d.png"))
    #expect(try picture("out/d.png").width >= 60)
  }

  @Test func equalPicturesWriteNoDifference() throws {
    try write("a.png", black)
    let outcome = try workshop.snapshot("diff", "a.png", "a.png", "--out", "d.png")
    #expect(outcome.status == 0 && workshop.read("d.png") == nil)
    #expect(try workshop.snapshot("diff", "a.png", "a.png", "--form", "semantic", "--out", "d.png").status == 64)
  }

  @Test func aPictureThatCannotBeWrittenIsNamed() throws {
    try write("a.png", black)
    try write("b.png", changed())
    let outcome = try workshop.snapshot("diff", "a.png", "b.png", "--out", "a.png/d.png")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("a.png/d.png"))
  }

  // MARK: Tolerances

  @Test func metricsAndLimitsSetTheTolerance() throws {
    try write("a.png", black)
    try write("b.png", changed(5, to: RGBA(0x030201)))
    let cases: [([String], Int32)] = [
      ([], 1), (["--metric", "exact"], 1), (["--metric", "levels:3"], 0), (["--metric", "levels:2"], 1),
      (["--metric", "oklab:0.2"], 0), (["--metric", "oklab:0.01"], 1), (["--metric", "cie94:5"], 0),
      (["--metric", "cie94:0.1"], 1), (["--allow", "5"], 0), (["--allow", "4"], 1),
      (["--allow", "5", "--allow-in-window", "4"], 1), (["--allow-ratio", "0.0021"], 0),
      (["--allow-ratio", "0.002"], 1), (["--allow-ratio", "0", "--allow", "5"], 0), (["--ignore", "0,10,5,1"], 0),
      (["--ignore", "0,10,4,1"], 1),
      (["--ignore", "0,10,2,1", "--ignore", "2,10,9,9"], 0), (["--ignore-antialiasing"], 1),
    ]
    for (options, status) in cases {
      let outcome = try Tool.run(["diff", "a.png", "b.png"] + options, in: workshop.root)
      #expect(outcome.status == status, "\(options): \(outcome.output)")
    }
    let tolerated = try workshop.snapshot("diff", "a.png", "b.png", "--metric", "levels:3")
    #expect(tolerated.output.contains("within the tolerance") && tolerated.output.contains("ignored: 5 pixels"))
    let json = try workshop.snapshot("diff", "a.png", "b.png", "--metric", "levels:3", "--json")
    #expect(json.output.contains("\"outcome\":\"tolerated\"") && json.output.contains("\"withinColor\":5"))
    #expect(json.output.contains("\"equal\":false"))
  }

  @Test(arguments: [
    ["--metric", "levels"], ["--metric", "levels:300"], ["--metric", "oklab:nan"], ["--metric", "oklab:2"],
    ["--metric", "ssim:1"], ["--ignore", "1,2,3"], ["--ignore", "1,2,0,4"], ["--ignore", "a,b,c,d"], ["--allow", "-1"],
    ["--allow-ratio", "1.1"], ["--allow-ratio", "nan"], ["--against", "HEAD"],
  ])
  func unusableOptionsAreUsageErrors(options: [String]) throws {
    try write("a.png", black)
    let outcome = try Tool.run(["diff", "a.png", "a.png"] + options, in: workshop.root)
    #expect(outcome.status == 64)
  }

  /// The regions that a reference states are listed, and decide nothing.
  @Test func statedIgnoredRegionsAreListedAndCompared() throws {
    let trace = """
      render trace 4
      engine 1 0123456789abcdef
      scale 1
      ignored 0 10 60 1 "identifier \\"clock\\""
      ignored 0 0 999999999999 1 "no area"
      display list 60 40

      """
    try write("a.png", PNG.explained(PNG.encode(black), by: Data(trace.utf8)))
    try write("b.png", changed(5))
    let outcome = try workshop.snapshot("diff", "a.png", "b.png")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("a.png states 1 region that its test ignores, which are compared here: 0,10,60,1"))
    #expect(outcome.output.contains("(identifier \"clock\")"))
    #expect(try workshop.snapshot("diff", "a.png", "b.png", "--ignore", "0,10,60,1").status == 0)
    #expect(try !workshop.snapshot("diff", "a.png", "a.png").output.contains("states"))
  }

  // MARK: Texts and other files

  @Test func textsAreComparedLineByLine() throws {
    try workshop.write("a.txt", "one\ntwo\nthree\n")
    try workshop.write("b.txt", "one\ntwo and a half\nthree\n\u{1B}[31m")
    let outcome = try workshop.snapshot("diff", "a.txt", "b.txt")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\u{2212} two\n") && outcome.output.contains("+ two and a half"))
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(try workshop.snapshot("diff", "a.txt", "a.txt").status == 0)
    let json = try workshop.snapshot("diff", "a.txt", "b.txt", "--json")
    #expect(json.output.contains("\"kind\":\"removed\"") && json.output.contains("two and a half"))
    try write("c.bin", Data([0, 1, 2]))
    #expect(try workshop.snapshot("diff", "a.txt", "c.bin").output.contains("bytes differ"))
  }

  // MARK: Folders

  private func writeFolders() throws {
    for folder in ["old", "new"] {
      try write(folder + "/same.png", black)
      try write(folder + "/deep/same.txt", Data("x".utf8))
      try write(folder + "/.hidden", Data(folder.utf8))
    }
    try write("old/changed.png", black)
    try write("new/changed.png", changed(3))
    try write("old/gone.png", black)
    try write("new/deep/added.png", black)
    try write("old/deep/text.txt", Data("a\nb\n".utf8))
    try write("new/deep/text.txt", Data("a\nc\n".utf8))
  }

  @Test func foldersAreComparedFileByFile() throws {
    try writeFolders()
    let outcome = try workshop.snapshot("diff", "old", "new", "--out", "pictures")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("\u{2717} changed.png  3 of 2,400 pixels differ"))
    #expect(lines[0].hasSuffix("pictures/changed.png"))
    #expect(lines[1] == "\u{2717} deep/added.png  only in actual")
    #expect(lines[2] == "\u{2717} deep/text.txt  1 line removed, 1 added")
    #expect(lines[3] == "\u{2717} gone.png  only in expected")
    #expect(lines[4] == "\u{2717} 6 files: 2 changed, 1 only in expected, 1 only in actual, 2 equal")
    #expect(try picture("pictures/changed.png").width == 60)
    #expect(try workshop.snapshot("diff", "old", "old").status == 0)
    let json = try workshop.snapshot("diff", "old", "new", "--json")
    #expect(json.output.split(separator: "\n").count == 6)
    #expect(json.output.contains("\"name\":\"gone.png\""))
  }

  @Test func aDamagedFileOutranksADifference() throws {
    try writeFolders()
    try write("new/same.png", Data("no picture".utf8))
    let outcome = try workshop.snapshot("diff", "old", "new")
    #expect(outcome.status == 65)
    #expect(outcome.output.contains("1 unreadable") && outcome.output.contains("is not a valid PNG"))
  }

  @Test func emptyFoldersFail() throws {
    for folder in ["old", "new"] { try write(folder + "/.hidden", Data()) }
    #expect(try workshop.snapshot("diff", "old", "new").status == 6)
    #expect(try workshop.snapshot("diff", "old", "absent").status == 66)
    try write("a.png", black)
    #expect(try workshop.snapshot("diff", "old", "a.png").status == 64)
  }

  // MARK: Git

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", workshop.root, "-c", "user.name=a", "-c", "user.email=a@b"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  @Test func aFolderIsComparedWithARevision() throws {
    try git("init", "-q")
    try writeFolders()
    try write("old/größe \"q\".png", black)
    try write("old/empty.txt", Data())
    try git("add", "-A")
    try git("commit", "-q", "-m", "first")
    #expect(try workshop.snapshot("diff", "old", "--against", "HEAD").status == 0)
    try write("old/größe \"q\".png", changed(2))
    try FileManager.default.removeItem(atPath: workshop.root + "/old/gone.png")
    try write("old/fresh.png", black)
    let outcome = try workshop.snapshot("diff", "old", "--against", "HEAD")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("größe \"q\".png  2 of 2,400 pixels differ"))
    #expect(
      outcome.output.contains("fresh.png  only in actual") && outcome.output.contains("gone.png  only in expected"))
    #expect(outcome.output.contains("8 files: 1 changed, 1 only in expected, 1 only in actual, 5 equal"))
    let file = try workshop.snapshot("diff", "old/größe \"q\".png", "--against", "HEAD", "--out", "d.png")
    #expect(file.status == 1 && file.output.contains("2 of 2,400 pixels differ"))
    #expect(try picture("d.png").width == 60)
    #expect(try workshop.snapshot("diff", "old/fresh.png", "--against", "HEAD").status == 66)
    #expect(try workshop.snapshot("diff", "old", "--against", "no-such-branch").status == 66)
    #expect(try workshop.snapshot("diff", "old", "--against=--help").status == 66)
    try write("old/gone.png", black)
    try git("add", "-A")
    try git("commit", "-q", "-m", "second")
    #expect(try workshop.snapshot("diff", "old", "--against", "HEAD").status == 0)
    #expect(try workshop.snapshot("diff", "old", "--against", "HEAD~1").status == 1)
  }

  // MARK: A snapshot of the last run

  @Test func aSnapshotOfTheLastRunIsComparedByItsKey() throws {
    let run = ".build/snapshots/runs/one"
    try write(run + "/artifacts/expected.png", black)
    try write(run + "/artifacts/actual.png", changed(4))
    let entry = """
      {"schemaVersion":1,"id":"AppTests/LoginTests/welcome()#card","target":"AppTests","suite":"LoginTests",\
      "test":"welcome()","name":"card","cell":[],"file":"/p/LoginTests.swift","line":3,"outcome":"changed",\
      "format":"png","mode":"missing","reference":"/p/card.png","artifacts":{"expected":"artifacts/expected.png",\
      "actual":"artifacts/actual.png"},"message":"differs","milliseconds":1,"process":1}
      """
    try workshop.write(run + "/ledger.jsonl", entry + "\n")
    let outcome = try workshop.snapshot("diff", "welcome()#card", "--run", "one")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("4 of 2,400 pixels differ"))
    #expect(try workshop.snapshot("diff", "nothing", "--run", "one").status == 66)
  }
}

/// A chunk of a PNG file with its checksum.
private func chunk(_ name: String, _ content: [UInt8]) -> Data {
  func bytes(_ word: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
  let checked = Array(name.utf8) + content
  var remainder: UInt32 = 0xFFFF_FFFF
  for byte in checked {
    remainder ^= UInt32(byte)
    for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
  }
  return Data(bytes(UInt32(content.count)) + checked + bytes(~remainder))
}
