import Foundation
import SliceKit
import SnapshotRepository
import Testing
import SnapshotUI

/// Requirements of the source files.
@Suite struct PromiseTests {
  /// Returns the Swift files of a target, or in a folder such as `Raster/Scheduling`, by their names.
  private func sources(in path: String) throws -> [String: String] {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    let target = try #require(Repository.folder(ofTarget: parts[0]))
    let folder = parts.count > 1 ? target.appendingPathComponent(parts[1]) : target
    let names = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    return try names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { sources, name in
      sources[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
  }

  private func imports(in folder: String) throws -> Set<String> {
    try Set(
      sources(in: folder).values.flatMap { text in
        text.split(separator: "\n").compactMap { line in
          let words = line.split(separator: " ").filter { !$0.hasPrefix("@") && $0 != "public" }
          return words.first == "import" ? words.last.map(String.init) : nil
        }
      })
  }

  @Test("Every requirement of the five architectures has a test that names it") func rows() throws {
    let folders = [
      "FlowTests", "SliceKitTests", "SnapshotTests", "StateStoreTests", "StateStoreUITests", "SnapshotUITests",
    ]
    let tests = try folders.flatMap { try sources(in: $0).values }.joined(separator: "\n")
    let named = Set(tests.matches(of: #/\b[SGTVB]\d{1,2}\b/#).map { String($0.output) })
    for (architecture, count) in [("S", 35), ("G", 15), ("T", 19), ("V", 18), ("B", 17)] {
      for number in 1...count { #expect(named.contains("\(architecture)\(number)"), "\(architecture)\(number)") }
    }
  }

  @Test("T16: the tests of all five run in their own process and use no network") func oneProcess() throws {
    for folder in ["FlowTests", "SliceKitTests", "StateStoreTests", "StateStoreUITests", "SnapshotUITests"] {
      let sources = try sources(in: folder)
      #expect(!sources.isEmpty)
      for (name, text) in sources where name != "Examples/PromiseTests.swift" {
        for forbidden in ["Process()", "URLSession", "import FoundationNetworking", "posix_spawn"] {
          #expect(!text.contains(forbidden), "\(folder)/\(name)")
        }
      }
    }
  }

  @Test("S9: slices know no store") func dependencies() throws {
    #expect(try imports(in: "SliceKit") == ["Foundation", "SnapshotFoundation", "SnapshotUI"])
  }

  @Test("S24: rendering of slices is synchronous") func noWaiting() throws {
    for folder in [
      "SliceKit", "SnapshotUI/Elements", "SnapshotUI/Environment",
      "SnapshotUI/Layout", "SnapshotUI/LayoutEngine", "SnapshotUI/Rendering",
      "SnapshotUI/State", "SnapshotUI/Text", "SnapshotUI/Views",
      "Raster/Preparation", "Raster/Scheduling",
    ] {
      let sources = try sources(in: folder)
      #expect(!sources.isEmpty)
      // These store the operations of `task`, which a host runs after rendering.
      let tasks = ["ElementActions.swift", "IdentifiedTask.swift"]
      for (name, text) in sources where !tasks.contains(where: name.hasSuffix) {
        #expect(!text.contains(" async "), "\(folder)/\(name)")
        #expect(!text.contains("await "), "\(folder)/\(name)")
      }
    }
  }

  /// The logic, its spies and its tests name nothing that creates views or pictures, so no renderer can run.
  @Test("S23: tests of view models and coordinators use no renderer") func pureTests() throws {
    let logic = try imports(in: "SliceKitTests/Logic")
    #expect(logic.isSubset(of: ["SliceKit", "SnapshotSeededRandom", "Testing"]))
    for file in ["PostDetail.swift", "PostDetailSpies.swift", "PostDetailTests.swift"] {
      let text = try Repository.text("Tests/Architectures/SliceKitTests/Examples/" + file)
      let imports = text.matches(of: #/import (\w+)/#).map { String($0.1) }
      #expect(Set(imports).isSubset(of: ["Foundation", "SliceKit", "Testing"]), "\(file)")
      for forbidden in [
        "SliceScreen", "SliceStack", "SliceRegistry", "Renderer", "ViewHost", "rendered(", "assertSnapshot",
      ] {
        #expect(!text.contains(forbidden), "\(file) \(forbidden)")
      }
    }
  }

  /// Files that import both modules use either name without a qualifier.
  @Test("No type of SliceKit has the name of a type of SnapshotUI") func names() throws {
    func types(in folder: String) throws -> Set<String> {
      try Set(
        sources(in: folder).values.flatMap { text in
          text.matches(
            of:
              #/\n(?:@\w+(?:\([^\n]*\))?\s+)*(?:nonisolated )?public (?:final )?(?:struct|class|enum|protocol|typealias|actor) (\w+)/#
          )
          .map { String($0.1) }
        })
    }
    let slices = try types(in: "SliceKit")
    let views = try types(in: "SnapshotUI")
    #expect(slices.contains("TextLabel") && slices.contains("ImageView") && views.contains("Label"))
    #expect(slices.intersection(views) == [])
  }

  @Test("V7: rendering uses no clock, calendar or locale") func noSurroundings() throws {
    for folder in ["Raster", "RasterCore", "SnapshotUI", "SliceKit"] {
      for (name, text) in try sources(in: folder) {
        let forbidden = [
          "DateFormatter", "Calendar.current", "autoupdatingCurrent", "TimeZone.current", "Locale.current", "Date()",
          "ProcessInfo.processInfo.environment",
        ]
        .filter { text.contains($0) }
        guard !forbidden.isEmpty else { continue }
        // A style or a formatter of the caller is compared with the process's values, to replace them.
        let own = text.replacing(/[!=]= \.(?:autoupdatingC|c)urrent|(?:as|is) (?:ISO8601)?DateFormatter/, with: "")
        #expect(forbidden.filter { own.contains($0) } == [], "\(folder)/\(name)")
      }
    }
  }

  @Test("V9: a view has one entry point for its data") func oneEntry() throws {
    let text = try #require(try sources(in: "SliceKitTests/ViewData")["Voucher.swift"])
    let view = try #require(text.range(of: "final class VoucherView"))
    let lines = text[view.lowerBound...].split(separator: "\n").map(String.init)
    // Members that are not private.
    let members = lines.filter { $0.hasPrefix("  func ") || $0.hasPrefix("  var ") || $0.hasPrefix("  let ") }
    #expect(members == ["  var content: some View {", "  func configure(with viewData: VoucherViewData) {"])
  }

  @Test("V10: rendering uses no external packages but OpenCombine, for observable objects") func noPackages() throws {
    let system: Set = [
      "CRasterHarfBuzz", "CRasterPNG", "CoreGraphics", "Dispatch", "Foundation", "FoundationNetworking", "Observation",
      "Synchronization",
    ]
    let own: Set = [
      "CRasterFonts", "CRasterHyphenation", "CRasterPixels", "CSnapshotHashing", "CSnapshotMainActorChecks",
      "CSnapshotPreviews",
      "CSnapshotSymbolOutlines",
      "Combine", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "Raster", "RasterCore",
      "SnapshotCombine", "SnapshotFoundation", "SnapshotRenderTraces", "SnapshotUI",
    ]
    for folder in ["Raster", "RasterCore", "SnapshotUI", "SliceKit"] {
      #expect(try imports(in: folder).subtracting(system).subtracting(own) == [], "\(folder)")
    }
  }

  @Test("S35: slices have no base class") func composition() {
    // A slice has no superclass, and is a view.
    #expect(Mirror(reflecting: AuthorSlice()).superclassMirror == nil)
    let slice: any View = AuthorSlice()
    #expect(slice is any Slice)
  }

  @Test("S18: slices have no reference to the state") func noReferences() {
    let screen = SliceScreen(PostDetailCoordinator(state: Post()), state: \.state, slices: .postDetail)
    for slice in [AuthorSlice(), BodySlice(), MediaSlice(), ActionSlice()] as [any Slice] {
      for child in Mirror(reflecting: slice).children {
        #expect(!(child.value is any SliceCoordinator) && !(child.value is Post), "\(child.label ?? "")")
      }
    }
    #expect(screen.coordinator.state == Post())
  }
}
