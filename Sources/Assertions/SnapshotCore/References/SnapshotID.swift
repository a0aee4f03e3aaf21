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
struct SnapshotID: Equatable, Sendable {
  var target: String
  var suite: String
  /// The test in the file name.
  var function: String
  /// The arguments in the file name, or `nil` if it has none.
  var arguments: String?
  /// The name of the folder that the caller passed, or `nil` for the default folder.
  var folder: String?
  /// The name or number in the file name.
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
