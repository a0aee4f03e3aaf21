import Foundation
import Raster
import SnapshotFoundation
import SnapshotPreviewBuild
import SnapshotPreviewMessages
import SnapshotPreviewServer
import SnapshotReports
import SnapshotRuns

/// Writes the pictures of previews, and prints a line for each of them.
struct RenderReport {
  let output: OutputOptions
  private let showsIssues: Bool
  private var drawn = 0
  private var failed = 0
  private var issues = 0
  private var project = ""
  private var lostFiles = 0
  private var omissions = 0
  private var gallery = PictureGallery()
  private var folders: Set<String> = []

  init(output: OutputOptions, showsIssues: Bool) {
    self.output = output
    self.showsIssues = showsIssues
  }

  /// Returns the folder of a project's pictures. Projects of one name get numbers, also where file systems do not tell capitals apart.
  mutating func unusedFolder(_ path: String) -> String {
    var (folder, number) = (path, 1)
    while !folders.insert(folder.lowercased()).inserted {
      number += 1
      folder = "\(path)-\(number)"
    }
    return folder
  }

  mutating func begin(_ project: SourceProject, at path: String) {
    self.project = project.name
    gallery.groups.append(PictureGallery.Group(title: project.name))
    for remark in project.remarks { addRemark(remark) }
    if output.json {
      for remark in project.remarks { print(Line(type: "remark", project: project.name, failure: remark)) }
      return
    }
    guard !output.quiet else { return }
    Console.print(
      output.palette.strong(VisibleText.line(project.name)) + output.palette.quiet("  " + VisibleText.line(path)))
    for remark in project.remarks { Console.note(VisibleText.line(remark)) }
  }

  /// Notes a project that is not drawn.
  mutating func skip(_ path: String, because reason: String) {
    if output.json {
      return print(Line(type: "project", project: path, failure: reason))
    }
    if !output.quiet {
      Console.print(output.palette.warning("–") + " \(VisibleText.line(path))  \(VisibleText.line(reason))")
    }
  }

  /// Prints the files that do not compile, and the previews that are not drawn.
  mutating func addFailures(_ state: PageState, of project: SourceProject) {
    let byFile = Dictionary(grouping: state.build.errors, by: \.file)
    lostFiles += byFile.keys.count { !$0.isEmpty }
    // The order of the compiler: files that only miss what another one declares come later.
    var files: [String] = []
    for error in state.build.errors where !files.contains(error.file) { files.append(error.file) }
    for file in files {
      let errors = byFile[file] ?? []
      guard let first = errors.first else { continue }
      let place = file.isEmpty ? project.name : "\(file):\(first.line)"
      let more = errors.count > 1 ? " (and \(counted(errors.count - 1, "more error")))" : ""
      tell(place, "not compiled: \(first.text)\(more)", type: "file")
    }
    omissions += state.build.omissions.count
    tellOmissions(state.build.omissions)
    for problem in state.problems + state.undrawn where !files.contains(problem.file) || problem.file.isEmpty {
      tell(problem.file.isEmpty ? project.name : "\(problem.file):\(problem.line)", problem.text, type: "preview")
      failed += 1
    }
  }

  /// The largest number of reasons that are printed for a project.
  private static let mostReasons = 20

  /// Prints why code was left out: each reason once, with the number of places, the most frequent first.
  private mutating func tellOmissions(_ omissions: [PageState.SourceMessage]) {
    guard !output.json else {
      for omission in omissions { tell("\(omission.file):\(omission.line)", omission.text, type: "omission") }
      return
    }
    let places = Dictionary(grouping: omissions) {
      $0.text.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? $0.text
    }
    let reasons = places.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (reason, places) in reasons.prefix(Self.mostReasons) {
      guard let first = places.first else { continue }
      let subject = first.text.split(separator: ": ", maxSplits: 1).first ?? ""
      let more = places.count > 1 ? ", and \(counted(places.count - 1, "more place"))" : ""
      tell("\(first.file):\(first.line)", "left out \(subject)\(more): \(reason)", type: "omission")
    }
    if reasons.count > Self.mostReasons, !output.quiet {
      Console.print(output.palette.quiet("– \(counted(reasons.count - Self.mostReasons, "more reason")) with --json"))
    }
  }

  private mutating func addRemark(_ text: String) {
    guard !gallery.groups.isEmpty else { return }
    gallery.groups[gallery.groups.count - 1].remarks.append(text)
  }

  private mutating func tell(_ place: String, _ text: String, type: String) {
    addRemark("\(place): \(text)")
    if output.json { return print(Line(type: type, project: project, place: place, failure: text)) }
    guard !output.quiet else { return }
    Console.print(output.palette.warning("–") + " \(VisibleText.line(place))  \(VisibleText.line(text))")
  }

  /// Writes and prints a picture, or prints why there is none.
  ///
  /// - Parameters:
  ///   - variant: The name of the configuration; empty if there is only one.
  ///   - folder: The folder of the project's pictures.
  mutating func add(
    _ result: PictureResult, of item: PageState.Item, variant: String, in folder: String
  ) throws {
    let name = item.label + (variant.isEmpty ? "" : " (\(variant))")
    switch result {
    case .drawn(let picture):
      guard let data = Data(base64Encoded: picture.png) else { return fail(item, name, "the picture is unreadable") }
      let path = folder + "/" + Self.fileName(of: item, variant: variant)
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
      let texts = try write(picture.texts, beside: path)
      addToGallery(item) {
        $0.pictures.append(
          PictureGallery.Picture(
            data: data, width: picture.width, height: picture.height, variant: variant,
            issues: picture.issues.map { "\($0.rule): \($0.message)" }, texts: picture.texts))
      }
      drawn += 1
      issues += picture.issues.count
      let size = "\(Int(picture.width.rounded(.up)))×\(Int(picture.height.rounded(.up)))"
      if output.json {
        return print(
          Line(
            type: "picture", project: project, place: item.place, name: name, file: path, width: picture.width,
            height: picture.height, issues: picture.issues, texts: texts.isEmpty ? nil : texts))
      }
      guard !output.quiet else { return Console.print(VisibleText.line(path)) }
      let findings =
        picture.issues.isEmpty ? "" : "  " + output.palette.warning(counted(picture.issues.count, "finding"))
      Console.print(
        output.palette.good("✓")
          + " \(VisibleText.line(name))  \(size)  \(output.palette.quiet(VisibleText.line(path)))\(findings)")
      if showsIssues {
        for issue in picture.issues { Console.print("    \(issue.rule)  \(VisibleText.line(issue.message))") }
      }
    case .failed(let reason): fail(item, name, reason)
    case .unknown: fail(item, name, "the preview no longer exists")
    }
  }

  /// Writes texts into files beside a picture.
  ///
  /// - Returns: The paths by the names of the forms.
  private func write(_ texts: [String: String], beside picture: String) throws -> [String: String] {
    var paths: [String: String] = [:]
    for (form, text) in texts {
      let path = (picture as NSString).deletingPathExtension + ".\(form).txt"
      try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      paths[form] = path
    }
    return paths
  }

  private mutating func addToGallery(_ item: PageState.Item, _ change: (inout PictureGallery.Item) -> Void) {
    guard let group = gallery.groups.indices.last else { return }
    let place = item.place ?? item.fileID
    let isNew = gallery.groups[group].items.last.map { $0.name != item.label || $0.place != place } ?? true
    if isNew { gallery.groups[group].items.append(PictureGallery.Item(name: item.label, place: place)) }
    change(&gallery.groups[group].items[gallery.groups[group].items.count - 1])
  }

  /// Writes the pictures of all projects into a page and a contact sheet.
  ///
  /// - Throws: ``CommandError``, ``ReportError``.
  func writeGallery(page: String?, sheet: String?) throws {
    let title = "Previews of \(gallery.groups.map(\.title).joined(separator: ", "))"
    if let page {
      let document = GalleryPage(gallery, title: String(title.prefix(200))).document
      try OutputFile.write(Data(document.utf8), to: Self.absolute(page))
      if !output.json, !output.quiet { Console.note("The page: \(VisibleText.line(Self.absolute(page)))") }
    }
    guard let sheet else { return }
    guard gallery.pictureCount > 0 else {
      return Console.note("No pictures were drawn, so the contact sheet was not written.")
    }
    do {
      let image = try Renderer().render(ContactSheetImage(gallery).list)
      try OutputFile.write(try PNG.encode(image), to: Self.absolute(sheet))
    } catch let error as RenderError {
      throw CommandError(
        .inputOutput, "Cannot render the contact sheet: \(error) Select fewer previews with --preview.")
    }
    if !output.json, !output.quiet { Console.note("The contact sheet: \(VisibleText.line(Self.absolute(sheet)))") }
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  private mutating func fail(_ item: PageState.Item, _ name: String, _ reason: String) {
    addToGallery(item) { $0.failures.append(name == item.label ? reason : "\(name): \(reason)") }
    failed += 1
    if output.json {
      return print(Line(type: "preview", project: project, place: item.place, name: name, failure: reason))
    }
    Console.print(output.palette.bad("✗") + " \(VisibleText.line(name))  \(VisibleText.block(reason))")
  }

  /// Returns the path of a picture in the folder of its project: `Feature/Card/Long-title.dark.png`.
  private static func fileName(of item: PageState.Item, variant: String) -> String {
    let parts = item.id.split(separator: "\t", maxSplits: 1).map(String.init)
    let file = (parts.first.map { ($0 as NSString).deletingPathExtension } ?? "Preview").split(separator: "/")
    let name = parts.count > 1 ? parts[1] : item.name
    let suffix = variant.isEmpty ? "" : "." + variant
    let folders = file.map { component(String($0)) } + [component(name) + suffix + ".png"]
    return folders.joined(separator: "/")
  }

  /// Returns a text as part of a path.
  private static func component(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar -> Character in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_.+ ".unicodeScalars.contains(scalar)
        ? Character(scalar) : "-"
    }
    let name = String(plain.prefix(120)).replacing(" ", with: "-")
    return name.hasPrefix(".") || name.isEmpty ? "_" + name : name
  }

  /// Prints the result of a round, and counts the next one anew.
  mutating func endRound() {
    if output.json { print(Line(type: "round", project: project)) } else { _ = finish() }
    (drawn, failed, issues, lostFiles, omissions) = (0, 0, 0, 0, 0)
    gallery.groups = gallery.groups.last.map { [PictureGallery.Group(title: $0.title)] } ?? []
    fflush(nil)
  }

  /// Prints the result.
  func finish() -> SnapshotExitCode {
    let parts: [(Int, String)] = [
      (drawn, "\(counted(drawn, "picture")) drawn"), (failed, "\(counted(failed, "preview")) not drawn"),
      (lostFiles, "\(counted(lostFiles, "file")) not compiled"), (omissions, "\(counted(omissions, "place")) left out"),
      (issues, counted(issues, "finding")),
    ]
    let text = parts.filter { $0.0 > 0 }.map(\.1).joined(separator: ", ")
    if !output.json, !output.quiet { Console.print(text.isEmpty ? "No previews were found." : text) }
    if drawn == 0 { return .incomplete }
    return failed == 0 ? .clean : .changed
  }

  func print(_ line: Line) { Console.print((try? JSONReport.line(line)) ?? "") }

  struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type: String
    var project: String
    var place: String?
    var name: String?
    var file: String?
    var width: Double?
    var height: Double?
    var issues: [PreviewPicture.Issue]?
    /// The files with the requested texts, by their forms.
    var texts: [String: String]?
    var failure: String?
    /// The lines that a manifest lacks.
    var lines: String?
  }
}
