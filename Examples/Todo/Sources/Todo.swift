import ArgumentParser
import Foundation

@main struct Todo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "todo", abstract: "Keep a list of tasks in a file.", subcommands: [Add.self, Finish.self, List.self])
}

struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Add a task.")

  @Argument(help: "What is to be done.") var title: String
  @Option(help: "The day, such as 2026-12-24.") var due: String?

  func run() throws {
    var tasks = try TaskFile.read()
    tasks.append(TodoItem(title: title, due: due))
    try TaskFile.write(tasks)
    print("Added \(tasks.count): \(title)")
  }
}

struct Finish: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Mark a task as done.")

  @Argument(help: "The number of the task.") var number: Int

  func run() throws {
    var tasks = try TaskFile.read()
    guard tasks.indices.contains(number - 1) else { throw MissingTask(number: number) }
    tasks[number - 1].isDone = true
    try TaskFile.write(tasks)
    print("Finished \(number): \(tasks[number - 1].title)")
  }
}

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Print the tasks.")

  @Flag(help: "Print JSON.") var json = false
  @Flag(help: "Print tasks that are done in green.") var color = false

  func run() throws {
    let tasks = try TaskFile.read()
    if json { return print(String(decoding: try TaskFile.encoded(tasks), as: UTF8.self)) }
    for (index, task) in tasks.enumerated() {
      let line = "\(task.isDone ? "[x]" : "[ ]") \(index + 1) \(task.title)" + (task.due.map { " (\($0))" } ?? "")
      print(color && task.isDone ? "\u{1B}[32m\(line)\u{1B}[0m" : line)
    }
    if tasks.isEmpty { print("Nothing to do.") }
  }
}
