import Foundation
import SnapshotRuns
import SnapshotWorkspace

/// The tested revision of a package: its commit, local changes, and the CI pipeline.
enum SourceRevision {
  /// Environment variables with the commit of a pipeline, in case git is not available.
  private static let commitVariables = [
    "GITHUB_SHA", "CI_COMMIT_SHA", "BUILDKITE_COMMIT", "BUILD_SOURCEVERSION", "CODEBUILD_RESOLVED_SOURCE_VERSION",
    "BITBUCKET_COMMIT", "BUILD_VCS_NUMBER", "GIT_COMMIT",
  ]
  /// Environment variables that identify a pipeline.
  private static let pipelineVariables = [
    "GITHUB_RUN_ID", "CI_PIPELINE_ID", "BUILDKITE_BUILD_ID", "BUILD_BUILDID", "CIRCLE_WORKFLOW_ID",
    "BITBUCKET_BUILD_NUMBER",
  ]

  /// The current revision of a package.
  static func of(packageRoot: String) async -> RunFacts.Revision? {
    let environment = ProcessInfo.processInfo.environment
    let isCI = ContinuousIntegration.isDetected(in: environment)
    func value(_ variable: String) -> String? { environment[variable].flatMap { $0.isEmpty ? nil : $0 } }
    var revision = RunFacts.Revision(
      commit: await commit("HEAD", packageRoot: packageRoot),
      pipeline: isCI ? pipelineVariables.lazy.compactMap { name in value(name).map { "\(name)=\($0)" } }.first : nil)
    if revision.commit != nil {
      revision.changes = await changes(packageRoot: packageRoot)
    } else if isCI {
      revision.commit = commitVariables.lazy.compactMap(value).first
    }
    return revision == RunFacts.Revision() ? nil : revision
  }

  /// The full hash of a commit; `nil` if git does not know the name.
  static func commit(_ name: String, packageRoot: String) async -> String? {
    let output = await git(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"], packageRoot)
    let hash = output.map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
    return hash.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A hash of changed files and untracked sources; `nil` if there are none.
  private static func changes(packageRoot: String) async -> String? {
    let options = ["status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all", "--", "."]
    guard let status = await git(options, packageRoot), !status.isEmpty,
      let top = await git(["rev-parse", "--show-toplevel"], packageRoot)
    else { return nil }
    let root = String(decoding: top, as: UTF8.self).trimmingCharacters(in: .newlines)
    var text = ""
    for record in status.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }).sorted() {
      let path = String(record.dropFirst(3))
      guard !record.hasPrefix("??") || path.hasSuffix(".swift") else { continue }
      let contents = FileManager.default.contents(atPath: root + "/" + path)
      text += "\(record.prefix(2)) \(path) \(contents.map(ContentDigest.of) ?? "-")\n"
    }
    return text.isEmpty ? nil : ContentDigest.of(Data(text.utf8))
  }

  /// The output of git; `nil` if git fails or is not installed.
  private static func git(_ arguments: [String], _ folder: String) async -> [UInt8]? {
    guard let answer = try? await Git.run(arguments, in: folder), answer.isSuccess else { return nil }
    return answer.output
  }
}

/// Reads the package name from a manifest without compiling it.
enum ManifestName {
  /// The name of a package; `nil` if it is not a string literal at the start of the manifest.
  static func of(packageRoot: String) -> String? {
    guard let data = FileManager.default.contents(atPath: packageRoot + "/Package.swift") else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text.firstMatch(of: /Package\(\s*name:\s*"([^"\\]+)"/).map { String($0.output.1) }
  }
}
