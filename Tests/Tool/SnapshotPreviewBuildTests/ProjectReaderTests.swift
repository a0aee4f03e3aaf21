import Foundation
import SnapshotTestSupport
import Testing

@testable import SnapshotPreviewBuild

@Suite struct ProjectReaderTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/projects-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder + "/" + path
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  private func end() { try? FileManager.default.removeItem(atPath: folder) }

  private let preview = "import SwiftUI\n#Preview { Text(\"A\") }\n"

  @Test func aFolderOfSeveralAppsIsAModuleForEach() async throws {
    defer { end() }
    for app in ["Apps/Memo/Memo", "Apps/Pins/Pins"] {
      try write("\(app)/App.swift", "import SwiftUI\n@main struct Main: App {}\n")
      try write("\(app)/View/ContentView.swift", preview)
    }
    try write("Apps/Notes.swift", preview)
    #expect(
      try ProjectReader().locations([folder]) == [
        .folder(folder + "/Apps/Memo"), .folder(folder + "/Apps/Pins"), .files([folder + "/Apps/Notes.swift"]),
      ])
  }

  @Test func aFolderOfOneAppIsOneModule() async throws {
    defer { end() }
    try write("App/App.swift", "import SwiftUI\n@main struct Main: App {}\n")
    try write("App/Cell.swift", preview)
    try write("Shared/Cell.swift", preview)
    #expect(try ProjectReader().locations([folder]) == [.folder(folder)])
  }

  @Test func aPackageHasTheModulesWithPreviewsAndWhatTheyImport() async throws {
    defer { end() }
    try write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "Local"), .package(url: "https://example.com/kit", from: "1.0.0")],
        targets: [
          .target(
            name: "Feature", dependencies: ["Core", .product(name: "Design", package: "Local"), .product(name: "Kit", package: "kit")],
            swiftSettings: [.define("BETA"), .define("MAC", .when(platforms: [.macOS])), .enableUpcomingFeature("ExistentialAny")]),
          .target(name: "Core", exclude: ["Old"]), .target(name: "Unused"),
          .testTarget(name: "FeatureTests", dependencies: ["Feature"]),
        ])
      """)
    try write(
      "Local/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Local", products: [.library(name: "Design", targets: ["Tokens"])], targets: [.target(name: "Tokens")])
      """)
    try write("Sources/Feature/Card.swift", preview)
    try write("Sources/Feature/Media.xcassets/Contents.json", "{}")
    try write("Sources/Core/Model.swift", "public struct Model {}")
    try write("Sources/Core/Old/Old.swift", preview)
    try write("Sources/Unused/Unused.swift", "")
    try write("Tests/FeatureTests/Tests.swift", preview)
    try write("Local/Sources/Tokens/Tokens.swift", "")
    let reader = ProjectReader()
    #expect(try reader.locations([folder]) == [.package(folder)])
    let project = try await reader.project(at: .package(folder))
    #expect(project.modules.map(\.name) == ["Core", "Tokens", "Feature"])
    #expect(project.modules.map(\.languageMode) == ["5", "6", "5"])
    #expect(project.modules[0].sources == [folder + "/Sources/Core/Model.swift"])
    let feature = project.modules[2]
    #expect(feature.settings == ["-D", "BETA", "-enable-upcoming-feature", "ExistentialAny", "-D", "SWIFT_PACKAGE"])
    #expect(feature.resources == [folder + "/Sources/Feature/Media.xcassets"] && feature.hasModuleBundle)
    let requirement = VersionRequirement.range(from: "1.0.0", upTo: "2.0.0")
    #expect(
      feature.externalProducts == [.init(product: "Kit", package: "https://example.com/kit", requirement: requirement)])
  }

  /// Plugins do not run: what a build of the package has left is used, and what is missing is said.
  @Test func filesOfBuildToolPluginsAreThoseOfTheLastBuild() async throws {
    defer { end() }
    try write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", targets: [.target(name: "App", plugins: ["Gen"]), .plugin(name: "Gen", capability: .buildTool())])
      """)
    try write("Plugins/Gen/Gen.swift", "import PackagePlugin\n")
    try write("Sources/App/Card.swift", preview)
    let reader = ProjectReader()
    let missing = try await reader.project(at: .package(folder))
    #expect(missing.modules.map(\.sources) == [[folder + "/Sources/App/Card.swift"]])
    #expect(
      missing.remarks == [
        "App uses the plugin Gen, which is not run, so the files that it generates are missing. To generate them once: swift build "
          + "--package-path \(folder). It can fail after that."
      ])
    // As a build leaves them, and beside them what no build makes.
    let outputs = ".build/plugins/outputs/app/App/destination/"
    try write(outputs + "Gen/Made.swift", "let made = 1\n")
    try write(outputs + "Other/Other.swift", "")
    let built = try await reader.project(at: .package(folder))
    #expect(
      built.modules.map(\.sources) == [
        [folder + "/.build/plugins/outputs/app/App/destination/Gen/Made.swift", folder + "/Sources/App/Card.swift"]
      ])
    #expect(built.remarks == ["App uses the plugin Gen, which is not run. The files of the last swift build are used."])
    try FileManager.default.moveItem(atPath: folder + "/.build", toPath: folder + "/elsewhere")
    try FileManager.default.createSymbolicLink(atPath: folder + "/.build", withDestinationPath: folder + "/elsewhere")
    #expect(try await reader.project(at: .package(folder)).remarks == missing.remarks)
  }

  @Test func aProductNamesItsPackageInOlderManifests() async throws {
    defer { end() }
    try write(
      "Package.swift",
      """
      // swift-tools-version:5.1
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [
          .package(url: "https://example.com/pure-kit.git", from: "1.0.0"), .package(url: "https://example.com/other", from: "1.0.0"),
        ],
        targets: [.target(name: "App", dependencies: ["PureKit"])])
      """)
    try write("Sources/App/Card.swift", preview)
    let products = try await ProjectReader().project(at: .package(folder)).modules[0].externalProducts
    #expect(products.map(\.product) == ["PureKit"] && products.map(\.package) == ["https://example.com/pure-kit.git"])
  }

  @Test func testsOfAFolderWithoutAManifestAreLeftOut() async throws {
    defer { end() }
    for file in ["App/Card.swift", "AppTests/CardTests.swift", "App/AppUITests/Flow.swift", "Contests.swift"] {
      try write(file, preview)
    }
    try write("App/Checks.swift", "@testable import App\nimport XCTest\n")
    try write("App/More.swift", "import Testing\n")
    let reader = ProjectReader()
    let module = try #require(try await reader.project(at: .folder(folder)).modules.first)
    #expect(module.sources == [folder + "/App/Card.swift", folder + "/Contests.swift"])
    // A person can name them.
    let tests = folder + "/AppTests/CardTests.swift"
    #expect(try await reader.project(at: .files([tests])).modules.map(\.sources) == [[tests]])
  }

  @Test func aManifestIsNotRunWithoutPermission() async throws {
    defer { end() }
    try write("Package.swift", "fatalError()")
    try write("Sources/App/Card.swift", preview)
    let reader = ProjectReader(runsManifests: false)
    #expect(try reader.locations([folder]) == [.folder(folder)])
    let project = try await reader.project(at: .folder(folder))
    #expect(project.modules.map(\.sources) == [[folder + "/Sources/App/Card.swift"]])
    await #expect(throws: ProjectError.self) { try await ProjectReader().project(at: .package(folder)) }
  }

  @Test func anXcodeProjectHasTheFilesOfItsTargets() async throws {
    defer { end() }
    try write(
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; objectVersion = 77; rootObject = P;
        objects = {
          P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L0; targets = (T, U); };
          G = {isa = PBXGroup; children = (F1, F2, F3, S); sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = "Shared/data.json"; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = "Shared/Main.storyboard"; sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = "Shared/One.swift"; sourceTree = "<group>"; };
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
          E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, "Sub/Not.swift"); };
          T = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
               buildConfigurationList = L1; buildPhases = (B, B2); fileSystemSynchronizedGroups = (S);
               packageProductDependencies = (D, D2, D3); };
          R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/kit.git";
               requirement = {kind = upToNextMinorVersion; minimumVersion = 1.9; }; };
          D = {isa = XCSwiftPackageProductDependency; package = R; productName = Kit; };
          D2 = {isa = XCSwiftPackageProductDependency; package = R; productName = "plugin:KitPlugin"; };
          D3 = {isa = XCSwiftPackageProductDependency; productName = Local; };
          D4 = {isa = XCSwiftPackageProductDependency; package = R; productName = KitTesting; };
          U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (B);
               packageProductDependencies = (D4); };
          B = {isa = PBXSourcesBuildPhase; files = (BF); };
          BF = {isa = PBXBuildFile; fileRef = F1; };
          B2 = {isa = PBXResourcesBuildPhase; files = (BF2, BF3); };
          BF2 = {isa = PBXBuildFile; fileRef = F2; };
          BF3 = {isa = PBXBuildFile; fileRef = F3; };
          L0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
          C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; }; };
          L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2); };
          C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0; }; };
          C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_VERSION = 6.0;
                SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG BETA"; }; };
        };
      }
      """)
    for file in ["Shared/One.swift", "App/Two.swift", "App/Sub/Not.swift", "Other/Three.swift"] {
      try write(file, preview)
    }
    try write("App/Assets.xcassets/brand.colorset/Contents.json", "{}")
    // The bundle has what is neither compiled nor only read by the build.
    for file in [
      "Shared/data.json", "Shared/Main.storyboard", "App/people.json", "App/Sub/Info.plist", "App/App.entitlements",
    ] {
      try write(file, "{}")
    }
    let reader = ProjectReader()
    let locations = try reader.locations([folder])
    #expect(locations == [.xcode(folder + "/App.xcodeproj")])
    let project = try await reader.project(at: locations[0])
    #expect(project.modules.map(\.name) == ["My_App"])
    let module = project.modules[0]
    #expect(module.sources == [folder + "/App/Two.swift", folder + "/Shared/One.swift"])
    #expect(
      module.resources == ["App/Assets.xcassets", "App/people.json", "Shared/data.json"].map { folder + "/" + $0 })
    #expect(module.hasMainBundle)
    #expect(module.languageMode == "6" && module.settings == ["-D", "BETA", "-default-isolation", "MainActor"])
    #expect(
      module.externalProducts == [
        .init(
          product: "Kit", package: "https://example.com/kit.git", requirement: .range(from: "1.9.0", upTo: "1.10.0"))
      ])
    let symbols = AssetSymbols(module.resources).source(bundle: "Bundle.main", declaredIn: [])
    #expect(
      symbols?.contains(#"static var brand: ColorResource { ColorResource(name: "brand", bundle: Bundle.main) }"#)
        == true)
    #expect(
      AssetSymbols(module.resources).source(bundle: "Bundle.main", declaredIn: ["static let brand = 1"])?
        .contains("static var brand: Color {") == false)
  }

  @Test(arguments: [
    ("INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";", "", ["App/Lato.ttf"]),
    ("INFOPLIST_KEY_UIAppFonts = \"Fonts/Other.otf Gone.ttf\";", "", ["App/Other.otf"]),
    ("", "// CTFontManagerRegisterFontsForURL", ["App/Lato.ttf", "App/Other.otf"]), ("", "", []),
  ])
  func fontsAreThoseThatTheAppRegisters(settings: String, code: String, fonts: [String]) async throws {
    defer { end() }
    try write(
      "App.xcodeproj/project.pbxproj",
      """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); }; G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ();
             fileSystemSynchronizedGroups = (S); buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      }; rootObject = P; }
      """)
    try write("App/Card.swift", preview + code)
    for file in ["App/Lato.ttf", "App/Other.otf"] { try write(file, "") }
    try write(
      "App/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Lato.ttf</string></array></dict></plist>
      """)
    let project = try await ProjectReader().project(at: .xcode(folder + "/App.xcodeproj"))
    #expect(project.modules.first?.fonts == fonts.map { folder + "/" + $0 })
  }

  @Test func damagedAndAbsentProjectsAreNamed() async throws {
    defer { end() }
    try write("Broken.xcodeproj/project.pbxproj", "{ rootObject = X; objects = {")
    try write(
      "Cycle.xcodeproj/project.pbxproj",
      """
      { rootObject = P; objects = { P = {isa = PBXProject; mainGroup = G; targets = (P, T, 7); };
        G = {isa = PBXGroup; children = (G, H, G); }; H = {isa = PBXGroup; children = (G); path = "../../../etc"; }; T = 3; }; }
      """)
    await #expect(throws: ProjectError.self) {
      try await ProjectReader().project(at: .xcode(folder + "/Broken.xcodeproj"))
    }
    #expect(try await ProjectReader().project(at: .xcode(folder + "/Cycle.xcodeproj")).modules.isEmpty)
    #expect(throws: ProjectError.absent(path: folder + "/none")) { try ProjectReader().locations([folder + "/none"]) }
    try write("empty/readme.md", "")
    #expect(throws: ProjectError.noSources(path: folder + "/empty")) {
      try ProjectReader().locations([folder + "/empty"])
    }
  }

  @Test func aLargeXcodeProjectIsRefused() async throws {
    defer { end() }
    try write("Large.xcodeproj/project.pbxproj", "{}")
    truncate(folder + "/Large.xcodeproj/project.pbxproj", (64 << 20) + 1)
    let path = folder + "/Large.xcodeproj"
    await #expect(
      throws: ProjectError.unreadableXcodeProject(path: path, reason: "the file project.pbxproj is larger than 64 MB")
    ) { try await ProjectReader().project(at: .xcode(path)) }
  }

  @Test func linksAreNotFollowed() async throws {
    defer { end() }
    try write("app/Card.swift", preview)
    try write("outside/Secret.swift", preview)
    try FileManager.default.createSymbolicLink(atPath: folder + "/app/loop", withDestinationPath: folder + "/app")
    try FileManager.default.createSymbolicLink(atPath: folder + "/app/out", withDestinationPath: folder + "/outside")
    let project = try await ProjectReader().project(at: .folder(folder + "/app"))
    #expect(project.modules.map(\.sources) == [[folder + "/app/Card.swift"]])
  }

  @Test(arguments: [
    ("import SwiftUI", ["SwiftUI"]), ("@testable import Feature", ["Feature"]),
    ("public import struct Core.Model", ["Core"]),
    ("let text = \"import Nothing\"", []), ("@preconcurrency internal import A\nimport B", ["A", "B"]),
  ])
  func importsAreRead(source: String, modules: [String]) {
    #expect(ImportedModules.of(source: source) == modules)
  }
}
