import Foundation
import Raster
import SnapshotFoundation
import SnapshotRuns
import SnapshotWorkspace

/// All contact sheets of a run as one image, grouped by test. Failed snapshots have a frame with their status.
///
/// Unlike `SnapshotUI.ContactSheet`, which renders a view in every configuration of a matrix, it shows the recorded images of a run.
package struct ContactSheetImage: Sendable {
  /// The image of a snapshot to show. A snapshot without it shows the image that it has.
  package enum Subject: String, Hashable, Sendable, CaseIterable { case actual, expected, difference }

  package let list: DisplayList
  /// The number of snapshots.
  package let count: Int

  /// Arranges the images of a run. Leaves out snapshots that are not images.
  ///
  /// - Parameters:
  ///   - width: The maximum width of each image in pixels.
  ///   - axis: The column axis. By default, the axis with the most values.
  package init(_ report: RunReport, subject: Subject = .actual, width: Int = 240, across axis: String? = nil) {
    var layout = ContactSheetLayout(report: report, subject: subject, width: width)
    for sheet in SnapshotSheet.sheets(of: report.results, across: axis) { layout.place(sheet) }
    list = layout.list
    count = layout.count
  }
}

extension ContactSheetImage {
  /// The largest number of pictures in a row.
  private static let columns = 5

  /// Arranges pictures that no run has asserted: a row for each view and a column for each configuration, or rows of views if there
  /// is only one configuration.
  ///
  /// - Parameter width: The maximum width of each picture in pixels.
  package init(_ gallery: PictureGallery, width: Int = 240) {
    var layout = ContactSheetLayout(report: nil, subject: .actual, width: width)
    let variants = gallery.variants
    for group in gallery.groups where group.items.contains(where: { !$0.pictures.isEmpty }) {
      layout.placeTitle(group.title)
      if variants.count > 1 {
        let rows = group.items.filter { !$0.pictures.isEmpty }.map { item in
          (item.name, variants.map { variant in item.pictures.first { $0.variant == variant }?.data })
        }
        layout.placeMatrix(columns: variants, rows: rows)
      } else {
        let pictures = group.items.flatMap { item in item.pictures.map { (item.name, $0.data) } }
        for start in stride(from: 0, to: pictures.count, by: Self.columns) {
          let row = pictures[start..<min(start + Self.columns, pictures.count)]
          layout.placeMatrix(columns: row.map(\.0), rows: [("", row.map(\.1))])
        }
      }
      layout.endGroup()
    }
    list = layout.list
    count = layout.count
  }
}

/// Collects positioned texts and images, and draws them when the total size is known.
private struct ContactSheetLayout {
  let report: RunReport?
  let subject: ContactSheetImage.Subject
  let width: Int
  private(set) var count = 0
  private var pieces: [Piece] = []
  private var bottom: CGFloat = margin
  private var right: CGFloat = margin

  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 12
  /// The distance from the titles of columns to the first row.
  private static let titleHeight: CGFloat = 20
  private static let ink = RGBA(red: 0x16, green: 0x17, blue: 0x1B)
  private static let quiet = RGBA(red: 0x5C, green: 0x5F, blue: 0x6A)
  private static let alarm = RGBA(red: 0xB3, green: 0x26, blue: 0x1E)

  private enum Piece {
    case text(TextLayout, CGPoint)
    case picture(PixelImage, CGRect, mark: String?)
  }

  init(report: RunReport?, subject: ContactSheetImage.Subject, width: Int) {
    self.report = report
    self.subject = subject
    self.width = width
  }

  /// A picture in a table.
  private struct Cell {
    var image: PixelImage
    /// The status of a snapshot that did not pass.
    var mark: String?
  }

  mutating func place(_ sheet: SnapshotSheet) {
    guard !sheet.rows.isEmpty || !sheet.singles.isEmpty else { return }
    write("\(sheet.target) \u{203A} \(sheet.suite)", size: 12, color: ContactSheetLayout.quiet)
    placeTitle(sheet.title)
    let rows = sheet.rows.map { row in (row.header.joined(separator: "\n"), row.results.map { $0.flatMap(cell) }) }
    placeMatrix(columns: sheet.columns, rows)
    placeSingles(sheet.singles)
    endGroup()
  }

  mutating func placeTitle(_ title: String) {
    write(title, size: 18, weight: .semibold)
    bottom += ContactSheetLayout.gap
  }

  mutating func endGroup() { bottom += ContactSheetLayout.margin }

  /// Places PNG files in a table. A file that is unreadable has no picture.
  mutating func placeMatrix(columns: [String], rows: [(header: String, files: [Data?])]) {
    placeMatrix(
      columns: columns,
      rows.map { row in (row.header, row.files.map { file in file.flatMap(image).map { Cell(image: $0) } }) })
  }

  private mutating func placeMatrix(columns: [String], _ rows: [(header: String, cells: [Cell?])]) {
    guard !rows.isEmpty else { return }
    let titles = columns.map { text($0, size: 12, color: ContactSheetLayout.quiet) }
    let headers = rows.map { text($0.header, size: 12, color: ContactSheetLayout.quiet) }
    let headerWidth = headers.map(\.size.width).max() ?? 0
    let left = ContactSheetLayout.margin + headerWidth + (headerWidth > 0 ? ContactSheetLayout.gap : 0)
    let grid = GridArrangement(
      rows.map { $0.cells.map { $0?.image.size } },
      origin: CGPoint(x: left, y: bottom + ContactSheetLayout.titleHeight),
      gap: ContactSheetLayout.gap,
      columnWidths: titles.map(\.size.width), rowHeights: headers.map(\.size.height))
    for (title, column) in zip(titles, grid.columns) {
      pieces.append(.text(title, CGPoint(x: column.x, y: bottom)))
    }
    for (index, row) in grid.rows.enumerated() {
      pieces.append(.text(headers[index], CGPoint(x: ContactSheetLayout.margin, y: row.y)))
      for (column, cell) in zip(grid.columns, rows[index].cells) {
        if let cell { put(cell, at: CGPoint(x: column.x, y: row.y)) }
      }
    }
    bottom = grid.end.y
    right = max(right, grid.end.x - ContactSheetLayout.gap)
  }

  private mutating func placeSingles(_ singles: [SnapshotResult]) {
    for result in singles {
      guard let cell = cell(of: result) else { continue }
      let label = ([result.entry.name] + result.entry.cell.map { AxisValue($0).value }).filter { !$0.isEmpty }
      write(label.joined(separator: ", "), size: 12, color: ContactSheetLayout.quiet)
      put(cell, at: CGPoint(x: ContactSheetLayout.margin, y: bottom))
      bottom += cell.image.size.height + ContactSheetLayout.gap
    }
  }

  private mutating func put(_ cell: Cell, at point: CGPoint) {
    count += 1
    let frame = CGRect(origin: point, size: cell.image.size)
    pieces.append(.picture(cell.image, frame, mark: cell.mark))
    right = max(right, frame.maxX)
  }

  private func image(_ file: Data) -> PixelImage? {
    (try? PNG.decode(file)).map { PixelImage($0.downscaled(toWidth: width)) }
  }

  private func cell(of result: SnapshotResult) -> Cell? {
    guard let report, result.entry.format == "png" else { return nil }
    let artifacts = result.entry.artifacts
    let kept =
      switch subject {
      case .actual: [artifacts.actual]
      case .expected: [artifacts.expected]
      case .difference: [artifacts.difference, artifacts.actual]
      }
    let data =
      kept.lazy.compactMap { $0 }.compactMap { report.contents($0) }.first ?? report.referenceContents(of: result.entry)
    return data.flatMap(image).map { Cell(image: $0, mark: result.status == .passed ? nil : result.status.word) }
  }

  private mutating func write(_ string: String, size: CGFloat, weight: FontWeight = .regular, color: RGBA = ink) {
    let text = text(string, size: size, weight: weight, color: color)
    pieces.append(.text(text, CGPoint(x: ContactSheetLayout.margin, y: bottom)))
    bottom += text.size.height + 2
    right = max(right, ContactSheetLayout.margin + text.size.width)
  }

  private func text(_ string: String, size: CGFloat, weight: FontWeight = .regular, color: RGBA) -> TextLayout {
    let font = FontDescriptor(size: size, weight: weight)
    return Typesetter().layout([TextRun(VisibleText.block(string), font: font, color: color)])
  }

  /// The drawing, on a white background.
  var list: DisplayList {
    var canvas = DisplayListRecorder(
      size: CGSize(width: (right + ContactSheetLayout.margin).rounded(.up), height: bottom.rounded(.up)))
    canvas.fill(Path(CGRect(origin: .zero, size: canvas.size)), with: .white)
    for piece in pieces {
      switch piece {
      case .text(let layout, let origin): canvas.draw(layout, at: origin)
      case .picture(let image, let frame, let mark):
        // Transparent pixels show a gray on which both white and black are visible.
        canvas.fill(Path(frame), with: RGBA(red: 0xC9, green: 0xCB, blue: 0xD3))
        canvas.draw(image, in: frame)
        outline(frame, mark: mark, on: &canvas)
      }
    }
    return canvas.displayList
  }

  /// Draws a hairline around a passed snapshot, or a thick frame with the status around others.
  private func outline(_ frame: CGRect, mark: String?, on canvas: inout DisplayListRecorder) {
    let width: CGFloat = mark == nil ? 1 : 3
    let color = mark == nil ? RGBA(red: 0xD0, green: 0xD2, blue: 0xDA) : ContactSheetLayout.alarm
    let line = Path(frame.insetBy(dx: -width / 2, dy: -width / 2))
    canvas.stroke(line, with: color, lineWidth: width)
    guard let mark else { return }
    let word = text(mark, size: 11, weight: .semibold, color: .white)
    let flag = CGRect(x: frame.minX, y: frame.minY, width: word.size.width + 10, height: word.size.height + 4)
    canvas.fill(Path(flag), with: ContactSheetLayout.alarm)
    canvas.draw(word, at: CGPoint(x: flag.minX + 5, y: flag.minY + 2))
  }
}
