import Foundation
@testable import SnapshotPreviewBuild  // The readers of projects have no interface but the command.
import SnapshotRepository
import Testing

extension FuzzSubject {
  /// Sources whose code is searched for the smallest part around an error of the compiler.
  static let projectSource = FuzzSubject(
    name: "project-source", rounds: 200,
    wholes: {
      try [
        "Sources/Tool/SnapshotPreviewBuild/Adaptation/CodeScanner.swift", "Sources/Interface/SnapshotOS/Logger.swift",
      ].map {
        Data(try Repository.text($0).utf8.prefix(5000))
      }
    }
  ) { _ in
    { data in
      let text = String(decoding: data, as: UTF8.self)
      _ = SourceAdaptation.adapted(text)
      _ = InterfaceText.of(text)
      var code = UncompiledCode(text, file: "A.swift")
      _ = code.leaveOutImports(file: "A.swift") { _ in true }
      for line in stride(from: 1, to: 80, by: 7) {
        let error = CompilerDiagnostic(
          file: "A.swift", line: line, column: line % 9, message: "cannot find 'a' in scope")
        _ = code.replaceCode(around: [error])
        _ = code.text
      }
    }
  }

  /// The file of an Xcode project.
  static let xcodeProject = FuzzSubject(
    name: "xcode-project", rounds: 1500, wholes: { [Data(project.utf8)] }
  ) { folder in
    let path = folder + "/App.xcodeproj"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return { data in
      try data.write(to: URL(fileURLWithPath: path + "/project.pbxproj"))
      var read = SourceProject(name: "App", root: folder)
      read.modules = try XcodeProject(path).modules
      var dependencies = ProjectDependencies(read)
      _ = dependencies.removeUnsupported()
    }
  }

  /// A project in the form that Xcode writes.
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L0; targets = (T); packageReferences = (R); };
      G = {isa = PBXGroup; children = (F, S); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = "Shared/One.swift"; sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist); };
      T = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
           buildConfigurationList = L0; buildPhases = (B); fileSystemSynchronizedGroups = (S);
           packageProductDependencies = (D); };
      B = {isa = PBXSourcesBuildPhase; files = (BF); };
      BF = {isa = PBXBuildFile; fileRef = F; };
      L0 = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/kit.git";
           requirement = {kind = upToNextMinorVersion; minimumVersion = 1.9.0; }; };
      D = {isa = XCSwiftPackageProductDependency; package = R; productName = Kit; };
    }; }
    """
}
