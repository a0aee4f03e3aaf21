import Dispatch
import Foundation
import SliceKit
import Snapshot
import SnapshotRepository
import SnapshotUI
import Testing

private let size = CGSize(width: 375, height: 60)

extension AuthorSliceViewModel {
  static let verified = AuthorSliceViewModel(post: Post())
}

/// A single slice: configuration, rendering and snapshots.
@MainActor @Suite(.snapshots) struct SliceTests {
  @Test("S6, S25: the picture of a configured slice has the exact size in pixels", arguments: [1, 2, 3] as [CGFloat])
  func picture(scale: CGFloat) throws {
    let slice = AuthorSlice()
    slice.configure(with: .verified)
    let context = RenderContext(width: 375, height: 60, displayScale: scale)
    let picture = try Renderer().render(slice, in: context)
    #expect(picture.width == Int(375 * scale))
    #expect(picture.height == Int(60 * scale))
  }

  @Test("S25") func verifiedAuthor() {
    let slice = AuthorSlice()
    slice.configure(with: .verified)
    assertSnapshot(matching: slice, as: .image(size: CGSize(width: 375, height: 60)))
    assertSnapshot(matching: slice.imageSource(.postDetail), as: .image(size: size), named: "picture")
    assertSnapshot(matching: slice, as: .image(size: size, traits: .darkMode), named: "dark")
    assertSnapshot(matching: slice, as: .layout(size: size))
  }

  // The test in Documentation/Slices.md.
  @Test("S33: a test has one line") func author() {
    assertSnapshot(of: AuthorSlice(.verified), as: .image(size: CGSize(width: 375, height: 60)))
  }

  @Test("S33: the documented test is this one, and has at most five lines") func documentedTest() throws {
    let page = try Repository.text("Documentation/Slices.md")
    let marker = try #require(page.range(of: "## Take a snapshot of a slice"))
    let block = try #require(page[marker.upperBound...].components(separatedBy: "```").dropFirst().first)
    let lines = block.components(separatedBy: "\n").dropFirst().filter { !$0.isEmpty }
    #expect((1...5).contains(lines.count))
    let source = try String(contentsOf: URL(fileURLWithPath: "\(#filePath)"), encoding: .utf8)
    let assertion = try #require(lines.first { $0.contains("assertSnapshot") })
    #expect(source.contains(assertion.trimmingCharacters(in: .whitespaces)))
  }

  @Test("S4: a dump of a view model is complete") func dump() {
    assertSnapshot(of: AuthorSliceViewModel.verified, as: .dump)
    assertSnapshot(of: ActionSliceViewModel(post: Post()), as: .dump)
  }

  @Test("S5: view models and slices have the same tree") func trees() throws {
    let viewModel = ActionSliceViewModel(post: Post())
    let tree = SliceTree(of: viewModel)
    #expect(try SliceTree(of: ActionSlice(viewModel)) == tree)
    #expect(
      tree.description == """
        ActionSliceViewModel
          VoteSliceViewModel
          CommentSliceViewModel
          ShareSliceViewModel
          AwardSliceViewModel
        """)
    #expect(SliceTree(of: AuthorSliceViewModel.verified).children == [])
  }

  @Test("S26: a hundred pictures, rendered serially or in parallel, have the same bytes") func determinism() throws {
    let slice = AuthorSlice(.verified)
    let context = RenderContext(width: 375, height: 60, displayScale: 2)
    let pictures = Pictures()
    for _ in 0..<50 { pictures.add(try PNG.encode(Renderer().render(slice, in: context))) }
    DispatchQueue.concurrentPerform(iterations: 50) { index in
      // A slice belongs to one thread, so each thread creates its own.
      let picture = try? Renderer(threads: 1 + index % 4).render(AuthorSlice(.verified), in: context)
      pictures.add(picture.flatMap { try? PNG.encode($0) } ?? Data())
    }
    #expect(pictures.count == 100)
    #expect(pictures.distinct == 1)
    // The reference is the same in debug and release builds, and on every machine.
    assertSnapshot(of: slice, as: .image(context: context))
  }

  @Test("S27: images come from the image source, and unknown URLs show a placeholder") func images() throws {
    let known = try #require(URL.picture("ada"))
    let view = ImageView()
    func picture(_ url: URL?, _ source: ImageSource = .postDetail) throws -> PixelBuffer {
      view.loadImage(from: url)
      return try Renderer().render(view.imageSource(source), in: RenderContext(width: 40, height: 40))
    }
    let placeholder = try picture(nil)
    #expect(try picture(known) != placeholder)
    #expect(try picture(URL.picture("nobody")) == placeholder)
    #expect(try picture(known, .none) == placeholder)
    #expect(try picture(URL(string: "https://swift.org/favicon.ico")) == placeholder)
    // An image that is set to nil removes the URL too, also if there was no image.
    view.loadImage(from: known)
    view.image = nil
    let removed = try Renderer().render(view.imageSource(.postDetail), in: RenderContext(width: 40, height: 40))
    #expect(removed == placeholder)
    view.image = .bands(.black, .white, width: 4, height: 4)
    let set = try Renderer().render(view, in: RenderContext(width: 40, height: 40))
    #expect(set != placeholder)
    view.image = nil
    #expect(try Renderer().render(view, in: RenderContext(width: 40, height: 40)) == placeholder)
    assertSnapshot(of: view, as: .image(size: CGSize(width: 40, height: 40)), named: "placeholder")
  }

  @Test("S32: a view can contain a slice, and a slice any view") func coexistence() throws {
    struct Screen: View {
      let vote = VoteSlice(VoteSliceViewModel(score: 1, voteState: .none))
      let log: Log
      var body: some View {
        VStack {
          Text("A screen of another kind")
          vote.onSliceAction { (action: PostDetailAction) in log.actions.append("\(action)") }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Screen(log: log))
    try host.inspect().find(button: "Upvote").tap()
    #expect(log.actions == ["upvoteTapped"])
    #expect(try host.inspect().find(VoteSlice.self).texts == ["1"])
    assertSnapshot(of: try host.view, as: .image(size: CGSize(width: 200, height: 80)))
  }

  @Test func anUnhandledActionFailsTheTest() throws {
    try withKnownIssue {
      try VoteSlice(VoteSliceViewModel(score: 1, voteState: .none)).inspect().find(button: "Upvote").tap()
    } matching: { issue in
      "\(issue)".contains("PostDetailAction upvoteTapped was sent, but nothing handles actions here.")
        && issue.sourceLocation?.fileName == "PostDetailSlices.swift"
    }
  }
}

private final class Log {
  var actions: [String] = []
}

/// Collects pictures from several threads.
private final class Pictures: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [Data] = []

  func add(_ picture: Data) { lock.withLock { all.append(picture) } }

  var count: Int { lock.withLock { all.count { !$0.isEmpty } } }
  var distinct: Int { lock.withLock { Set(all).count } }
}
