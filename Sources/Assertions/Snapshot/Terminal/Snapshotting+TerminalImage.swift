import Raster
import SnapshotCore
import SnapshotUI

extension Snapshotting where Value == String, Format == PixelBuffer {
  /// The output of a program as an image of a terminal with 80 columns.
  ///
  ///     assertSnapshot(of: output, as: .terminalImage)
  ///
  /// Records an image at @1x scale.
  public static var terminalImage: Snapshotting { .terminalImage() }

  /// The output of a program as an image of a terminal.
  ///
  ///     assertSnapshot(of: output, as: .terminalImage(columns: 60, frame: .window, traits: .init(displayScale: 2)))
  ///
  /// Text uses JetBrains Mono, which covers Latin, Greek and Cyrillic. Other characters use the fonts of the traits:
  /// `.init(fonts: fonts)`. Characters without a glyph in any font fail the assertion, which names them.
  ///
  /// - Parameters:
  ///   - columns: The number of characters per line. Longer lines wrap.
  ///   - rows: The number of lines, or `nil` for a screen that grows with the output.
  ///   - theme: The colors. The default depends on the color scheme of the traits.
  ///   - frame: The frame around the screen.
  ///   - tolerance: The differences that are tolerated.
  ///   - ignoring: The regions that are not compared, as frames.
  public static func terminalImage(
    columns: Int = 80, rows: Int? = nil, theme: TerminalTheme? = nil, frame: TerminalPicture.Frame = .none,
    traits: SnapshotTraits = SnapshotTraits(), tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
  ) -> Snapshotting {
    Snapshotting<TerminalPicture, PixelBuffer>.image(traits: traits, tolerance: tolerance, ignoring: ignoring).pullback
    {
      TerminalPicture(TerminalScreen($0, columns: columns, rows: rows), theme: theme, frame: frame)
    }
  }
}
