import Snapshot
import Testing
import SnapshotUI

/// The screens of the gallery at the accessibility type sizes, of which it has no pictures.
@Suite struct AccessibilitySizeTests {
  private static let sizes =
    Matrix.devices(.iPhoneSE3, .iPhone14ProMax) * .typeSizes(.accessibility1 ... .accessibility5)

  /// Expects no finding with which content or a function is lost.
  ///
  /// - Parameter truncates: Whether labels of one line may be truncated.
  private func expectNoLosses(of screen: some View, truncates: Bool = true) throws {
    let found = try screen.layoutIssues(across: Self.sizes)
      .filter { $0.rule.severity == .error && !(truncates && $0.rule == .textTruncated) }
      .map { $0.description(in: Self.sizes) }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test func postDetail() throws { try expectNoLosses(of: PostScreen(post: .sample), truncates: false) }

  @Test func profile() throws { try expectNoLosses(of: ProfileScreen(profile: .sample)) }

  @Test func voucher() throws { try expectNoLosses(of: VoucherScreen(voucher: .sample)) }

  @Test(arguments: LogInViewData.State.allCases) func logIn(state: LogInViewData.State) throws {
    try expectNoLosses(of: LogInScreen(form: .sample(state)))
  }

  @Test func gameHome() throws { try expectNoLosses(of: GameHomeScreen(game: .sample)) }

  @Test func dashboard() throws { try expectNoLosses(of: DashboardScreen(dashboard: .sample)) }

  /// Without a column for its actions, the post was wider than the screen, which cut off the left of every line.
  @Test func actionsInOneRowAreTooWide() throws {
    let found = try PlantedValues.$current.withValue(["actions column": false]) {
      try PostScreen(post: .sample).layoutIssues(in: Device.iPhoneSE3.context(dynamicTypeSize: .accessibility5))
    }
    #expect(found.contains { $0.rule == .overflow })
  }
}
