import Foundation
import Testing

@testable import SnapshotPreviewBuild

/// Compilers write the paths of caches into what they make, so that another path has other folders.
@Suite struct CacheLocationTests {
  private let project = SourceProject(name: "App", root: "/app")

  private func folder(in cache: String) -> String {
    let toolkit = Toolkit(host: "/host", compilerArguments: [], modules: "/modules")
    return ProjectBuild(project, toolkit: toolkit, cache: cache).folder
  }

  private func name(_ path: String) -> String { (path as NSString).lastPathComponent }

  @Test func foldersDifferWithThePathOfTheCache() {
    #expect(folder(in: "/a") == folder(in: "/a"))
    #expect(folder(in: "/a").hasPrefix("/a/projects/"))
    #expect(name(folder(in: "/a")) != name(folder(in: "/b")))
    let dependencies = ProjectDependencies(project)
    #expect(name(dependencies.folder(in: "/a")) != name(dependencies.folder(in: "/b")))
  }
}
