import Foundation
import SnapshotLedger
import SnapshotSourceEdits
import SnapshotFoundation

/// Writes references into source files. There is one recorder per process.
///
/// Each reference is written immediately, so that a later crash does not lose it. Each file is parsed once, as the compiler
/// saw it, and all edits refer to that source. ``SourceJournal`` combines them with the edits of other processes.
final class InlineRecorder: Sendable {
  static let process = InlineRecorder()

  private let state = Locked(State())

  fileprivate struct State {
    var files: [String: File] = [:]
    /// The texts that passed in files that are not parsed, by file and site.
    var confirmed: [String: [String: String?]] = [:]
  }

  /// The reference of one assertion.
  struct Request {
    /// The source location of the call.
    var path: String
    var line: Int
    var column: Int
    var reference: InlineReference
    /// The text that the call passed; `nil` if it passed none.
    var compiledText: String?
    /// The time when the source was compiled; `nil` if it is unknown.
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

  /// One call produced two different texts.
  struct Conflict: Error {
    var first: String?
    var second: String?
  }

  /// A source file as the compiler saw it.
  fileprivate struct File {
    var journal: SourceJournal
    var sites: SourceCalls
    var fingerprint: String
    /// The references that this process found missing, by their calls.
    var absent: [Call: Set<InlineReference>] = [:]
    /// The text that each site gets, or had when it passed.
    var texts: [String: String?] = [:]
  }

  /// Writes the reference of a call, or removes it if the text is `nil`.
  func record(_ text: String?, for request: Request) throws {
    try state.withLock { state in
      let isRight = Self.check(request, fingerprint: nil)
      var file = try state.file(for: request, where: isRight)
      try file.note(text, for: request)
      defer { state.files[request.path] = file }
      guard let edit = try file.edit(recording: text, for: request) else { return }
      do {
        _ = try file.journal.make(
          edit, site: request.site, where: Self.check(request, fingerprint: file.fingerprint))
      } catch SourceEditError.conflicting {
        throw Conflict(first: nil, second: text)
      }
    }
  }

  /// Notes a text that matches its reference, if references can be rewritten.
  func confirm(_ text: String?, for request: Request) throws {
    try state.withLock { state in
      // As long as nothing is written, the file is not parsed.
      guard var file = state.files[request.path] else {
        let first = state.confirmed[request.path, default: [:]].updateValue(text, forKey: request.site)
        if let first, first != text { throw Conflict(first: first, second: text) }
        return
      }
      try file.note(text, for: request)
      state.files[request.path] = file
    }
  }

  /// Returns the edit that `snapshot accept` applies to record a text, or `nil` if nothing changes.
  func proposal(_ text: String?, for request: Request) throws -> ProposedSourceEdit? {
    try state.withLock { state in
      var file = try state.file(for: request, where: Self.check(request, fingerprint: nil))
      defer { state.files[request.path] = file }
      guard let edit = try file.edit(recording: text, for: request) else { return nil }
      return ProposedSourceEdit(
        source: file.journal.source, original: file.fingerprint, site: request.site, edit: edit)
    }
  }

  /// Returns the line where the closure of a reference begins, or `nil` if there is no closure or the source changed.
  func line(of request: Request) -> Int? {
    state.withLock { state in
      guard let file = try? state.file(for: request, where: Self.check(request, fingerprint: nil)),
        let call = try? file.sites.call(line: request.line, column: request.column),
        let piece = call.piece(of: request.reference)
      else { return nil }
      return file.sites.source.line(of: piece.range.lowerBound)
    }
  }

  /// Returns a closure that decides whether a source is the one that the running binary was compiled from.
  ///
  /// The binary does not contain the source, so the times decide: the source must be older than the binary, or only the edits
  /// of this run are newer. Whatever the times do not show, the call does: it must be at the compiled source location and have
  /// the compiled text.
  private static func check(_ request: Request, fingerprint: String?) -> (SourceJournal.Origin) -> Bool {
    { origin in
      if let fingerprint { return origin.fingerprint == fingerprint }
      guard let built = request.buildTime else { return true }
      // If the binary is newer than the edits, it was compiled from the edited source, not from the original.
      return origin.isEdited ? origin.time <= built && origin.lastChange > built : origin.time <= built
    }
  }
}

extension InlineRecorder.State {
  /// Returns the file of a request, and parses it if necessary.
  fileprivate mutating func file(
    for request: InlineRecorder.Request, where isRight: (SourceJournal.Origin) -> Bool
  ) throws -> InlineRecorder.File {
    if let file = files[request.path] { return file }
    let journal = SourceJournal(source: request.path, run: request.run)
    let origin = try journal.origin(where: isRight)
    let file = InlineRecorder.File(
      journal: journal, sites: SourceCalls(origin.bytes), fingerprint: origin.fingerprint,
      texts: confirmed.removeValue(forKey: request.path) ?? [:])
    files[request.path] = file
    return file
  }
}

extension InlineRecorder.File {
  /// Notes the text of a site. A second, different text reverts the first.
  fileprivate mutating func note(_ text: String?, for request: InlineRecorder.Request) throws {
    guard let first = texts[request.site] else {
      texts[request.site] = .some(text)
      return
    }
    guard first != text else { return }
    let fingerprint = fingerprint
    try journal.withdraw(site: request.site) { $0.fingerprint == fingerprint }
    throw InlineRecorder.Conflict(first: first, second: text)
  }

  /// Returns the edit that records a text, or `nil` if nothing changes.
  fileprivate mutating func edit(
    recording text: String?, for request: InlineRecorder.Request
  ) throws -> SourceEdit? {
    guard !sites.hasSourceLocations else { throw InlineSourceError.otherLines(path: request.path) }
    guard let call = try sites.call(line: request.line, column: request.column) else {
      throw InlineSourceError.noCall(path: request.path, line: request.line, column: request.column)
    }
    // If the call passed no closure, there is none to remove.
    if text == nil, request.compiledText == nil { return nil }
    let piece = call.piece(of: request.reference)
    if let piece, let compiled = request.compiledText, let written = InlineLiteral.text(ofClosure: piece.text),
      !written.utf8.elementsEqual(compiled.utf8)
    {
      throw InlineSourceError.otherText(path: request.path, line: sites.source.line(of: piece.range.lowerBound))
    }
    let edit = try ReferenceEdit(
      sites: sites, call: call, reference: request.reference,
      added: Array(absent[request.call, default: []].subtracting([request.reference]))
    ).edit(recording: text)
    if piece == nil, text != nil { absent[request.call, default: []].insert(request.reference) }
    return edit
  }
}
