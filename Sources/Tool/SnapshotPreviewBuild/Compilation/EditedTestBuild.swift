import Foundation

/// Brings the test program of a package up to date after an edit of one file, without the package manager.
///
/// The package manager plans the whole package for each build. After an edit that no other file can see, one object has changed:
/// the frontend compiles it with the arguments of the last build, and the linker links the program again. The next build of the
/// package manager finds that both have changed, and makes them again.
package actor EditedTestBuild {
  private let manifestPath: String
  /// The folder for what the linker reads, which is kept between links.
  private let folder: String
  /// The sources that the last build compiled, by their paths.
  private var states: [String: FileState] = [:]
  /// The sources that the package manager builds now.
  private var begun: [String: FileState] = [:]
  /// What was edited since the last build.
  private var edited: Set<String> = []
  private var build: Build?

  /// What is known of the last build of the package manager.
  private struct Build {
    var stamp: String
    var manifest: BuildManifest
    /// The arguments of the frontend, by the module's map of outputs.
    var frontends: [String: FrontendArguments] = [:]
    var link: LinkCommands
    var program: String
    /// The objects that are linked into the program.
    var objects: Set<String>
    var isLinked = false
  }

  /// - Parameter packageRoot: The absolute path of the package.
  package init(packageRoot: String) {
    manifestPath = packageRoot + "/.build/debug.yaml"
    folder = packageRoot + "/.build/snapshots/watch"
  }

  /// Notes the sources before the package manager builds them.
  package func begin(_ paths: some Sequence<String>) {
    begun = paths.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { $0[$1] = FileState($1, earlier: states[$1]) }
  }

  /// Notes the end of a build of the package manager. After one that failed, objects of different times can be beside each other.
  package func end(isBuilt: Bool) {
    (states, begun, edited) = (isBuilt ? begun : [:], [:], [])
  }

  /// Compiles the only file that was edited, and links the tests.
  ///
  /// - Returns: The path of the program; `nil` if the package manager must build: another file may depend on the edit, the file does
  ///   not compile, or the build is of an unknown form.
  /// - Throws: ``ToolchainProcess/NotStarted``, `CancellationError`.
  package func update(_ new: Set<String>) async throws -> String? {
    edited.formUnion(new)
    guard edited.count == 1, let path = edited.first, let earlier = states[path] else { return nil }
    let state = FileState(path, earlier: earlier)
    guard state.stamp != earlier.stamp, state.interface == earlier.interface else { return nil }
    guard var build = try await lastBuild(), let command = build.manifest.compilation(of: path),
      let map = command.value(of: "-output-file-map"), let object = Self.object(of: path, in: map),
      build.objects.contains(object)
    else { return nil }
    if build.frontends[map] == nil { build.frontends[map] = try await frontend(of: command) }
    guard let arguments = build.frontends[map]?.compiling(path, to: object),
      try await ToolchainProcess.run("swiftc", arguments).succeeded,
      try await build.link.run(to: build.program, readsObjects: !build.isLinked).succeeded
    else {
      self.build = nil
      return nil
    }
    build.isLinked = true
    self.build = build
    states[path] = state
    edited = []
    return build.program
  }

  /// Reads the commands of the last build, unless they are known.
  private func lastBuild() async throws -> Build? {
    let stamp = FileState.stamp(manifestPath)
    if let build, build.stamp == stamp { return build }
    build = nil
    guard let manifest = BuildManifest(contentsOf: manifestPath), let command = manifest.link,
      let list = command.arguments.first(where: { $0.hasPrefix("@") && $0.hasSuffix(".LinkFileList") }),
      let objects = FileManager.default.contents(atPath: String(list.dropFirst()))
    else { return nil }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #if canImport(Darwin)
      let linker: [String] = []
    #else
      let linker = ["-use-ld=lld"]
    #endif
    let jobs = try await ToolchainProcess.run(
      "swiftc", command.arguments.dropFirst() + linker + ["-driver-print-jobs"])
    guard jobs.succeeded, let link = LinkCommands(jobs: jobs.output, autolink: folder + "/autolink.txt") else {
      return nil
    }
    let paths = ShellWords.of(String(decoding: objects, as: UTF8.self).replacing("\n", with: " "))
    build = Build(
      stamp: stamp, manifest: manifest, link: link, program: command.outputs[0], objects: Set(paths))
    return build
  }

  private func frontend(of command: BuildManifest.Command) async throws -> FrontendArguments? {
    let arguments = command.arguments.dropFirst().filter { $0 != "-parseable-output" }
    let jobs = try await ToolchainProcess.run(
      "swiftc", arguments + ["-driver-print-jobs", "-driver-filelist-threshold", "1000000"])
    return jobs.succeeded ? FrontendArguments(jobs: jobs.output) : nil
  }

  /// Returns the object of a source that a map of outputs names.
  private static func object(of source: String, in map: String) -> String? {
    guard let data = FileManager.default.contents(atPath: map),
      let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { return nil }
    return outputs[source]?["object"]
  }
}
