/// The id of a snapshot in the ledger and in commands: `Target/Suite/test(arguments)#name@configuration`.
///
/// It is derived from the path of the reference, so that files and ids correspond one to one:
///
///     Tests/AppTests/__Snapshots__/LoginTests/welcome.1.txt        AppTests/LoginTests/welcome()#1
///     …/LoginTests/welcome.1.png                                   AppTests/LoginTests/welcome()#1.png
///     …/LoginTests/welcome.card.iPhoneSE3-L-dark.png               AppTests/LoginTests/welcome()#card.image@iPhoneSE3-L-dark
///     …/LoginTests/sizes-width.375.1.txt                           AppTests/LoginTests/sizes-width(375)#1
///     …/en/welcome.1.txt (`snapshotDirectory: "__Snapshots__/en"`) AppTests/LoginTests/welcome()#en/1
///
/// Ids of `txt` files have no extension. Ids of files without an extension end in `data`.
///
/// The ids are printed and parsed here and nowhere else.
package struct SnapshotID: Equatable, Sendable {
  /// A configuration of a matrix, and the name of the strategy that made the snapshot, such as `image`.
  package struct Configuration: Equatable, Sendable {
    package var name: String
    package var strategy: String

    package init(name: String, strategy: String) {
      self.name = name
      self.strategy = strategy
    }
  }

  package var target: String
  package var suite: String
  /// The test in the file name.
  package var function: String
  /// The arguments in the file name, or `nil` if it has none.
  package var arguments: String?
  /// The name of the folder that the caller passed, or `nil` for the default folder.
  package var folder: String?
  /// The name or number in the file name.
  package var name: String
  package var pathExtension: String?
  package var configuration: Configuration?

  package init(
    target: String, suite: String, function: String, arguments: String? = nil, folder: String? = nil, name: String,
    pathExtension: String? = nil, configuration: Configuration? = nil
  ) {
    self.target = target
    self.suite = suite
    self.function = function
    self.arguments = arguments
    self.folder = folder
    self.name = name
    self.pathExtension = pathExtension
    self.configuration = configuration
  }

  // MARK: Printing

  package var text: String {
    let test = Self.test(target: target, suite: suite, function: function, arguments: arguments)
    let place = folder.map { $0 + "/" } ?? ""
    guard let configuration else { return Self.text(test: test, name: place + name + suffix) }
    let words = [name, configuration.strategy].filter { !$0.isEmpty }.joined(separator: ".")
    return Self.text(test: test, name: place + words) + "@" + configuration.name
  }

  private var suffix: String {
    switch pathExtension ?? "" {
    case "txt": ""
    case "": ".data"
    case let pathExtension: "." + pathExtension
    }
  }

  /// Returns the id of a snapshot without a reference file of its own, such as an inline or an imported one.
  package static func text(test: String, name: String) -> String { name.isEmpty ? test : test + "#" + name }

  /// Returns the part of an id before the name: `AppTests/LoginTests/sizes-width(375)`.
  package static func test(target: String, suite: String, function: String, arguments: String?) -> String {
    // NB: interpolations and concatenations take longer in debug builds, and each assertion makes an id.
    [target, "/", suite, "/", function, "(", arguments ?? "", ")"].joined()
  }

  // MARK: Parsing

  /// Returns the part of an id before the name: `AppTests/LoginTests/sizes-width(375)`.
  package static func test(of id: String) -> String { String(id.prefix { $0 != "#" }) }

  /// Returns whether a text is an id or a pattern for ids: it names a test and its snapshots.
  package static func isComplete(_ text: String) -> Bool { text.contains("#") }

  /// Returns an id without the configuration at its end: `AppTests/LoginTests/screen-number(3)#1`.
  package static func withoutConfiguration(_ id: String) -> String {
    beginningOfConfiguration(in: id).map { String(id[..<$0]) } ?? id
  }

  /// Names and strategies have no "@", but configurations may: `…#card.image@iPhoneSE3-@2x`.
  private static func beginningOfConfiguration(in id: String) -> String.Index? {
    id.firstIndex(of: "#").flatMap { id[$0...].firstIndex(of: "@") }
  }

  /// Returns the arguments of a parametrised test, such as `(3)`; empty when the id has none.
  package static func arguments(in id: String) -> String {
    let test = test(of: id)
    return test.firstIndex(of: "(").map { String(test[$0...]) } ?? ""
  }

  /// Returns the spellings that select a snapshot: its id, the id without its configuration or extension, the id without its
  /// arguments if it has a configuration, and its test.
  package static func spellings(of id: String) -> [String] {
    let test = test(of: id)
    var result = [id]
    if let at = beginningOfConfiguration(in: id) {
      result.append(String(id[..<at]))
      if let arguments = test.firstIndex(of: "(") { result.append(String(test[..<arguments] + id[at...])) }
    } else if let dot = id.dropFirst(test.count).firstIndex(of: ".") {
      result.append(String(id[..<dot]))
    }
    return test == id ? result : result + [test]
  }

  /// Returns a test with the arguments of its case: `screen(number:) (3)`.
  package static func title(test: String, arguments: String) -> String {
    ["", "()"].contains(arguments) || test.hasSuffix(arguments) ? test : "\(test) \(arguments)"
  }
}

extension LedgerEntry {
  /// The preview, or the test with the arguments of its case.
  package var title: String { preview ?? SnapshotID.title(test: test, arguments: SnapshotID.arguments(in: id)) }
}
