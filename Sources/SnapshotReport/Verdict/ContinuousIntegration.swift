/// Whether this is a machine of continuous integration, where references are not written by accident.
public enum ContinuousIntegration {
  private static let vendors = [
    "TF_BUILD", "GITHUB_ACTIONS", "GITLAB_CI", "BUILDKITE", "TEAMCITY_VERSION", "JENKINS_URL", "CODEBUILD_BUILD_ID",
    "BITBUCKET_BUILD_NUMBER",
  ]

  /// `CI`, unless it is empty, 0 or false; else any of the vendors' own variables.
  public static func isDetected(in environment: [String: String]) -> Bool {
    if let ci = environment["CI"], !["", "0", "false"].contains(ci.lowercased()) { return true }
    return vendors.contains { environment[$0]?.isEmpty == false }
  }
}
