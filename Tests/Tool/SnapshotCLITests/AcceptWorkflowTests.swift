import Foundation
import Testing

/// The workflow that accepts after a comment or a label.
@Suite struct AcceptWorkflowTests {
  /// What the workflow did.
  private struct Result {
    var succeeded: Bool
    var reply: String
    /// The subjects and bodies of the branch's commits, the newest first.
    var commits: [String]
    /// The references in the last commit of the branch.
    var references: [String: String]
  }

  private static let folder = "AppTests/__Snapshots__/LoginTests"
  private let workshop: Workshop
  private let job: WorkflowJob

  /// A repository whose branch `feature` has two references, and a run in which both differ.
  init() throws {
    workshop = try Workshop()
    job = try WorkflowJob("accept", of: "accept.yml")
    try workshop.write("work/.gitignore", ".build\n")
    try workshop.write("work/Package.swift", "// swift-tools-version: 6.2\n")
    try workshop.write("work/AppTests/LoginTests.swift", "class LoginTests {\n  func a() {}\n  func b() {}\n}\n")
    for name in ["a.1.txt", "b.1.txt"] {
      try workshop.write("work/\(Self.folder)/\(name)", "old\n")
      try workshop.write("artifacts/LoginTests/\(name)", "new\n")
    }
    try workshop.bash(
      """
      git init -q --bare -b main server.git
      cd work
      git init -q -b feature . && git add -A && git commit -qm 'Change the login'
      git push -q ../server.git feature
      """)
    let imported = try Tool.run(
      ["import", "../artifacts", "--run", "merged"], in: workshop.root + "/work")
    #expect(imported.status == 1, "\(imported.errors)")
    try workshop.bash(
      """
      mkdir -p artifact/.build/snapshots/runs temporary
      cp -R work/.build/snapshots/runs/merged artifact/.build/snapshots/runs/merged
      ln -s '\(try #require(Tool.path))' bin/snapshot
      """)
    try answer(source: "blob/app")
  }

  /// Makes `gh` answer as GitHub does.
  private func answer(source: String, run: String = "4711") throws {
    try workshop.write(
      "bin/gh",
      """
      #!/bin/sh
      case "$1 $2" in
      "api repos/blob/app/pulls/7")
        echo "\(source) feature $(git -C '\(workshop.root)/server.git' rev-parse feature)" ;;
      "api repos/blob/app/actions/workflows/snapshots.yml/runs?head_sha="*"&status=completed") echo "\(run)" ;;
      "run download")
        [ "$3" = 4711 ] && mkdir -p "$9" && cp -R '\(workshop.root)/artifact/.' "$9" ;;
      "api --method")
        [ "$4" = repos/blob/app/issues/7/comments ] && cp "${6#body=@}" '\(workshop.root)/reply.md' ;;
      *) echo "gh: $*" >&2; exit 1 ;;
      esac
      """)
    try workshop.bash("chmod +x bin/gh")
  }

  /// Runs the steps of the workflow.
  ///
  /// - Parameter meanwhile: What happens before the step `accept`.
  private func run(_ event: String, meanwhile: String? = nil) throws -> Result {
    let succeeded = try job.run(
      event, in: workshop, last: "reply", meanwhile: meanwhile.map { ["accept": $0] } ?? [:])
    try workshop.bash(
      "git --git-dir server.git log --format='%s%n%b' feature >commits; rm -rf last; git clone -qb feature server.git last"
    )
    let commits = workshop.read("commits")?.split(separator: "\n").map(String.init) ?? []
    var references: [String: String] = [:]
    for name in ["a.1.txt", "b.1.txt"] { references[name] = workshop.read("last/\(Self.folder)/\(name)") }
    return Result(
      succeeded: succeeded, reply: workshop.read("reply.md") ?? "", commits: commits, references: references)
  }

  /// The payload of `issue_comment`, with the fields of a comment on a pull request.
  private func comment(_ text: String) throws -> String {
    let body = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return """
      {"action": "created",
       "issue": {"number": 7, "state": "open", "pull_request": {"url": "https://api.github.com/repos/blob/app/pulls/7"}},
       "comment": {"id": 1, "body": \(body), "author_association": "MEMBER", "user": {"login": "blob"}},
       "repository": {"full_name": "blob/app"}, "sender": {"login": "blob"}}
      """
  }

  /// The payload of `pull_request` with the action `labeled`.
  private static let label = """
    {"action": "labeled", "number": 7, "label": {"name": "accept-snapshots"},
     "pull_request": {"number": 7, "head": {"ref": "feature", "repo": {"full_name": "blob/app"}}},
     "repository": {"full_name": "blob/app"}, "sender": {"login": "blob"}}
    """

  @Test func aCommentAcceptsAll() throws {
    let result = try run(comment("/snapshot accept --all\r\nThanks!"))
    #expect(result.succeeded, "\(result.reply)")
    #expect(result.references == ["a.1.txt": "new\n", "b.1.txt": "new\n"])
    #expect(result.commits == ["Accept snapshots", "Accepted by @blob.", "Change the login"])
    #expect(result.reply.hasPrefix("```\n") && result.reply.contains("2 references were written"), "\(result.reply)")
  }

  @Test func aLabelAcceptsAll() throws {
    let result = try run(Self.label)
    #expect(result.succeeded && result.references == ["a.1.txt": "new\n", "b.1.txt": "new\n"], "\(result.reply)")
  }

  @Test func aCommentAcceptsASnapshot() throws {
    let result = try run(comment("/snapshot accept AppTests/LoginTests/b#1"))
    #expect(result.succeeded && result.references == ["a.1.txt": "old\n", "b.1.txt": "new\n"], "\(result.reply)")
  }

  @Test(arguments: [
    "/snapshot accept $(touch ../injected)", "/snapshot accept `touch ../injected`",
    "/snapshot accept a; touch ../injected",
    "/snapshot accept --run ../artifact", "/snapshot accept --cause $(touch ../injected)", "/snapshot undo",
    "/snapshot accept", "/snapshot accept ", "/snapshot accept --all --run /", "hello\n/snapshot accept --all",
    "/snapshot accept --decisions ../decisions.json", "/snapshot accept '\ntouch ../injected\n'",
  ])
  func otherCommentsChangeNothing(text: String) throws {
    let result = try run(comment(text))
    #expect(!result.succeeded && result.commits == ["Change the login"])
    #expect(result.references == ["a.1.txt": "old\n", "b.1.txt": "old\n"])
    #expect(!result.reply.isEmpty)
    #expect(workshop.read("injected") == nil && workshop.read("checkout/injected") == nil)
  }

  @Test func aForkIsNotChanged() throws {
    try answer(source: "fork/app")
    let result = try run(comment("/snapshot accept --all"))
    #expect(!result.succeeded && result.reply.contains("The branch is in fork/app."))
    #expect(result.commits == ["Change the login"])
  }

  @Test func aCommitWithoutARunIsNamed() throws {
    try answer(source: "blob/app", run: "")
    let result = try run(comment("/snapshot accept --all"))
    #expect(!result.succeeded && result.reply.contains("has no run for"), "\(result.reply)")
  }

  @Test func aBranchThatMovedKeepsItsCommits() throws {
    let result = try run(
      comment("/snapshot accept --all"),
      meanwhile: "cd work && git commit -q --allow-empty -m 'Meanwhile' && git push -q ../server.git feature")
    #expect(!result.succeeded && result.commits == ["Meanwhile", "Change the login"])
    #expect(result.reply.hasPrefix("feature has a new commit, so nothing was pushed."), "\(result.reply)")
  }

  @Test func onlyPeopleWhoCanWriteAreHeard() {
    #expect(
      job.if.contains(
        #"contains(fromJSON('["OWNER", "MEMBER", "COLLABORATOR"]'), github.event.comment.author_association)"#))
    #expect(job.if.contains("github.event.pull_request.head.repo.full_name == github.repository"))
    #expect(job.steps.allSatisfy { !($0.run ?? "").contains("${{") }, "a comment is never part of a script")
  }
}
