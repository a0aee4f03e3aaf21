import Foundation

/// What the children of an assertion have begun, in order.
struct PreviewJournal {
  /// The keys of the previews that a child began to draw.
  private(set) var drawn: Set<String> = []
  /// The declarations at which a child ended.
  private(set) var crashedDeclarations: Set<String> = []
  /// The preview that the last child was drawing when it ended, if it did.
  private(set) var crashedPreview: String?
  /// The declaration that the last child was reading when it ended, if it did.
  private(set) var crashedDeclaration: String?
  /// Whether the last child has drawn everything.
  private(set) var isComplete = false
  /// Whether a child began anything.
  private(set) var hasBegun = false

  /// The line that a parent appends after a child has ended.
  static let ended = "ended"

  init(path: String) {
    let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    for line in text.split(separator: "\n") { read(line) }
  }

  private mutating func read(_ line: Substring) {
    let text = line.drop { $0 != "\t" }.dropFirst()
    switch line.prefix(while: { $0 != "\t" }) {
    case PreviewChild.Line.declares.rawValue[...]:
      crashedDeclaration = String(text)
      crashedPreview = nil
    case PreviewChild.Line.draws.rawValue[...]:
      crashedPreview = String(text)
      crashedDeclaration = nil
      drawn.insert(String(text))
    case PreviewChild.Line.end.rawValue[...]:
      isComplete = true
      crashedPreview = nil
      crashedDeclaration = nil
    case Self.ended[...]:
      if let crashedDeclaration { crashedDeclarations.insert(crashedDeclaration) }
      crashedPreview = nil
      crashedDeclaration = nil
      return
    default: return
    }
    hasBegun = true
  }
}
