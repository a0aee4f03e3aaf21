import Snapshot
import Testing
import SnapshotUI

/// The screens of the gallery and their states: each on two phones, at seven type sizes, in light and dark, as pictures
/// and as the places of its elements; and of each screen one large picture at its phone's own scale. Their references
/// lie in `__Snapshots__` at the top of the repository.
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
  private static let variants = (.typeSizes(.xSmall ... .xxxLarge) * .colorSchemes(.light, .dark)).atScale(1)

  /// A screen as it usually is.
  private func verify(_ screen: some View, in folder: String, testName: String = #function) {
    verifyState(screen, in: folder, testName: testName)
    assertSnapshots(
      of: screen, across: .devices(.iPhoneSE3), as: [.image], named: "hero",
      snapshotDirectory: "../../../__Snapshots__/\(folder)", testName: testName)
  }

  /// One state of a screen: a picture of every cell, and for each phone the places of the elements in all of its cells.
  private func verifyState(_ screen: some View, in folder: String, testName: String = #function) {
    let directory = "../../../__Snapshots__/\(folder)"
    assertSnapshots(
      of: screen, across: Self.phones * Self.variants, as: [.image], snapshotDirectory: directory, testName: testName)
    assertSnapshots(
      of: screen, across: Self.phones, as: [.layout(across: Self.variants)], snapshotDirectory: directory,
      testName: testName)
  }
}
