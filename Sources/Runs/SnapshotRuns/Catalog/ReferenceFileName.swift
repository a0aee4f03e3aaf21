import Foundation
import SnapshotLedger

/// What the path of a reference says about its snapshot, for references that no run on this machine has compared.
///
/// `Tests/AppTests/__Snapshots__/LoginTests/welcome.card.iPhoneSE3-L-dark.png` is the picture `card` of the test `welcome` in a
/// configuration of three axes. Parameters of a test can't be told from a name, and custom axes not from each other.
package struct ReferenceFileName: Hashable, Sendable {
  package let target: String
  package let suite: String
  package let function: String
  package let name: String
  /// The name of the configuration as in the file; empty without one.
  package let configuration: String
  /// The values of its axes: `["device=iPhoneSE3", "typeSize=large"]`.
  package let cell: [String]
  package let pathExtension: String

  /// - Parameter path: The path relative to the package.
  package init(path: String) {
    let parts = path.split(separator: "/").map(String.init)
    let folders = parts.dropLast()
    let place = folders.lastIndex(of: PackageBoundary.folderName)
    let above = folders[..<(place ?? max(folders.endIndex - 1, 0))]
    suite = place.map { folders[($0 + 1)...].joined(separator: "/") } ?? folders.last ?? ""
    target =
      above.last { $0.hasSuffix("Tests") && $0 != "Tests" }
      ?? above.firstIndex(of: "Tests").flatMap { above[($0 + 1)...].first } ?? above.last ?? Self.commonTarget
    var words = (parts.last ?? "").split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    pathExtension = words.count > 1 ? words.removeLast() : ""
    function = words.isEmpty ? "" : words.removeFirst()
    if let index = words.lastIndex(where: Self.isConfiguration) {
      configuration = words.remove(at: index)
      cell = Self.cell(of: configuration)
    } else {
      configuration = ""
      cell = []
    }
    name = words.joined(separator: ".")
  }

  /// The target of references in the package's own folder of references.
  private static let commonTarget = "Package"

  /// An entry for the reference, as a run that compared it successfully would write it.
  package func entry(path: String, in boundary: PackageBoundary) -> LedgerEntry {
    let isText = pathExtension == "txt"
    let id = SnapshotID(
      target: target, suite: suite, function: function, name: name, pathExtension: pathExtension,
      configuration: cell.isEmpty
        ? nil : .init(name: configuration, strategy: isText ? "" : pathExtension == "png" ? "image" : pathExtension))
    let absolute = boundary.root + "/" + path
    return LedgerEntry(
      id: id.text, target: target, suite: suite, test: function + "()", name: name, cell: cell,
      file: boundary.testFile(ofReference: absolute) ?? absolute, line: 0, outcome: .passed, format: pathExtension,
      mode: "", reference: absolute, milliseconds: 0, process: 0)
  }

  // MARK: Configurations

  private static let sizes = [
    "xS": "xSmall", "S": "small", "M": "medium", "L": "large", "xL": "xLarge", "xxL": "xxLarge", "xxxL": "xxxLarge",
    "AX1": "accessibility1", "AX2": "accessibility2", "AX3": "accessibility3", "AX4": "accessibility4",
    "AX5": "accessibility5",
  ]

  private static let others = [
    "light": "colorScheme=light", "dark": "colorScheme=dark", "LTR": "layoutDirection=leftToRight",
    "RTL": "layoutDirection=rightToLeft", "standardContrast": "contrast=standard",
    "increasedContrast": "contrast=increased", "iOS18": "design=iOS18", "iOS26": "design=iOS26",
    "boldText": "legibilityWeight=bold", "regularText": "legibilityWeight=regular",
  ]

  private static let devices = ["iPhone", "iPad", "macWindow", "watch", "appleTV", "vision"]

  private static func axis(of word: String) -> String? {
    if let other = others[word] { return other }
    if let size = sizes[word] { return "typeSize=" + size }
    return devices.contains { word.hasPrefix($0) } ? "device=" + word : nil
  }

  /// Whether a part of a file name is a configuration: a known value, and not a single letter, which can be a name.
  private static func isConfiguration(_ word: String) -> Bool {
    word.count > 1 && word.split(separator: "-").contains { axis(of: String($0)) != nil }
  }

  private static func cell(of configuration: String) -> [String] {
    var labels: [String] = []
    for word in configuration.split(separator: "-").map(String.init) {
      if let label = axis(of: word) {
        labels.append(label)
      } else if let last = labels.last, !last.contains("=") {
        labels[labels.count - 1] = last + "-" + word
      } else {
        labels.append(word)
      }
    }
    return labels
  }
}
