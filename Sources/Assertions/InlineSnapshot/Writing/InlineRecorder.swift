import Foundation
import SnapshotLedger
import SnapshotSourceEdits
import SnapshotFoundation

/// Writes references into source files. There is one recorder per process.
///
/// Each reference is written immediately, so that a later crash does not lose it. Each file is parsed once, as the compiler
/// saw it, and all edits refer to that source. ``SourceJournal`` combines them with the edits of other processes.
///
/// The binary does not contain its source. The contents of a source decide whether it is the compiled one, as
/// ``SourceCalls/call(of:isOlderThanBinary:)`` describes, and not its time: `git checkout` and `touch` change the time alone,
/// and SwiftPM does not link again if the object code is the same. If one call contradicts a source, the binary was compiled
/// from another source, so no call of the file is written. Contents cannot show that another assertion with the same text, in
/// the same function, moved to the source location of a call after the build. That assertion gets the text, and fails in the
/// next run, because its value differs.
final class InlineRecorder: Sendable {
  static let process = InlineRecorder()

  private let state = Locked(State())

  fileprivate struct State {
    var files: [String: File] = [:]
    /// The texts that passed in files that are not parsed, by file and site.
    var confirmed: [String: [String: String?]] = [:]
    /// The source of each file that was parsed last.
    var parsed: [String: (fingerprint: String, calls: SourceCalls)] = [:]
    /// The call that shows that a source is not the compiled one, by file.
    var contradictions: [String: (fingerprint: String, error: InlineSourceError)] = [:]
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
    /// Whether the text that the call passed is known.
    var hasCompiledText = true
    /// The `#function` of the call; `nil` if it is unknown.
    var function: String?
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
    var isOlderThanBinary: Bool
    /// The references that this process found missing, by their calls.
    var absent: [Call: Set<InlineReference>] = [:]
    /// The text that each site gets, or had when it passed.
    var texts: [String: String?] = [:]
  }

  /// Writes the reference of a call, or removes it if the text is `nil`.
  func record(_ text: String?, for request: Request) throws {
    // If the call passed no closure, there is none to remove.
    if text == nil, request.compiledText == nil { return try confirm(text, for: request) }
    try state.withLock { state in
      try state.withFile(of: request) { file in
        try file.note(text, for: request)
        guard let edit = try file.edit(recording: text, for: request) else { return }
        let fingerprint = file.fingerprint
        do {
          _ = try file.journal.make(edit, site: request.site) { $0.fingerprint == fingerprint }
        } catch SourceEditError.conflicting {
          throw Conflict(first: nil, second: text)
        }
      }
    }
  }

  /// Notes a text that matches its reference, if references can be rewritten.
  func confirm(_ text: String?, for request: Request) throws {
    try state.withLock { state in
      // As long as nothing is written, the file is not parsed.
      guard var file = state.files[request.path] else {
        let first = state.confirmed[request.path, default: [:]].updateValue(text, forKey: request.site)
        if let first, !first.hasSameBytes(as: text) { throw Conflict(first: first, second: text) }
        return
      }
      try file.note(text, for: request)
      state.files[request.path] = file
    }
  }

  /// Returns the edit that `snapshot accept` applies to record a text, or `nil` if nothing changes.
  func proposal(_ text: String?, for request: Request) throws -> ProposedSourceEdit? {
    if text == nil, request.compiledText == nil { return nil }
    return try state.withLock { state in
      try state.withFile(of: request) { file in
        try file.edit(recording: text, for: request).map {
          ProposedSourceEdit(
            source: file.journal.source, original: file.fingerprint, site: request.site, edit: $0)
        }
      }
    }
  }

  /// Returns the line where the closure of a reference begins, or `nil` if there is no closure or the source changed.
  func line(of request: Request) -> Int? {
    state.withLock { state in
      try? state.withFile(of: request) { file in
        try file.call(of: request).piece(of: request.reference).map { file.sites.source.line(of: $0.range.lowerBound) }
      }
    }
  }
}

extension InlineRecorder.State {
  /// Returns the result of a closure that may change the file of a request.
  fileprivate mutating func withFile<R>(
    of request: InlineRecorder.Request, _ work: (inout InlineRecorder.File) throws -> R
  ) throws -> R {
    var file = try file(of: request)
    defer { files[request.path] = file }
    do {
      return try work(&file)
    } catch let error as InlineSourceError where !file.isOlderThanBinary && error.showsOtherSource {
      contradictions[request.path] = (file.fingerprint, error)
      throw error
    }
  }

  /// Returns the file of a request, and parses it if necessary.
  private mutating func file(of request: InlineRecorder.Request) throws -> InlineRecorder.File {
    let known = contradictions[request.path]
    if let file = files[request.path] {
      if let known, known.fingerprint == file.fingerprint { throw known.error }
      return file
    }
    let journal = SourceJournal(source: request.path, run: request.run)
    var parsed = parsed[request.path]
    var contradiction: (fingerprint: String, error: InlineSourceError)?
    defer { self.parsed[request.path] = parsed }
    /// Returns whether a source is the compiled one.
    func isCompiled(_ origin: SourceJournal.Origin) -> Bool {
      guard !origin.wasCompiledAsEdited(at: request.buildTime) else { return false }
      let fingerprint = origin.fingerprint
      if let known, known.fingerprint == fingerprint {
        contradiction = known
        return false
      }
      let calls = parsed.flatMap { $0.fingerprint == fingerprint ? $0.calls : nil } ?? SourceCalls(origin.bytes)
      parsed = (fingerprint, calls)
      contradiction = calls.contradiction(of: request, isOlderThanBinary: origin.isOlder(than: request.buildTime))
        .map { (fingerprint, $0) }
      return contradiction == nil
    }
    let origin: SourceJournal.Origin
    do {
      origin = try journal.origin(where: isCompiled)
    } catch {
      guard let contradiction, error == .changed(path: journal.source) else { throw error }
      if contradiction.error.showsOtherSource { contradictions[request.path] = contradiction }
      throw contradiction.error
    }
    // The source that was accepted is the one that was parsed last.
    let file = InlineRecorder.File(
      journal: journal, sites: parsed?.calls ?? SourceCalls(origin.bytes), fingerprint: origin.fingerprint,
      isOlderThanBinary: origin.isOlder(than: request.buildTime),
      texts: confirmed.removeValue(forKey: request.path) ?? [:])
    files[request.path] = file
    return file
  }
}

extension SourceJournal.Origin {
  /// Whether the time shows that a binary was compiled from this source.
  fileprivate func isOlder(than buildTime: FileTime?) -> Bool { buildTime.map { time <= $0 } ?? false }

  /// Whether a binary was compiled from the edited source and not from this one, because it is newer than the edits.
  fileprivate func wasCompiledAsEdited(at buildTime: FileTime?) -> Bool {
    isEdited && buildTime.map { lastChange <= $0 } == true
  }
}

extension InlineRecorder.File {
  /// Notes the text of a site. A second, different text reverts the first.
  fileprivate mutating func note(_ text: String?, for request: InlineRecorder.Request) throws {
    guard let first = texts[request.site] else {
      texts[request.site] = .some(text)
      return
    }
    guard !first.hasSameBytes(as: text) else { return }
    let fingerprint = fingerprint
    try journal.withdraw(site: request.site) { $0.fingerprint == fingerprint }
    throw InlineRecorder.Conflict(first: first, second: text)
  }

  /// Returns the call of a request.
  fileprivate func call(of request: InlineRecorder.Request) throws(InlineSourceError) -> SourceCall {
    try sites.call(of: request, isOlderThanBinary: isOlderThanBinary)
  }

  /// Returns the edit that records a text, or `nil` if nothing changes.
  fileprivate mutating func edit(
    recording text: String?, for request: InlineRecorder.Request
  ) throws -> SourceEdit? {
    let call = try call(of: request)
    let edit = try ReferenceEdit(
      sites: sites, call: call, reference: request.reference,
      added: Array(absent[request.call, default: []].subtracting([request.reference]))
    ).edit(recording: text)
    if text != nil, call.piece(of: request.reference) == nil {
      absent[request.call, default: []].insert(request.reference)
    }
    return edit
  }
}

extension String? {
  /// Whether both are the same bytes or both are `nil`. `==` ignores the difference of composed and decomposed characters.
  fileprivate func hasSameBytes(as other: String?) -> Bool {
    guard let self, let other else { return (self == nil) == (other == nil) }
    return self.utf8.elementsEqual(other.utf8)
  }
}
