import Foundation
import Raster

/// Writes the pairs of screens that `compare-pictures` times, into the folder that is its argument.
@main
struct ComparisonPictures {
  static func main() throws {
    guard let folder = CommandLine.arguments.dropFirst().first else {
      print("usage: ComparisonPictures FOLDER")
      return
    }
    var states: [(name: String, screen: Screen)] = [("screen", Screen())]
    states.append(("word", Screen(word: "village")))
    states.append(("moved", Screen(offset: 1)))
    states.append(("brighter", Screen(ground: RGBA(0xF5F5FA))))
    for (name, screen) in states {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png")
      try PNG.encode(screen.picture()).write(to: file)
      print(file.path)
    }
  }
}
