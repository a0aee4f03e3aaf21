import Foundation
import Raster
import Scenes

/// What other judges need: each scene's stream of numbers, and the pictures that ours and Cairo draw.
enum SceneFiles {
  static func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for scene in Scene.all {
      let list = try DisplayList(textForm: scene.list.exactTextForm)
      let cairo = try CairoPicture(list)
      cairo.draw()
      let stream = cairo.stream.withUnsafeBytes { Data($0) }
      try stream.write(to: folder.appendingPathComponent(scene.name + ".stream"))
      try PNG.encode(Renderer().render(list, scale: Scene.scale))
        .write(to: folder.appendingPathComponent(scene.name + ".ours.png"))
      try PNG.encode(cairo.buffer).write(to: folder.appendingPathComponent(scene.name + ".cairo.png"))
    }
  }
}
