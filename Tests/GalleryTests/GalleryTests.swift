import Snapshot
import Testing
import Views

/// The screens of the gallery: each on two phones, at seven type sizes, in light and dark, as pictures and as the places
/// of its elements; and one large picture at its phone's own scale. Their references lie in `__Snapshots__` at the top
/// of the repository.
@Suite struct GalleryTests {
  @Test func postDetail() { verify(PostScreen(post: .sample), in: "PostDetail") }

  @Test func profile() { verify(ProfileScreen(profile: .sample), in: "Profile") }

  @Test func voucher() { verify(VoucherScreen(voucher: .sample), in: "Voucher") }

  @Test func logIn() { verify(LogInScreen(form: .sample(.idle)), in: "LogIn") }

  @Test func logInLoading() { verifyState(LogInScreen(form: .sample(.loading)), in: "LogIn") }

  @Test func logInFailed() { verifyState(LogInScreen(form: .sample(.failed)), in: "LogIn") }

  @Test func gameHome() { verify(GameHomeScreen(game: .sample), in: "GameHome") }

  @Test func dashboard() { verify(DashboardScreen(dashboard: .sample), in: "Dashboard") }
}

extension GalleryTests {
  private static let phones = Matrix.devices(.iPhoneSE3, .iPhone14ProMax)
  private static let schemes = Matrix.colorSchemes(.light, .dark)

  private func verify(_ screen: some View, in folder: String, testName: String = #function) {
    let directory = "../../__Snapshots__/\(folder)"
    let sizes = Self.phones * .typeSizes(.xSmall ... .xxxLarge)
    assertSnapshots(
      of: screen, across: (sizes * Self.schemes).atScale(1), as: [.image], snapshotDirectory: directory,
      testName: testName)
    verifyPlaces(of: screen, in: folder, testName: testName)
    assertSnapshots(
      of: screen, across: .devices(.iPhoneSE3), as: [.image], named: "hero", snapshotDirectory: directory,
      testName: testName)
  }

  /// Another state of a screen that has been looked at in all the sizes already.
  private func verifyState(_ screen: some View, in folder: String, testName: String = #function) {
    assertSnapshots(
      of: screen, across: (Self.phones * Self.schemes).atScale(1), as: [.image],
      snapshotDirectory: "../../__Snapshots__/\(folder)", testName: testName)
    verifyPlaces(of: screen, in: folder, testName: testName)
  }

  /// Where the elements are in every cell of the matrix: one text a phone.
  private func verifyPlaces(of screen: some View, in folder: String, testName: String) {
    let cells = (.typeSizes(.xSmall ... .xxxLarge) * Self.schemes).atScale(1)
    assertSnapshots(
      of: screen, across: Self.phones, as: [.layout(across: cells)],
      snapshotDirectory: "../../__Snapshots__/\(folder)", testName: testName)
  }
}
