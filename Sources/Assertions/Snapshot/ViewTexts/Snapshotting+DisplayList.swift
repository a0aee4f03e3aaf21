import Raster
import SnapshotCore
import SnapshotUI

extension Snapshotting where Value: Drawable, Format == String {
  /// The display list of view data at its ideal size, one operation per line.
  public static var displayList: Snapshotting { .displayList(context: RenderContext()) }

  /// The display list of view data on a device's screen.
  public static func displayList(on config: ViewImageConfig, traits: SnapshotTraits = SnapshotTraits())
    -> Snapshotting
  {
    .displayList(context: SnapshotLayout.device(config: config).context(traits))
  }

  /// The display list of view data in a context.
  public static func displayList(context: RenderContext) -> Snapshotting {
    .text("displaylist.txt") { try $0.picture(in: context).textForm }
  }
}
