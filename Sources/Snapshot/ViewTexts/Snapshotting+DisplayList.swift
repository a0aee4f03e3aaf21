import Raster
import SnapshotCore
import Views

extension Snapshotting where Value: Drawable, Format == String {
  /// How view data is drawn, one operation a line, at the size that it asks for.
  public static var displayList: Snapshotting { .displayList(context: RenderContext()) }

  /// How view data is drawn on a device's screen.
  public static func displayList(on config: ViewImageConfig, traits: SnapshotTraits = SnapshotTraits())
    -> Snapshotting
  {
    .displayList(context: SnapshotLayout.device(config: config).context(traits))
  }

  /// How view data is drawn in a context.
  public static func displayList(context: RenderContext) -> Snapshotting {
    .text("displaylist.txt") { try $0.picture(in: context).textForm }
  }
}

extension MatrixSnapshotting where Value: Drawable {
  /// How each cell is drawn.
  public static var displayList: MatrixSnapshotting {
    MatrixSnapshotting(name: "displaylist") { .displayList(context: $0) }
  }
}
