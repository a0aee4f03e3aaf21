import Foundation
import Raster
import Scenes

/// The most memory that a render takes beyond what the process had, each scene in a process of its own. Linux only.
///
/// Measured are resident pages: the highest number during the render less that before it. A tiny picture of the same
/// operations is drawn before, but a full one may still touch code for the first time: pages of the executable and of its
/// libraries are told apart, for they are mapped from files and shared by all processes. What is left is the picture, what
/// drawing it takes, and caches that stay, above all the glyphs' masks. A second render finds those, and the memory that
/// the first one gave back to the allocator.
enum PeakMemory {
  static func print() throws {
    #if os(Linux)
      let pixels = CairoPicture.width * CairoPicture.height * 4
      Swift.print("\npeak memory of a render: KiB, and times the picture's \(pixels / 1024) KiB")
      Swift.print("".padded(26) + "first".padded(16) + "without code".padded(16) + "second")
      for scene in Scene.all {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["peak", scene.name]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let peaks = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        let columns = peaks.map { "\(Int($0)) \(($0 * 1024 / Double(pixels)).hundredths)".padded(16) }
        Swift.print(scene.name.padded(26) + columns.joined())
      }
    #endif
  }

  /// Prints the KiB of one scene: of a first render, of that without what is mapped from files, and of a second one.
  static func measure(_ name: String) throws {
    guard let scene = Scene.all.first(where: { $0.name == name }) else { return }
    let list = scene.list
    var small = DisplayList(size: CGSize(width: 8, height: 8))
    small.items = list.items
    _ = try Renderer(threads: 1).render(small)
    // The first reset loads code too.
    try reset()
    let first = try peak(list)
    Swift.print(first.pages)
    Swift.print(first.pages - first.ofFiles)
    Swift.print(try peak(list).pages)
  }

  /// Resets the highest number of resident pages.
  private static func reset() throws {
    try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }

  /// Returns the pages of a render, and those of them that are mapped from files.
  private static func peak(_ list: DisplayList) throws -> (pages: Int, ofFiles: Int) {
    let (before, files) = (status("VmRSS"), status("RssFile"))
    try reset()
    let picture = try Renderer(threads: 1).render(list, scale: Scene.scale)
    precondition(picture.width == CairoPicture.width)
    return (status("VmHWM") - before, status("RssFile") - files)
  }

  private static func status(_ field: String) -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(field + ":") } ?? ""
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
  }
}
