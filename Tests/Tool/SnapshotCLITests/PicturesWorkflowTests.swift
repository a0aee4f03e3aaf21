import Foundation
import Raster
import Testing

/// The workflow that shows the changed areas in the comment on a pull request.
@Suite struct PicturesWorkflowTests {
  private let workshop: Workshop
  private let job: WorkflowJob
  private let commit: String

  /// A repository whose branch `feature` has a reference, and a run in which it differs.
  init() throws {
    workshop = try Workshop()
    job = try WorkflowJob("pictures", of: "pictures.yml")
    try workshop.write("work/.gitignore", ".build\n")
    try workshop.write("work/Package.swift", "// swift-tools-version: 6.2\n")
    try workshop.write("work/AppTests/LoginTests.swift", "class LoginTests {\n  func a() {}\n}\n")
    for (folder, color) in [("work/AppTests/__Snapshots__", RGBA.black), ("artifacts", .white)] {
      try workshop.makeFolder("\(folder)/LoginTests")
      try PNG.encode(PixelBuffer(width: 30, height: 20, filledWith: color))
        .write(to: URL(fileURLWithPath: "\(workshop.root)/\(folder)/LoginTests/a.1.png"))
    }
    try workshop.bash(
      """
      git init -q --bare -b main server.git
      cd work
      git init -q -b feature . && git add -A && git commit -qm 'Change the login'
      git push -q ../server.git feature
      git rev-parse HEAD >../commit
      """)
    commit = try #require(workshop.read("commit")).trimmingCharacters(in: .newlines)
    let imported = try Tool.run(["import", "../artifacts", "--run", "merged"], in: workshop.root + "/work")
    #expect(imported.status == 1, "\(imported.errors)")
    try workshop.bash(
      """
      mkdir -p artifact/.build/snapshots/runs
      cp -R work/.build/snapshots/runs/merged artifact/.build/snapshots/runs/merged
      ln -s '\(try #require(Tool.path))' bin/snapshot
      """)
    try answer(source: "blob/app", commit: commit)
  }

  /// Makes `gh` answer as GitHub does.
  private func answer(source: String, commit: String, comment: String = "99") throws {
    try workshop.write(
      "bin/gh",
      """
      #!/bin/sh
      case "$1 $2" in
      "api repos/blob/app/pulls/7") echo "\(source) \(commit)" ;;
      "api repos/blob/app/issues/7/comments") echo "\(comment)" ;;
      "run download")
        [ "$3" = 4711 ] && mkdir -p "$9" && cp -R '\(workshop.root)/artifact/.' "$9" ;;
      "api --method") echo "$3 $4" >'\(workshop.root)/call' && cp "${6#body=@}" '\(workshop.root)/comment.md' ;;
      *) echo "gh: $*" >&2; exit 1 ;;
      esac
      """)
    try workshop.bash("chmod +x bin/gh")
  }

  /// Runs the steps, and returns the files of the branch with the pictures.
  private func run() throws -> (succeeded: Bool, files: Set<String>) {
    let event = """
      {"action": "completed",
       "workflow_run": {"id": 4711, "event": "pull_request", "head_sha": "\(commit)",
         "head_repository": {"full_name": "blob/app"}, "pull_requests": [{"number": 7}]},
       "repository": {"full_name": "blob/app"}}
      """
    let succeeded = try job.run(event, in: workshop)
    try workshop.bash(
      "rm -rf files && mkdir files && git --git-dir server.git archive snapshot-pictures 2>/dev/null | tar -x -C files || true; "
        + "(cd files && find . -type f) >found")
    let files = (workshop.read("found") ?? "").split(separator: "\n").map { String($0.dropFirst(2)) }
    return (succeeded, Set(files))
  }

  /// Makes the branch of earlier runs.
  ///
  /// - Parameter list: The day and the number of each pull request.
  private func publish(_ list: [String]) throws {
    try workshop.write("earlier/list.txt", list.map { $0 + "\n" }.joined())
    for number in list.compactMap({ $0.split(separator: " ").last }) {
      try workshop.write("earlier/\(number)/0a/crop.png", "\(number)")
    }
    try workshop.bash(
      """
      cd earlier && rm -rf .git && git init -q -b snapshot-pictures . && git add -A && git commit -qm Pictures
      git push -qf ../server.git snapshot-pictures
      """)
  }

  @Test func theCommentShowsPicturesOfTheBranch() throws {
    let result = try run()
    #expect(result.succeeded, "\(workshop.read("log") ?? "")")
    let picture = try #require(result.files.first { $0.hasSuffix(".png") })
    #expect(result.files == [picture, "list.txt"] && picture.hasPrefix("7/\(commit)/"))
    let comment = try #require(workshop.read("comment.md"))
    #expect(comment.contains("src=\"https&#58;//github.com/blob/app/raw/snapshot-pictures/\(picture)\""), "\(comment)")
    #expect(comment.contains("https://github.com/blob/app/actions/runs/4711"))
    #expect(workshop.read("call") == "PATCH repos/blob/app/issues/comments/99\n")
    let pixels = try PNG.decode(Data(contentsOf: URL(fileURLWithPath: "\(workshop.root)/files/\(picture)"))).pixels
    #expect(Set(pixels).isSuperset(of: [RGBA.black.premultiplied, RGBA.white.premultiplied]))
  }

  @Test func aPullRequestWithoutACommentGetsOne() throws {
    try answer(source: "blob/app", commit: commit, comment: "")
    #expect(try run().succeeded)
    #expect(workshop.read("call") == "POST repos/blob/app/issues/7/comments\n")
  }

  @Test func theBranchIsBounded() throws {
    let numbers = (100..<160).map(String.init)
    let future = numbers.dropLast().map { "2999-01-01 \($0)" }
    try publish(["2999-01-01 7"] + future + ["2001-01-01 8"])
    let result = try run()
    #expect(result.succeeded)
    let folders = Set(result.files.filter { $0 != "list.txt" }.map { String($0.prefix { $0 != "/" }) })
    #expect(folders == Set(["7"] + numbers.prefix(49)))
    #expect(result.files.filter { $0.hasPrefix("7/") }.allSatisfy { $0.hasPrefix("7/\(commit)/") })
    try workshop.bash("git --git-dir server.git rev-list --count snapshot-pictures >count")
    #expect(workshop.read("count") == "1\n")
  }

  @Test func oldPicturesAreRemoved() throws {
    try publish(["2999-01-01 9", "2001-01-01 8"])
    let result = try run()
    #expect(result.files.contains("9/0a/crop.png") && !result.files.contains("8/0a/crop.png"))
  }

  @Test func aBranchThatMovedKeepsItsPictures() throws {
    // Another run pushes while this one has read the branch.
    try publish(["2999-01-01 9"])
    try workshop.bash(
      "cp server.git/refs/heads/snapshot-pictures moved && git --git-dir server.git update-ref -d refs/heads/snapshot-pictures"
    )
    try workshop.write(
      "bin/git",
      """
      #!/bin/sh
      if [ "$1" = push ] && [ -e '\(workshop.root)/moved' ]; then
        mv '\(workshop.root)/moved' '\(workshop.root)/server.git/refs/heads/snapshot-pictures'
      fi
      exec /usr/bin/git "$@"
      """)
    try workshop.bash("chmod +x bin/git")
    let result = try run()
    #expect(result.succeeded)
    #expect(result.files.contains("9/0a/crop.png") && result.files.contains { $0.hasPrefix("7/\(commit)/") })
  }

  @Test(arguments: [("fork/app", nil), ("blob/app", "0123456789012345678901234567890123456789")])
  func otherBranchesAndCommitsAreLeftOut(source: String, head: String?) throws {
    try answer(source: source, commit: head ?? commit)
    let result = try run()
    #expect(!result.succeeded && result.files.isEmpty && workshop.read("comment.md") == nil)
  }

  @Test func aRunWithoutChangesPublishesNothing() throws {
    try workshop.bash(
      "cd work && cp AppTests/__Snapshots__/LoginTests/a.1.png ../artifacts/LoginTests && rm -rf .build")
    #expect(try Tool.run(["import", "../artifacts", "--run", "merged"], in: workshop.root + "/work").status == 0)
    try workshop.bash("rm -rf artifact && mkdir artifact && cp -R work/.build artifact")
    let result = try run()
    #expect(result.succeeded && result.files.isEmpty && workshop.read("comment.md") == nil)
  }

  @Test func noCodeOfThePullRequestRuns() {
    #expect(job.if.contains("github.event.workflow_run.head_repository.full_name == github.repository"))
    #expect(job.if.contains("github.event.workflow_run.event == 'pull_request'"))
    #expect(job.permissions == ["actions": "read", "contents": "write", "pull-requests": "write"])
    let scripts = job.steps.compactMap(\.run)
    #expect(scripts.allSatisfy { !$0.contains("${{") && !$0.contains("swift ") }, "data is never part of a script")
  }
}
