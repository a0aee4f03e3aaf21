import Foundation
import Raster
import SnapshotRepository
@testable import SnapshotUI  // The readers of SVG and PDF files have no interface but images of asset catalogs.

// Pictures of asset catalogs in other formats than PNG.
extension FuzzSubject {
  /// JPEG files of each kind that is read.
  static let jpeg = FuzzSubject(
    name: "jpeg", rounds: 1500,
    wholes: {
      let folder = "Tests/Drawing/RasterTests/JPEG/Pictures"
      return try [
        "baseline-420", "baseline-444", "cmyk", "gray", "gray-progressive", "orientation-6", "progressive-420",
        "restart",
      ].map { try Data(contentsOf: Repository.url("\(folder)/\($0).jpg")) }
    }
  ) { _ in
    { _ = try JPEG.decode($0) }
  }

  /// SVG files of plain shapes.
  static let svg = FuzzSubject(name: "svg", rounds: 2000, wholes: { icons.map { Data($0.utf8) } }) { _ in
    { _ = try SVGImage.image([UInt8]($0), scale: 2) }
  }

  /// PDF files of shapes, gradients, pictures and inks.
  static let pdf = FuzzSubject(
    name: "pdf", rounds: 1500,
    wholes: {
      let folder = "Tests/Interface/SnapshotUITests/Localization/Documents"
      return try ["damaged", "encrypted", "gradients", "inks", "objects", "picture", "shapes", "text"].map {
        try Data(contentsOf: Repository.url("\(folder)/\($0).pdf"))
      }
    }
  ) { _ in
    { _ = try PDFImage.image([UInt8]($0), scale: 1) }
  }

  private static let icons = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg width="24" height="24" viewBox="0 0 48 48" xmlns="http://www.w3.org/2000/svg"><title>Icon &amp; more</title>
      <g fill="none" stroke="#1C2B3A" stroke-width="1.5" stroke-linecap="round" transform="rotate(20 24 24) scale(.9)">
        <path d="M4 4h40v40h-40z M10 20C10 10 30 10 30 20S40 30 44 24" fill-rule="evenodd" opacity=".5"/>
        <circle cx="24" cy="24" r="8" fill="rgb(20, 120, 250)"/><ellipse cx="9" cy="9" rx="4" ry="2"/>
      </g>
    </svg>
    """,
    """
    <svg viewBox="0 0 20 20"><!-- shapes --><rect x="1" y="2" width="9" height="8" rx="2" style="fill:#0a0;stroke:red"/>
    <polygon points="1,1 19,3 9,18"/><polyline points="1 9 9 1 18 12" fill="none" stroke="black"/>
    <line x1="0" y1="0" x2="20" y2="20" stroke="currentColor" stroke-dasharray="2 1"/></svg>
    """,
  ]
}
