import SnapshotWorkspace
import Testing

@Suite struct ContinuousIntegrationTests {
  @Test(arguments: [["CI": "1"], ["CI": "true"], ["GITHUB_ACTIONS": "true"], ["CI": "0", "TF_BUILD": "True"]])
  func isDetected(environment: [String: String]) {
    #expect(ContinuousIntegration.isDetected(in: environment))
  }

  @Test(arguments: [
    "TF_BUILD", "GITHUB_ACTIONS", "GITLAB_CI", "BUILDKITE", "TEAMCITY_VERSION", "JENKINS_URL", "CODEBUILD_BUILD_ID",
    "BITBUCKET_BUILD_NUMBER",
  ])
  func isDetectedByEachVendorsVariable(variable: String) {
    #expect(ContinuousIntegration.isDetected(in: [variable: "1"]))
    #expect(ContinuousIntegration.isDetected(in: ["CI": "false", variable: "x"]))
  }

  @Test(arguments: [[:], ["CI": ""], ["CI": "0"], ["CI": "False"], ["GITHUB_ACTIONS": ""]])
  func isNotDetectedWithoutAVariable(environment: [String: String]) {
    #expect(!ContinuousIntegration.isDetected(in: environment))
  }
}
