import Raster
import SnapshotReports
import SnapshotRuns

/// Writes pictures of several versions as one PNG file.
enum PictureFile {
  /// - Parameter subject: What the pictures show, in messages.
  static func write(_ gallery: PictureGallery, width: Int, to path: String, of subject: String) throws {
    let sheet = ContactSheetImage(gallery, width: width)
    guard sheet.count > 0 else { throw CommandError(.noSuchKey, "These \(subject) contain no pictures.") }
    do {
      try OutputFile.write(PNG.encode(Renderer().render(sheet.list)), to: path)
    } catch let error as RenderError {
      throw CommandError(
        .inputOutput, "Cannot render the \(subject): \(error) Select fewer snapshots, or a smaller --width.")
    }
  }
}
