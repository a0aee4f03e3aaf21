/// What a snapshot is called in the ledger and in commands: `Target/Suite/test(arguments)#name@cell`.
///
/// It is made of the words of the reference's file, so that one file has one id and one id has one file:
///
///     Tests/AppTests/__Snapshots__/LoginTests/welcome.1.txt        AppTests/LoginTests/welcome()#1
///     …/LoginTests/welcome.1.png                                   AppTests/LoginTests/welcome()#1.png
///     …/LoginTests/welcome.card.iPhoneSE3-L-dark.png               AppTests/LoginTests/welcome()#card.image@iPhoneSE3-L-dark
///     …/LoginTests/sizes-width.375.1.txt                           AppTests/LoginTests/sizes-width(375)#1
///     …/en/welcome.1.txt (`snapshotDirectory: "__Snapshots__/en"`) AppTests/LoginTests/welcome()#en/1
///
/// Text files, `txt`, go without their extension; files without one have `data`.
struct SnapshotID: Equatable, Sendable {
  var target: String
  var suite: String
  /// The test in the file's name.
  var function: String
  /// The arguments in the file's name; `nil` where the name has none.
  var arguments: String?
  /// The words of a folder that the caller gave; `nil` for the usual one.
  var folder: String?
  /// The name or number in the file's name.
  var name: String
  var pathExtension: String?
  var cell: Assertion.Cell?

  var text: String {
    var text = "\(target)/\(suite)/\(function)(\(arguments ?? ""))#"
    if let folder { text += folder + "/" }
    guard let cell else { return text + name + suffix }
    if !name.isEmpty { text += name + "." }
    return text + cell.strategy + "@" + cell.name
  }

  private var suffix: String {
    switch pathExtension ?? "" {
    case "txt": ""
    case "": ".data"
    case let pathExtension: "." + pathExtension
    }
  }
}
