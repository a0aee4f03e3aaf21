import Foundation
import Raster
import Scenes

/// The most memory that a render takes beyond what the process had, each scene in a process of its own. Linux only.
///
/// Measured are resident pages: the highest number during the render less that before it. What the executable is mapped
/// from counts where it is touched for the first time, so a tiny picture of the same operations is drawn before. A first
/// render also fills caches that stay, above all the glyphs' masks; a second one is what a render takes by itself.
enum PeakMemory {
  static func print() throws {
    #if os(Linux)
      let pixels = CairoPicture.width * CairoPicture.height * 4
      Swift.print("\npeak memory of a first and of a second render: KiB, and times the picture's \(pixels / 1024) KiB")
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
        let columns = peaks.map { "\(Int($0))".padded(9) + ($0 * 1024 / Double(pixels)).hundredths.padded(9) }
        Swift.print(scene.name.padded(26) + columns.joined())
      }
    #endif
  }

  /// Prints the KiB of one scene, for a first and a second render.
  static func measure(_ name: String) throws {
    guard let scene = Scene.all.first(where: { $0.name == name }) else { return }
    let list = scene.list
    // What the first render of a process loads for good is none of a render's memory.
    var small = DisplayList(size: CGSize(width: 8, height: 8))
    small.items = list.items
    _ = try Renderer(threads: 1).render(small)
    for _ in 0..<2 {
      let before = status("VmRSS")
      try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
      let picture = try Renderer(threads: 1).render(list, scale: Scene.scale)
      Swift.print(status("VmHWM") - before)
      precondition(picture.width == CairoPicture.width)
    }
  }

  private static func status(_ field: String) -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(field + ":") } ?? ""
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
  }
}
