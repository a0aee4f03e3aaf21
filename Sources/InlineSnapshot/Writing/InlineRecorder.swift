import Foundation
import SnapshotLedger
import SourceEdits

/// What writes references into sources: one a process.
///
/// A reference is written as soon as there is one, so that a crash later loses nothing. Each file is parsed once, as the
/// compiler saw it, and all edits count from there; ``SourceJournal`` puts them together with those of other processes.
final class InlineRecorder: @unchecked Sendable {
  static let process = InlineRecorder()

  private let lock = NSLock()
  private var files: [String: File] = [:]

  /// One assertion's reference.
  struct Request {
    /// The call, as the compiler gives it.
    var path: String
    var line: Int
    var column: Int
    var reference: InlineReference
    /// The text that the call passed; `nil` where it passed none.
    var compiledText: String?
    /// When the source was compiled; `nil` where no one knows.
    var buildTime: FileTime?
    /// The run that the edits belong to.
    var run: RunFolder

    var site: String { "\(line):\(column):\(reference.label)" }
    var call: Call { Call(line: line, column: column) }
  }

  struct Call: Hashable {
    var line: Int
    var column: Int
  }

  /// One call made two different texts.
  struct Conflict: Error {
    var first: String?
    var second: String?
  }

  /// A source as the compiler saw it.
  private struct File {
    var journal: SourceJournal
    var sites: SourceCalls
    var fingerprint: String
    /// References that this process has found absent, by their calls.
    var absent: [Call: Set<InlineReference>] = [:]
    /// The text that each site is to have, or had when it passed.
    var texts: [String: String?] = [:]
  }

  /// Gives a call its reference, or takes it away where there is no text.
  func record(_ text: String?, for request: Request) throws {
    lock.lock()
    defer { lock.unlock() }
    let isRight = Self.check(request, fingerprint: nil)
    var file = try self.file(for: request, where: isRight)
    try note(text, for: request, in: &file)
    defer { files[request.path] = file }
    guard let edit = try edit(recording: text, for: request, in: &file) else { return }
    do {
      _ = try file.journal.make(
        edit, site: request.site, where: Self.check(request, fingerprint: file.fingerprint))
    } catch SourceEditError.conflicting {
      throw Conflict(first: nil, second: text)
    }
  }

  /// Takes note of a text that equals its reference, where references may be rewritten.
  func confirm(_ text: String?, for request: Request) throws {
    lock.lock()
    defer { lock.unlock() }
    // Without the file's source, for which there is no need as long as nothing is written.
    guard var file = files[request.path] else {
      if let first = confirmed[request.path, default: [:]].updateValue(text, forKey: request.site), first != text {
        throw Conflict(first: first, second: text)
      }
      return
    }
    try note(text, for: request, in: &file)
    files[request.path] = file
  }

  /// The edit that would record a text, for `snapshot accept`.
  func proposal(_ text: String?, for request: Request) throws -> ProposedSourceEdit? {
    lock.lock()
    defer { lock.unlock() }
    var file = try self.file(for: request, where: Self.check(request, fingerprint: nil))
    defer { files[request.path] = file }
    guard let edit = try edit(recording: text, for: request, in: &file) else { return nil }
    return ProposedSourceEdit(
      source: file.journal.source, original: file.fingerprint, site: request.site, edit: edit)
  }

  /// The line that a reference's closure begins in; `nil` where it has none or the source changed.
  func line(of request: Request) -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard let file = try? file(for: request, where: Self.check(request, fingerprint: nil)),
      let call = try? file.sites.call(line: request.line, column: request.column),
      let piece = call.piece(of: request.reference)
    else { return nil }
    return file.sites.source.line(of: piece.range.lowerBound)
  }

  // MARK: -

  /// Texts that passed in files that have not been parsed.
  private var confirmed: [String: [String: String?]] = [:]

  /// A site that has one text must not get another: it takes the first one back.
  private func note(_ text: String?, for request: Request, in file: inout File) throws {
    guard let first = file.texts[request.site] else {
      file.texts[request.site] = .some(text)
      return
    }
    guard first != text else { return }
    try file.journal.withdraw(site: request.site, where: Self.check(request, fingerprint: file.fingerprint))
    throw Conflict(first: first, second: text)
  }

  private func file(for request: Request, where isRight: (SourceJournal.Origin) -> Bool) throws -> File {
    if let file = files[request.path] { return file }
    let journal = SourceJournal(source: request.path, run: request.run)
    let origin = try journal.origin(where: isRight)
    let file = File(
      journal: journal, sites: SourceCalls(origin.bytes), fingerprint: origin.fingerprint,
      texts: confirmed.removeValue(forKey: request.path) ?? [:])
    files[request.path] = file
    return file
  }

  private func edit(recording text: String?, for request: Request, in file: inout File) throws -> SourceEdit? {
    guard !file.sites.hasSourceLocations else { throw InlineSourceError.otherLines(path: request.path) }
    guard let call = try file.sites.call(line: request.line, column: request.column) else {
      throw InlineSourceError.noCall(path: request.path, line: request.line, column: request.column)
    }
    // Nothing was passed that could be taken away, whatever stands there.
    if text == nil, request.compiledText == nil { return nil }
    let piece = call.piece(of: request.reference)
    if let piece, let compiled = request.compiledText, let written = InlineLiteral.text(ofClosure: piece.text),
      !written.utf8.elementsEqual(compiled.utf8)
    {
      throw InlineSourceError.otherText(path: request.path, line: file.sites.source.line(of: piece.range.lowerBound))
    }
    let edit = try ReferenceEdit(
      sites: file.sites, call: call, reference: request.reference,
      added: Array(file.absent[request.call, default: []].subtracting([request.reference]))
    ).edit(recording: text)
    if piece == nil, text != nil { file.absent[request.call, default: []].insert(request.reference) }
    return edit
  }

  /// Whether a source is the one that the running binary was compiled from.
  ///
  /// The compiler leaves no trace of a source's contents in the binary, so the times tell: the source must be older
  /// than the binary, or have become younger by this run's own edits alone. What a file's times do not tell, the call
  /// does: it must stand where the compiler saw it, with the text that it passed.
  private static func check(_ request: Request, fingerprint: String?) -> (SourceJournal.Origin) -> Bool {
    { origin in
      if let fingerprint { return origin.fingerprint == fingerprint }
      guard let built = request.buildTime else { return true }
      // Edited and built again since: the source as it is was compiled, not the one before the edits.
      return origin.isEdited ? origin.time <= built && origin.lastChange > built : origin.time <= built
    }
  }
}
