import Foundation
import Testing

@testable import SnapshotPreviewBuild

@Suite struct ModuleRecordTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/records-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
  }

  private func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + path))
  }

  @Test func aModuleIsCompiledOnceForEachState() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var count = 0
    func compile(at state: String) async throws -> ModuleCompiler.Result {
      try await ModuleRecord.result(in: folder, at: state) {
        count += 1
        try write("a.o", "\(count)")
        return ModuleCompiler.Result(objects: [folder + "/a.o"])
      }
    }
    for (state, expected) in [("1", 1), ("1", 1), ("2", 2), ("1", 3), ("1", 3)] {
      #expect(try await compile(at: state).objects == [folder + "/a.o"])
      #expect(count == expected)
    }
    // An object that is gone, and a record that was removed.
    try FileManager.default.removeItem(atPath: folder + "/a.o")
    _ = try await compile(at: "1")
    #expect(count == 4)
    ModuleRecord<ModuleCompiler.Result>.remove(in: folder)
    _ = try await compile(at: "1")
    #expect(count == 5)
    try write("result.json", "{\"state\":\"1\"")
    _ = try await compile(at: "1")
    #expect(count == 6)
  }

  @Test func aFailedCompilationIsRepeated() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var count = 0
    for _ in 0..<2 {
      _ = try await ModuleRecord.result(in: folder, at: "1") {
        count += 1
        return ModuleCompiler.Result(failures: [.init(message: "fails")])
      }
    }
    #expect(count == 2)
  }

  @Test func theStateChangesWithFilesTextsAndInterfacesOfImports() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var clang = ClangSources(headers: folder)
    clang.headerFiles = [folder + "/c.h"]
    var top = PreviewModule(name: "Top")
    top.sources = [folder + "/a.swift"]
    top.kind = .clang(clang)
    top.dependencies = ["Middle"]
    var middle = PreviewModule(name: "Middle")
    middle.dependencies = ["Bottom"]
    var project = SourceProject(name: "P", root: folder)
    project.modules = [PreviewModule(name: "Bottom"), middle, top]
    let toolkit = Toolkit(host: "", compilerArguments: [], modules: folder + "/none")
    func state(with texts: [String] = []) -> String {
      var states = ModuleStates(
        project, toolkit: toolkit, names: ModuleNames([], besidesModulesIn: folder), folder: folder)
      return states.state(of: top, with: texts)
    }
    var known = [state()]
    #expect(state() == known[0])
    let changes: [() throws -> Void] = [
      { try write("a.swift", "1") }, { try write("a.swift", "12") }, { try write("c.h", "1") },
      { try write("modules/Bottom.swiftmodule", "1") }, { try write("modules/Bottom.swiftmodule", "2") },
      { top.settings = ["-D", "A"] },
    ]
    for change in changes {
      try change()
      #expect(!known.contains(state()))
      known.append(state())
    }
    #expect(!known.contains(state(with: ["a"])))
    // The interface counts, not the time at which it was written.
    try write("modules/Bottom.swiftmodule", "2")
    #expect(state() == known.last)
  }
}
