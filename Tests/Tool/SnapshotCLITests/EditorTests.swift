import Foundation
import SnapshotRepository
import Testing

/// The tasks of VS Code on the page about editors find the failures that the tool prints.
@Suite struct EditorTests {
  private struct Tasks: Decodable {
    struct Task: Decodable {
      var label: String
      var command: String
      var problemMatcher: [Matcher]
    }
    struct Matcher: Decodable { var pattern: [Line] }
    struct Line: Decodable {
      var regexp: String
      var file: Int?
      var line: Int?
      var message: Int?
    }
    var tasks: [Task]
  }

  private struct Problem: Hashable {
    var file = ""
    var line = ""
    var message = ""
  }

  private func verifyTask() throws -> Tasks.Task {
    let tasks = try JSONDecoder().decode(
      Tasks.self, from: Data(contentsOf: Repository.url("Documentation/Editors/tasks.json")))
    return try #require(tasks.tasks.first { $0.label == "snapshot: verify" })
  }

  /// Finds problems as VS Code does: the expressions of a matcher match lines that follow each other.
  private func problems(in output: String, _ matchers: [Tasks.Matcher]) throws -> Set<Problem> {
    let lines = output.components(separatedBy: "\n")
    var problems: Set<Problem> = []
    for matcher in matchers {
      for start in lines.indices where start + matcher.pattern.count <= lines.count {
        var problem = Problem()
        let isMatch = try zip(matcher.pattern, lines[start...]).allSatisfy { pattern, line in
          let expression = try NSRegularExpression(pattern: pattern.regexp)
          let range = NSRange(line.startIndex..., in: line)
          guard let match = expression.firstMatch(in: line, range: range) else { return false }
          func group(_ number: Int?) -> String? {
            number.flatMap { Range(match.range(at: $0), in: line) }.map { String(line[$0]) }
          }
          problem.file = group(pattern.file) ?? problem.file
          problem.line = group(pattern.line) ?? problem.line
          problem.message = group(pattern.message) ?? problem.message
          return true
        }
        if isMatch { problems.insert(problem) }
      }
    }
    return problems
  }

  @Test func failuresAreProblems() throws {
    let workshop = try Workshop()
    func entry(_ outcome: String, _ line: Int) -> String {
      """
      {"artifacts":{},"cell":[],"file":"\(workshop.root)/Tests/AppTests/My T.swift","format":"txt",\
      "id":"AppTests/T/t()#\(line)","line":\(line),"message":"It differs.","milliseconds":1,"mode":"never",\
      "name":"\(line)","outcome":"\(outcome)","process":1,"reference":"\(workshop.root)/__Snapshots__/t.\(line).txt",\
      "schemaVersion":1,"suite":"T","target":"AppTests","test":"t()"}
      """
    }
    try workshop.swift(
      """
      cat > "$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl" <<LEDGER
      \(entry("changed", 3))
      \(entry("missing", 4))
      \(entry("error", 5))
      \(entry("passed", 6))
      LEDGER
      echo "Test Suite 'All tests' started at x"
      echo "\(workshop.root)/Tests/AppTests/Other.swift:9: error: AppTests.Other.testSum : XCTAssertEqual failed"
      echo "Test Suite 'All tests' failed at x"
      exit 1
      """)
    let task = try verifyTask()
    let words = task.command.split(separator: " ").map(String.init)
    #expect(words.prefix(3) == ["swift", "run", "snapshot"])
    let outcome = try Tool.run(
      Array(words.dropFirst(3)), environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"], in: workshop.root)
    let found = try problems(in: outcome.output, task.problemMatcher)
    let snapshots = [("changed", "3"), ("missing", "4"), ("error", "5")].map {
      Problem(file: "Tests/AppTests/My T.swift", line: $0.1, message: "\($0.0) AppTests/T/t()#\($0.1)")
    }
    #expect(found.subtracting(snapshots).map(\.file) == ["Tests/AppTests/Other.swift"], "\(outcome.output)")
    #expect(found.subtracting(snapshots).map(\.line) == ["9"])
    #expect(found.isSuperset(of: snapshots), "\(found)\n\(outcome.output)")
  }
}
