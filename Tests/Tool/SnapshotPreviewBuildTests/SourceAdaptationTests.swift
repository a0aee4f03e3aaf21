import Testing

@testable import SnapshotPreviewBuild

@Suite struct SourceAdaptationTests {
  private func adapted(_ source: String) -> String { SourceAdaptation.adapted(source)?.text ?? source }

  private var native: String { "os(\(SourceAdaptation.native))" }

  @Test func codeForIOSIsCompiled() {
    #expect(adapted("#if os(iOS)\nlet a = 1\n#endif") == "#if \(native)\nlet a = 1\n#endif")
    #expect(
      adapted("#if DEBUG && ( os( iOS ) )\n#elseif !os(iOS)\n#endif").contains("( \(native) )\n#elseif !\(native)"))
    #expect(adapted("#if os(macOS) || os(iOS) // os(iOS)\n#endif").hasPrefix("#if os(macOS) || \(native)"))
  }

  @Test func stringsAndCommentsKeepTheirContents() {
    for source in [
      "let a = \"\"\"\n#if os(iOS)\n\"\"\"", "/*\n#if os(iOS)\n/* */\n#if os(iOS)\n*/", "// #if os(iOS)\n",
      "let a = #\"\n\"#; let b = \"#if os(iOS)\"", "let c = \"\\(f(\"#if os(iOS)\"))\"",
    ] {
      #expect(SourceAdaptation.adapted(source) == nil, "\(source)")
    }
  }

  @Test func branchesForSystemsWithoutViewsAreNotCompiledInViewFiles() {
    let view = "import SwiftUI\n#if os(Linux)\n#elseif os(iOS)\n#endif"
    #expect(adapted(view) == "import SwiftUI\n#if os(Windows)\n#elseif \(native)\n#endif")
    #expect(adapted("import Foundation\n#if os(Linux)\n#endif") == "import Foundation\n#if os(Linux)\n#endif")
  }

  @Test func linesKeepTheirNumbers() {
    let source = "import UIKit.UIFont\n\n#if os(iOS)\nlet a = \"\"\"\n  x\n  \"\"\"\n#endif\n"
    #expect(adapted(source).split(separator: "\n", omittingEmptySubsequences: false).count == 8)
    #expect(adapted(source).hasPrefix("import UIKit\n"))
    #expect(adapted("import class UIKit.UIFont\n") == "import UIKit\n")
    #expect(adapted("import PhotosUI\nimport _PhotosUI_SwiftUI\n") == "import SwiftUI\nimport SwiftUI\n")
    #expect(adapted("import struct Foundation.URL\n") == "import Foundation\n")
    #expect(SourceAdaptation.adapted("import struct Other.URL\n") == nil)
  }

  @Test func theAttributeThatStartsAnAppOfUIKitIsLeftOut() {
    let source =
      "import UIKit\n// @UIApplicationMain\n@UIApplicationMain class AppDelegate {}\n@NSApplicationMain\nclass B {}"
    #expect(adapted(source) == "import UIKit\n// @UIApplicationMain\n class AppDelegate {}\n\nclass B {}")
  }

  #if !canImport(Darwin)
    @Test func foundationMeansItsPartsToo() {
      #expect(
        SourceAdaptation.adapted("import Foundation\nlet s = URLSession.shared")?.imports == ["FoundationNetworking"])
      #expect(SourceAdaptation.adapted("import Foundation\nclass A: ObservableObject {}")?.imports == ["Combine"])
      #expect(SourceAdaptation.adapted("import SwiftUI\nclass A: ObservableObject {}") == nil)
      #expect(SourceAdaptation.adapted("class URLSession {}") == nil)
    }
  #endif
}
