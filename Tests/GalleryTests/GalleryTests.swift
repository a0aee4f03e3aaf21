import Snapshot
import Testing

/// The screens of the gallery: each at two phones, seven type sizes, light and dark, with the places of its elements;
/// and one large picture of each at its phone's own scale. Their references lie in `__Snapshots__` at the top of the
/// repository.
@Suite struct GalleryTests {
  @Test func postDetail() { verify(PostScreen(post: .sample), in: "PostDetail") }

  @Test func profile() { verify(ProfileScreen(profile: .sample), in: "Profile") }

  @Test func voucher() { verify(VoucherScreen(voucher: .sample), in: "Voucher") }

  @Test func logIn() { verify(LogInScreen(form: .sample(.idle)), in: "LogIn") }

  @Test func logInLoading() {
    verify(LogInScreen(form: .sample(.loading)), in: "LogIn", sizes: [.xSmall, .large, .xxxLarge], hasHero: false)
  }

  @Test func logInFailed() {
    verify(LogInScreen(form: .sample(.failed)), in: "LogIn", sizes: [.xSmall, .large, .xxxLarge], hasHero: false)
  }

  @Test func gameHome() { verify(GameHomeScreen(game: .sample), in: "GameHome") }

  @Test func dashboard() { verify(DashboardScreen(dashboard: .sample), in: "Dashboard") }
}

extension GalleryTests {
  private func verify(
    _ screen: some View, in folder: String,
    sizes: [DynamicTypeSize] = DynamicTypeSize.allCases.filter { !$0.isAccessibilitySize }, hasHero: Bool = true,
    testName: String = #function
  ) {
    let directory = "../../__Snapshots__/\(folder)"
    let phones = Matrix.devices(.iPhoneSE3, .iPhone14ProMax)
    assertSnapshots(
      of: screen, across: (phones * .typeSizes(sizes) * .colorSchemes(.light, .dark)).atScale(1),
      as: [.image, .layout], snapshotDirectory: directory, testName: testName)
    guard hasHero else { return }
    assertSnapshots(
      of: screen, across: .devices(.iPhone14ProMax), as: [.image], named: "hero", snapshotDirectory: directory,
      testName: testName)
  }
}
