import SnapshotFoundation

/// Writes the lines of entries that have no artifacts, no findings and no configuration, such as those of most assertions that
/// passed.
///
/// The members that the entries of one test have in common are written once.
final class PassedLineWriter {
  private let lines = JSONLine()
  private var common: CommonMembers?

  /// The lines, which are valid until the next call; `nil` if the memory was not enough.
  var bytes: UnsafeRawBufferPointer? { lines.bytes }
  /// The number of bytes of the lines.
  var count: Int { lines.count }

  func removeAll() { lines.removeAll() }

  /// Adds the line of an entry, with its line feed. Returns `false` if it must be encoded.
  func add(_ entry: borrowing LedgerEntry) -> Bool {
    guard entry.isPlain else { return false }
    let common = commonMembers(of: entry)
    lines.add("{")
    if case .some = entry.actualHash {
      lines.add("\"actualHash\":", entry.actualHash)
      lines.add(",")
    }
    lines.add(common.beginning)
    lines.add(",\"id\":", entry.id)
    lines.add(",\"line\":", entry.line)
    if entry.message.isEmpty { lines.add(",\"message\":\"\"") } else { lines.add(",\"message\":", entry.message) }
    let milliseconds = entry.milliseconds
    // The encoder writes whole numbers without a fraction.
    if milliseconds.rounded() == milliseconds && abs(milliseconds) < 1e15 {
      lines.add(",\"milliseconds\":", Int(milliseconds))
    } else {
      lines.add(",\"milliseconds\":", milliseconds)
    }
    lines.add(",\"mode\":", entry.mode)
    lines.add(",\"name\":", entry.name)
    if case .passed = entry.outcome {
      lines.add(",\"outcome\":\"passed\"")
    } else {
      lines.add(",\"outcome\":", entry.outcome.rawValue)
    }
    lines.add(",\"preview\":", entry.preview)
    lines.add(",\"process\":", entry.process)
    lines.add(",\"reference\":", entry.reference)
    lines.add(common.end)
    return true
  }

  /// The members that the entries of one test have in common, as JSON.
  ///
  /// A class with the texts that it was made of, because debug builds copy a whole structure to read one member.
  private final class CommonMembers {
    let beginning = JSONLine()
    let end = JSONLine()
    private let texts: (file: String, format: String, suite: String, target: String, test: String)
    private let optionalTexts: (runningTest: String?, testCase: String?)
    private let schemaVersion: Int

    init(of entry: borrowing LedgerEntry) {
      texts = (entry.file, entry.format, entry.suite, entry.target, entry.test)
      optionalTexts = (entry.runningTest, entry.testCase)
      schemaVersion = entry.schemaVersion
      beginning.add("\"artifacts\":{},\"cell\":[],\"file\":", entry.file)
      beginning.add(",\"format\":", entry.format)
      end.add(",\"runningTest\":", entry.runningTest)
      end.add(",\"schemaVersion\":", entry.schemaVersion)
      end.add(",\"suite\":", entry.suite)
      end.add(",\"target\":", entry.target)
      end.add(",\"test\":", entry.test)
      end.add(",\"testCase\":", entry.testCase)
      end.add("}\n")
    }

    func areThose(of entry: borrowing LedgerEntry) -> Bool {
      // NB: `&&` copies what its right side reads in debug builds.
      guard schemaVersion == entry.schemaVersion, texts.test.hasSameBytes(as: entry.test),
        texts.file.hasSameBytes(as: entry.file), texts.suite.hasSameBytes(as: entry.suite),
        texts.target.hasSameBytes(as: entry.target), texts.format.hasSameBytes(as: entry.format),
        Self.areSame(optionalTexts.runningTest, entry.runningTest),
        Self.areSame(optionalTexts.testCase, entry.testCase)
      else { return false }
      return true
    }

    private static func areSame(_ first: String?, _ second: String?) -> Bool {
      guard let first, let second else {
        if case (.none, .none) = (first, second) { return true }
        return false
      }
      return first.hasSameBytes(as: second)
    }
  }

  private func commonMembers(of entry: borrowing LedgerEntry) -> CommonMembers {
    if let common, common.areThose(of: entry) { return common }
    let common = CommonMembers(of: entry)
    self.common = common
    return common
  }
}
