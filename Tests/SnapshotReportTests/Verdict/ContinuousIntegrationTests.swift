import SnapshotReport
import Testing

@Suite struct ContinuousIntegrationTests {
  @Test(arguments: [["CI": "1"], ["CI": "true"], ["GITHUB_ACTIONS": "true"], ["CI": "0", "TF_BUILD": "True"]])
  func isDetected(environment: [String: String]) {
    #expect(ContinuousIntegration.isDetected(in: environment))
  }

  @Test(arguments: [[:], ["CI": ""], ["CI": "0"], ["CI": "False"], ["GITHUB_ACTIONS": ""]])
  func isNot(environment: [String: String]) {
    #expect(!ContinuousIntegration.isDetected(in: environment))
  }
}
