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

/// Collects positioned texts and images, and draws them when the total size is known.
private struct ContactSheetLayout {
  let report: RunReport
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

  init(report: RunReport, subject: ContactSheetImage.Subject, width: Int) {
    self.report = report
    self.subject = subject
    self.width = width
  }

  mutating func place(_ sheet: SnapshotSheet) {
    guard !sheet.rows.isEmpty || !sheet.singles.isEmpty else { return }
    write("\(sheet.target) \u{203A} \(sheet.suite)", size: 12, color: ContactSheetLayout.quiet)
    write(sheet.title, size: 18, weight: .semibold)
    bottom += ContactSheetLayout.gap
    placeMatrix(sheet)
    placeSingles(sheet.singles)
    bottom += ContactSheetLayout.margin
  }

  private mutating func placeMatrix(_ sheet: SnapshotSheet) {
    guard !sheet.rows.isEmpty else { return }
    let titles = sheet.columns.map { text($0, size: 12, color: ContactSheetLayout.quiet) }
    let headers = sheet.rows.map { text($0.header.joined(separator: "\n"), size: 12, color: ContactSheetLayout.quiet) }
    let pictures = sheet.rows.map { $0.results.map { $0.flatMap(picture) } }
    let headerWidth = headers.map(\.size.width).max() ?? 0
    let left = ContactSheetLayout.margin + headerWidth + (headerWidth > 0 ? ContactSheetLayout.gap : 0)
    let grid = GridArrangement(
      pictures.map { $0.map { $0?.size } }, origin: CGPoint(x: left, y: bottom + ContactSheetLayout.titleHeight),
      gap: ContactSheetLayout.gap,
      columnWidths: titles.map(\.size.width), rowHeights: headers.map(\.size.height))
    for (title, column) in zip(titles, grid.columns) {
      pieces.append(.text(title, CGPoint(x: column.x, y: bottom)))
    }
    for (index, row) in grid.rows.enumerated() {
      pieces.append(.text(headers[index], CGPoint(x: ContactSheetLayout.margin, y: row.y)))
      for (column, (image, result)) in zip(grid.columns, zip(pictures[index], sheet.rows[index].results)) {
        guard let image, let result else { continue }
        put(image, result, at: CGPoint(x: column.x, y: row.y))
      }
    }
    bottom = grid.end.y
    right = max(right, grid.end.x - ContactSheetLayout.gap)
  }

  private mutating func placeSingles(_ singles: [SnapshotResult]) {
    for result in singles {
      guard let image = picture(of: result) else { continue }
      let label = ([result.entry.name] + result.entry.cell.map { AxisValue($0).value }).filter { !$0.isEmpty }
      write(label.joined(separator: ", "), size: 12, color: ContactSheetLayout.quiet)
      put(image, result, at: CGPoint(x: ContactSheetLayout.margin, y: bottom))
      bottom += image.size.height + ContactSheetLayout.gap
    }
  }

  private mutating func put(_ image: PixelImage, _ result: SnapshotResult, at point: CGPoint) {
    count += 1
    let frame = CGRect(origin: point, size: image.size)
    pieces.append(.picture(image, frame, mark: result.status == .passed ? nil : result.status.word))
    right = max(right, frame.maxX)
  }

  private func picture(of result: SnapshotResult) -> PixelImage? {
    guard result.entry.format == "png" else { return nil }
    let artifacts = result.entry.artifacts
    let kept =
      switch subject {
      case .actual: [artifacts.actual]
      case .expected: [artifacts.expected]
      case .difference: [artifacts.difference, artifacts.actual]
      }
    let data =
      kept.lazy.compactMap { $0 }.compactMap { report.contents($0) }.first ?? report.referenceContents(of: result.entry)
    return data.flatMap { try? PNG.decode($0) }.map { PixelImage($0.downscaled(toWidth: width)) }
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
