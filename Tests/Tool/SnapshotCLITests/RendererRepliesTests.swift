import Foundation
import SnapshotPreviewMessages
import SnapshotPreviewServer
import Testing

@testable import SnapshotCLI  // What the session makes of the replies of several processes has no other interface.

/// Several test processes that draw for one `snapshot preview`, and how they are started.
@Suite struct RendererRepliesTests {
  private func list(_ keys: String...) -> PreviewReply {
    .list(
      PreviewList(
        previews: keys.map { key in
          PreviewList.Item(
            key: key, fileID: "\(key.prefix(1))/\(key).swift", path: nil, line: 1, name: key, referenceName: key,
            provider: nil, isExcluded: false)
        }, devices: ["iPhone16"]))
  }

  private let picture = PreviewPicture(png: "", width: 1, height: 1, issues: [])

  @Test func listsOfAllProcessesAreMerged() {
    var replies = RendererReplies(count: 3, requiresLists: true)
    #expect(replies.receive(list("B1", "A1"), from: 1) == nil)
    #expect(replies.receive(.reading(declaration: "x"), from: 2) == nil)
    #expect(replies.receive(list("C1"), from: 2) == nil && !replies.isListed)
    // The first process draws what several can draw.
    guard case .listed(let all, failures: [])? = replies.receive(list("C1", "A1"), from: 0) else {
      Issue.record("nothing was listed")
      return
    }
    #expect(all.previews.map(\.key) == ["A1", "B1", "C1"] && all.devices == ["iPhone16"])
    #expect(replies.sender(of: "A1", request: 1) == 0)
    #expect(replies.sender(of: "B1", request: 2) == 1)
    #expect(replies.sender(of: "C1", request: 3) == 0)
    #expect(replies.sender(of: "D1", request: 4) == nil)
    #expect(replies.receive(.drawn(id: 1, picture), from: 0) == .finished(id: 1, .drawn(picture)))
    // The next request of the process that crashed, and not the oldest of all.
    #expect(replies.receive(.ended(reason: "crash", isCrash: true), from: 0) == .endedDrawing(id: 3, reason: "crash"))
  }

  @Test func aProcessWithoutPreviewsFailsOnlyIfListsAreRequired() {
    for requiresLists in [true, false] {
      var replies = RendererReplies(count: 2, requiresLists: requiresLists)
      #expect(replies.receive(.ended(reason: "no tests", isCrash: false), from: 0) == nil)
      guard case .listed(let all, let failures)? = replies.receive(list("A1"), from: 1) else {
        Issue.record("nothing was listed")
        return
      }
      #expect(all.previews.count == 1 && failures == (requiresLists ? ["no tests"] : []))
    }
    var replies = RendererReplies(count: 2, requiresLists: false)
    #expect(replies.receive(list("A1"), from: 1) == nil)
    guard case .listed(_, failures: ["crash"])? = replies.receive(.ended(reason: "crash", isCrash: true), from: 0)
    else {
      Issue.record("a crash must be a failure")
      return
    }
  }

  @Test func withoutAnyListACrashIsTheReason() {
    var replies = RendererReplies(count: 2, requiresLists: false)
    #expect(replies.receive(.ended(reason: "crash", isCrash: true), from: 0) == nil)
    #expect(
      replies.receive(.ended(reason: "no tests", isCrash: false), from: 1) == .endedWithoutList(reason: "crash"))
  }

  @Test func theDeclarationOfTheProcessThatEndedIsNamed() {
    var replies = RendererReplies(count: 2, requiresLists: true)
    #expect(replies.receive(.reading(declaration: "one"), from: 0) == nil)
    #expect(replies.receive(.reading(declaration: "two"), from: 1) == nil)
    #expect(
      replies.receive(.ended(reason: "crash", isCrash: true), from: 0)
        == .endedReading(declaration: "one", reason: "crash"))
  }

  @Test func theBusyProcessIsTheOneThatOthersWaitFor() {
    var replies = RendererReplies(count: 2, requiresLists: true)
    #expect(replies.busy == 0)
    #expect(replies.receive(.reading(declaration: "two"), from: 1) == nil && replies.busy == 1)
    #expect(replies.receive(list("B1"), from: 1) == nil && replies.busy == 0)
    #expect(replies.receive(list("A1"), from: 0) != nil && replies.busy == nil)
    #expect(replies.sender(of: "B1", request: 1) == 1 && replies.busy == 1)
    #expect(replies.receive(.failed(id: 1, message: "no"), from: 1) == .finished(id: 1, .failed("no")))
    #expect(replies.busy == nil)
  }

  // MARK: Programs

  private func programs(_ workshop: Workshop, folder: String?) -> [TestProgram] {
    let tests = PreviewBuild.Tests(
      packageRoot: workshop.root, packageName: "app", modules: [], drawsSnapshots: false, filters: ["^A", "^B"],
      testTargets: ["OneTests", "TwoTests"])
    return TestProgram.all(of: tests, productsFolder: folder, arguments: ["-c", "debug"])
  }

  @Test func aProgramOfAllTargetsIsStartedByItself() throws {
    let workshop = try Workshop()
    for name in ["appPackageTests.xctest", "OneTests-test-runner"] { try workshop.write("products/" + name, "") }
    let folder = workshop.root + "/products"
    let found = programs(workshop, folder: folder)
    #expect(found.map(\.executable) == [folder + "/appPackageTests.xctest"])
    #expect(found[0].arguments == ["--testing-library", "swift-testing", "--filter", "^A", "--filter", "^B"])
  }

  @Test func theProgramOfEachTargetIsStartedByItself() throws {
    let workshop = try Workshop()
    for target in ["One", "Two", "Three"] { try workshop.write("products/\(target)Tests-test-runner", "") }
    let folder = workshop.root + "/products"
    #expect(
      programs(workshop, folder: folder).map(\.executable) == ["One", "Two"].map { "\(folder)/\($0)Tests-test-runner" })
  }

  @Test func bundlesWithoutAnExecutableAreStartedByThePackageManager() throws {
    let workshop = try Workshop()
    let common = ["test", "--skip-build", "--disable-xctest", "--package-path", workshop.root]
    let end = ["-c", "debug", "--filter", "^A", "--filter", "^B"]
    for folder in ["bundle/appPackageTests.xctest", "bundles/OneTests.xctest", "bundles/TwoTests.xctest", "unknown"] {
      try workshop.makeFolder(folder)
    }
    for folder in [workshop.root + "/bundle", workshop.root + "/unknown", nil] {
      #expect(programs(workshop, folder: folder).map(\.arguments) == [["swift"] + common + end])
    }
    #expect(
      programs(workshop, folder: workshop.root + "/bundles").map(\.arguments)
        == ["OneTests", "TwoTests"].map { ["swift"] + common + ["--ignore-lock", "--test-product", $0] + end })
  }
}
