import Raster
import SnapshotCore
import Views

extension Snapshotting where Value == String, Format == PixelBuffer {
  /// What a program prints, as a picture of a terminal of 80 columns.
  ///
  ///     assertSnapshot(of: output, as: .terminalImage)
  ///
  /// Records a picture, 1 pixel a point.
  public static var terminalImage: Snapshotting { .terminalImage() }

  /// What a program prints, as a picture of a terminal.
  ///
  ///     assertSnapshot(of: output, as: .terminalImage(columns: 60, frame: .window, traits: .init(displayScale: 2)))
  ///
  /// Text is drawn in JetBrains Mono, which has Latin, Greek and Cyrillic; what it lacks comes from the fonts that the
  /// traits bring: `.init(fonts: fonts)`. What no font has is a failure that names it.
  ///
  /// - Parameters:
  ///   - columns: Characters a line; longer lines wrap.
  ///   - rows: Lines of the screen; `nil` lets it grow with what is printed.
  ///   - theme: The colours; by default those of the traits' appearance.
  ///   - frame: What is drawn around the screen.
  public static func terminalImage(
    columns: Int = 80, rows: Int? = nil, theme: TerminalTheme? = nil, frame: TerminalPicture.Frame = .none,
    traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    Snapshotting<TerminalPicture, PixelBuffer>.image(traits: traits).pullback {
      TerminalPicture(TerminalScreen($0, columns: columns, rows: rows), theme: theme, frame: frame)
    }
  }
}
