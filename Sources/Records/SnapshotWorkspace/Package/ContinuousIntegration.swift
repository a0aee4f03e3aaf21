/// Detects CI, where no reference is recorded by default.
package enum ContinuousIntegration {
  private static let vendors = [
    "TF_BUILD", "GITHUB_ACTIONS", "GITLAB_CI", "BUILDKITE", "TEAMCITY_VERSION", "JENKINS_URL", "CODEBUILD_BUILD_ID",
    "BITBUCKET_BUILD_NUMBER",
  ]

  /// Returns the name of the variable that indicates CI, or `nil` outside of CI. That is `CI`, unless its value is empty, `0`
  /// or `false`, or else the first variable of a CI vendor.
  package static func variable(in environment: [String: String]) -> String? {
    if let value = environment["CI"], !["", "0", "false"].contains(value.lowercased()) { return "CI" }
    return vendors.first { environment[$0]?.isEmpty == false }
  }

  /// Returns whether a variable indicates CI.
  package static func isDetected(in environment: [String: String]) -> Bool { variable(in: environment) != nil }
}
