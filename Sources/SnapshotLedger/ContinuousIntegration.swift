/// Whether this is a machine of continuous integration, where references are not written by accident.
package enum ContinuousIntegration {
  private static let vendors = [
    "TF_BUILD", "GITHUB_ACTIONS", "GITLAB_CI", "BUILDKITE", "TEAMCITY_VERSION", "JENKINS_URL", "CODEBUILD_BUILD_ID",
    "BITBUCKET_BUILD_NUMBER",
  ]

  /// The variable that says so: `CI`, unless it is empty, 0 or false; else the first of the vendors' own. `nil`
  /// elsewhere.
  package static func variable(in environment: [String: String]) -> String? {
    if let value = environment["CI"], !["", "0", "false"].contains(value.lowercased()) { return "CI" }
    return vendors.first { environment[$0]?.isEmpty == false }
  }

  /// Whether a variable says so.
  package static func isDetected(in environment: [String: String]) -> Bool { variable(in: environment) != nil }
}
