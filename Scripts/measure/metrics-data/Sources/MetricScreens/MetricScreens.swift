import Foundation
import SnapshotUI

/// Draws the screens that standard input lists. `Scripts/measure/metrics` runs it.
///
/// A line has the name of the picture, the screen, the device, the type size, the design, the scheme, and a file of texts
/// or `-`, separated by tabs. The folder of the argument gets `NAME.png`, and `NAME.tsv` with the frames of its elements.
@main
enum MetricScreens {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
    while let line = readLine() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 7 else { throw MetricError(reason: "\(line): 7 fields are expected, separated by tabs") }
      let screen = try screen(fields[1], texts: Texts(file: fields[6]))
      let context = try context(fields)
      try PNG.encode(try Renderer().render(screen, in: context)).write(to: folder.appending(path: fields[0] + ".png"))
      try elements(of: try screen.rendered(in: context).layout).write(
        to: folder.appending(path: fields[0] + ".tsv"), atomically: true, encoding: .utf8)
    }
  }

  private static func screen(_ name: String, texts: Texts) throws -> AnyView {
    guard let screen = homeAssistantScreen(name, texts) ?? speziScreen(name) ?? otherScreen(name) else {
      throw MetricError(reason: "\(name): no such screen")
    }
    return screen
  }

  private static func context(_ fields: [String]) throws -> RenderContext {
    let sizes = Dictionary(uniqueKeysWithValues: DynamicTypeSize.allCases.map { ("\($0)", $0) })
    guard let size = sizes[fields[3]] else { throw MetricError(reason: "\(fields[3]): no such type size") }
    let scheme: ColorScheme = fields[5] == "dark" ? .dark : .light
    let design: SystemDesign = fields[4] == "iOS26" ? .iOS26 : .iOS18
    let devices: [String: Device] = [
      "iPhone13": .iPhone13, "iPhone13Pro": .iPhone13Pro, "iPhone13Mini": .iPhone13Mini,
      "iPhone13ProMax": .iPhone13ProMax, "iPadPro11": .iPadPro11(.landscape),
    ]
    if let device = devices[fields[2]] {
      return device.context(dynamicTypeSize: size, colorScheme: scheme, design: design)
    }
    // WIDTHxHEIGHT@SCALE, and +TOP for the safe area at the top.
    let numbers = fields[2].split { "x@+".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 3 || numbers.count == 4 else { throw MetricError(reason: "\(fields[2]): no such device") }
    var context = RenderContext(dynamicTypeSize: size, colorScheme: scheme, design: design)
    context.width = numbers[0]
    context.height = numbers[1]
    context.displayScale = numbers[2]
    context.safeAreaInsets.top = numbers.count == 4 ? numbers[3] : 0
    context.background = .system
    return context
  }

  /// A line for each element: its name, its detail and its frame in points.
  private static func elements(of root: PlacedElement) -> String {
    var lines: [String] = []
    func add(_ placed: PlacedElement) {
      let frame = placed.frame
      let detail = (placed.element.detail ?? "").replacing("\n", with: " ").replacing("\t", with: " ")
      lines.append("\(placed.element.name)\t\(detail)\t\(frame.minX)\t\(frame.minY)\t\(frame.width)\t\(frame.height)")
      placed.children.forEach(add)
    }
    add(root)
    return lines.joined(separator: "\n") + "\n"
  }
}

struct MetricError: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}

/// The texts of an app, from its own file of strings: they stay in its repository.
struct Texts {
  private var values: [String: String] = [:]

  init(file: String) throws {
    guard file != "-" else { return }
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: "\"", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, parts[2].contains("=") else { continue }
      values[String(parts[1])] = String(parts[3])
    }
  }

  subscript(key: String) -> String { values[key] ?? key }
}
