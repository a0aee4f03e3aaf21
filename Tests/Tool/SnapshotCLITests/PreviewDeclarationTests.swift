import Foundation
import SnapshotPreviewServer
import Testing

@testable import SnapshotCLI  // The search of sources and the parsing of a build's output have no other interface.

/// Previews that a search of the sources finds, and the errors of a build.
@Suite struct PreviewDeclarationTests {
  private func found(_ source: String) -> [PreviewDeclaration] { PreviewDeclaration.all(in: source, file: "A.swift") }

  @Test func previewsAndProvidersAreFound() {
    let source = """
      import SwiftUI
      // #Preview { comment }
      /* a comment with
      #Preview { comment }
      */
      #Preview { A() }
        #Preview("Long title", traits: .a) { A() }
      @available(iOS 17, *) #Preview("Later") { A() }
      struct A_Previews: PreviewProvider {
      private enum B: PreviewProvider {
      extension C: PreviewProvider {
      let text = "a text with #Preview {"
      #PreviewOfSomething { }
      protocol PreviewProviderLike {}
      """
    #expect(found(source).map(\.name) == ["#Preview", "Long title", "Later", "A_Previews", "B", "C"])
    #expect(found(source).map(\.line) == [6, 7, 8, 9, 10, 11])
    #expect(found(source).map(\.isProvider) == [false, false, false, true, true, true])
    #expect(found(source).allSatisfy { !$0.isUndrawable })
    #expect(found("struct A {}\n").isEmpty)
  }

  @Test func previewsOfOtherFrameworksAreNotDrawn() {
    let source = """
      import SwiftUI
      import WidgetKit
      #Preview(as: .systemSmall) { MyWidget() } timeline: { Entry() }
      #Preview("Activity", as: .content, using: a) { MyWidget() } contentStates: { A.State() }
      #if canImport(UIKit)
        #Preview("Controller") { UIViewController() }
      #elseif os(macOS)
        #Preview("Mac") { NSView() }
      #else
        #Preview("Neither") { A() }
      #endif
      #if !canImport(UIKit)
        #Preview("Linux") { A() }
      #endif
      #Preview("View") { A() }
      """
    let all = found(source)
    #expect(all.map(\.isUndrawable) == [true, true, true, false, false, false, false])
    #expect(
      all.map(\.reason) == [
        "Previews of widgets are not drawn.", "Previews of widgets are not drawn.",
        "It is compiled only if canImport(UIKit).", "It is compiled only if os(macOS).",
        "It is compiled only if not os(macOS).", "It is compiled only if !canImport(UIKit).",
        "It is not part of the test process. Is its module a dependency of the test target?",
      ])
    #expect(found("import UIKit\n#Preview { UIView() }\n").map(\.reason) == ["Previews of UIKit are not drawn."])
    #expect(found("import AppKit\n#Preview { NSView() }\n").map(\.isUndrawable) == [true])
    #expect(found("import UIKit\nimport SwiftUI\n#Preview { A() }\n").map(\.isUndrawable) == [false])
  }

  @Test func errorsOfABuildNameTheirPlaces() {
    let lines = [
      "/app/Sources/A b/Card.swift:12:7: error: cannot find 'x' in scope",
      "/app/Sources/A b/Card.swift:12:7: error: cannot find 'x' in scope",
      "macro expansion #Preview:11:15: error: property must be private",
      "/elsewhere/C:/D.swift:3:1: error: two: colons",
      "error: fatalError",
    ]
    #expect(
      PreviewBuild.messages(lines, packageRoot: "/app") == [
        .init(file: "Sources/A b/Card.swift", line: 12, column: 7, text: "cannot find 'x' in scope"),
        .init(file: "macro expansion #Preview", line: 11, column: 15, text: "property must be private"),
        .init(file: "/elsewhere/C:/D.swift", line: 3, column: 1, text: "two: colons"),
      ])
    #expect(
      PreviewBuild.messages(["error: no such module"], packageRoot: "/app") == [.init(text: "no such module")])
    #expect(PreviewBuild.messages([], packageRoot: "/app").first?.text.contains("swift build") == true)
  }

  @Test func changesOfFilesAreNoticed() throws {
    let workshop = try Workshop()
    try workshop.makeFolder("Sources/App/Tief 🎉")
    try workshop.makeFolder("Tests/AppTests/__Snapshots__")
    try workshop.makeFolder(".build")
    try workshop.write("Sources/App/Tief 🎉/A b.swift", "a")
    let watcher = SourceWatcher(packageRoot: workshop.root)
    let first = watcher.snapshot()
    #expect(watcher.snapshot() == first)
    for path in [".build/a.swift", "Tests/AppTests/__Snapshots__/a.png", "Sources/.hidden.swift"] {
      try workshop.write(path, "generated")
    }
    #expect(watcher.snapshot() == first)
    try workshop.write("Sources/App/Tief 🎉/A b.swift", "ab")
    let second = watcher.snapshot()
    #expect(second != first)
    try workshop.write("Sources/App/New.json", "{}")
    let third = watcher.snapshot()
    #expect(third != second)
    try FileManager.default.removeItem(atPath: workshop.root + "/Sources/App/New.json")
    #expect(watcher.snapshot() == second)
    // A link to a parent folder ends.
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/Sources/App/loop", withDestinationPath: workshop.root)
    #expect(watcher.snapshot() == second)
  }

  @Test func doctorListsPreviewsThatAreNotDrawn() throws {
    let workshop = try Workshop()
    let package = #"{"name":"app","targets":[{"name":"App","type":"regular"}]}"#
    try workshop.swift("[ \"$3\" = dump-package -o \"$4\" = dump-package ] && { echo '\(package)'; exit; }\nexit 0\n")
    try workshop.makeFolder("Sources/App")
    try workshop.write("Sources/App/Card.swift", "import SwiftUI\n#Preview { A() }\n")
    #expect(try workshop.snapshot("doctor").output.contains("not drawn") == false)
    try workshop.write(
      "Sources/App/Clock.swift", "import WidgetKit\nimport SwiftUI\n#Preview(as: .systemSmall) { W() }\n")
    let outcome = try workshop.snapshot("doctor")
    #expect(outcome.output.contains("1 preview of a widget, UIKit or AppKit is not drawn."))
    #expect(outcome.output.contains("Sources/App/Clock.swift:3: #Preview"))
    #expect(!outcome.output.contains("Card.swift"))
  }
}
