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
          G = {isa = PBXGroup; children = (F1, S); sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = "Shared/One.swift"; sourceTree = "<group>"; };
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
          E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, "Sub/Not.swift"); };
          T = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
               buildConfigurationList = L1; buildPhases = (B); fileSystemSynchronizedGroups = (S);
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
    let reader = ProjectReader()
    let locations = try reader.locations([folder])
    #expect(locations == [.xcode(folder + "/App.xcodeproj")])
    let project = try await reader.project(at: locations[0])
    #expect(project.modules.map(\.name) == ["My_App"])
    let module = project.modules[0]
    #expect(module.sources == [folder + "/App/Two.swift", folder + "/Shared/One.swift"])
    #expect(module.resources == [folder + "/App/Assets.xcassets"])
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
