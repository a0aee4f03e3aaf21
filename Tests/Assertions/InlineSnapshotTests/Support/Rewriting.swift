import SnapshotSourceEdits

// `@testable` because the rewriting of sources, which is internal, is the subject.
@testable import InlineSnapshot

/// Marks the position of a call in the source of a test.
let mark = "§"

/// A text to record at a mark of a source.
struct Recording {
  var text: String?
  var reference = InlineReference(label: "matches")
  /// The index of the mark of the call.
  var mark = 0
}

/// Returns a source with recordings, which all refer to the original.
func rewritten(_ marked: String, _ recordings: [Recording]) throws -> String {
  let pieces = marked.components(separatedBy: mark)
  let source = Array(pieces.joined().utf8)
  let sites = SourceCalls(source)
  var edits: [SourceEdit] = []
  var added: [InlineReference] = []
  for recording in recordings {
    let offset = pieces[...recording.mark].reduce(0) { $0 + $1.utf8.count }
    let line = sites.source.line(of: offset)
    let lineStart = source[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    guard let call = try sites.call(line: line, column: offset - lineStart + 1) else {
      throw InlineSourceError.noCall(path: "", line: line, column: offset - lineStart + 1)
    }
    let edit = try ReferenceEdit(sites: sites, call: call, reference: recording.reference, added: added)
      .edit(recording: recording.text)
    if let edit { edits.append(edit) }
    if recording.text != nil, call.piece(of: recording.reference) == nil { added.append(recording.reference) }
  }
  guard let result = SourceEdit.apply(edits, to: source) else { throw SourceEditError.overlapping(path: "") }
  return String(decoding: result, as: UTF8.self)
}

func rewritten(
  _ marked: String, _ text: String?, _ reference: InlineReference = InlineReference(label: "matches"), mark: Int = 0
) throws -> String {
  try rewritten(marked, [Recording(text: text, reference: reference, mark: mark)])
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
