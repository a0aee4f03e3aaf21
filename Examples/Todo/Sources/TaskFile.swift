import Foundation

struct TodoItem: Codable {
  var title: String
  var due: String?
  var isDone = false
}

struct MissingTask: Error, CustomStringConvertible {
  var number: Int
  var description: String { "Task \(number) does not exist. To see all tasks: todo list" }
}

/// The file `tasks.json` in the current folder.
enum TaskFile {
  private static let url = URL(fileURLWithPath: "tasks.json")

  static func read() throws -> [TodoItem] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try JSONDecoder().decode([TodoItem].self, from: Data(contentsOf: url))
  }

  static func write(_ tasks: [TodoItem]) throws { try encoded(tasks).write(to: url, options: .atomic) }

  static func encoded(_ tasks: [TodoItem]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(tasks)
  }
}
