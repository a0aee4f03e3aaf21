import Foundation
import SnapshotLedger
import SnapshotRuns
import Subprocess

/// What of a package is being tested: its commit, what differs from it, and the pipeline that tests it.
enum SourceRevision {
  /// Variables that hold the commit of a pipeline, where git does not tell it.
  private static let commitVariables = [
    "GITHUB_SHA", "CI_COMMIT_SHA", "BUILDKITE_COMMIT", "BUILD_SOURCEVERSION", "CODEBUILD_RESOLVED_SOURCE_VERSION",
    "BITBUCKET_COMMIT", "BUILD_VCS_NUMBER", "GIT_COMMIT",
  ]
  /// Variables that are equal in all jobs of a pipeline, and in no two pipelines.
  private static let pipelineVariables = [
    "GITHUB_RUN_ID", "CI_PIPELINE_ID", "BUILDKITE_BUILD_ID", "BUILD_BUILDID", "CIRCLE_WORKFLOW_ID",
    "BITBUCKET_BUILD_NUMBER",
  ]

  /// The revision of a package as it is now.
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

  /// The full hash of a commit; `nil` where git knows none of the name.
  static func commit(_ name: String, packageRoot: String) async -> String? {
    let output = await git(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"], packageRoot)
    let hash = output.map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
    return hash.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A hash of the package's files that are changed, and of sources that git does not know; `nil` where there are none.
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

  /// What git prints; `nil` where it fails, or is not there.
  ///
  /// NB: in the containers of CI systems the package often belongs to another user, whom git would not trust otherwise. What
  /// a configuration could make it run is turned off.
  private static func git(_ arguments: [String], _ folder: String) async -> [UInt8]? {
    let safe = ["-c", "safe.directory=*", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
    guard
      let result = try? await Subprocess.run(
        .name("git"), arguments: Arguments(["-C", folder] + safe + arguments),
        environment: .inherit.updating(["GIT_OPTIONAL_LOCKS": "0"]), output: .bytes(limit: 64 << 20),
        error: .discarded),
      result.terminationStatus.isSuccess
    else { return nil }
    return result.standardOutput
  }
}

/// What a manifest says without being compiled.
enum ManifestName {
  /// The name of a package; `nil` where the manifest does not begin with it in plain words.
  static func of(packageRoot: String) -> String? {
    guard let data = FileManager.default.contents(atPath: packageRoot + "/Package.swift") else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text.firstMatch(of: /Package\(\s*name:\s*"([^"\\]+)"/).map { String($0.output.1) }
  }
}
