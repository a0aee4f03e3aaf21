import Foundation
import Snapshot
import SnapshotUI

/// A change of the gallery with the cause that a report must name.
struct CauseCase: Sendable {
  var name: String
  /// Parts of the titles of the root causes, one for each cause.
  var titles: [String]
  /// The number of groups.
  var groups = 1
  /// A part of a new defect; `nil` if the change causes none in the corpus' configurations.
  var defect: String?
  /// Values of the screens' code before an earlier change that changed no pixel, so that the references kept their
  /// explanations.
  var earlier: [String: any Sendable] = [:]
  /// Values of the screens' code.
  var values: [String: any Sendable] = [:]
  /// Changes of what the screens show.
  var data: @Sendable (inout GalleryData) -> Void = { _ in }
}

/// What the gallery's screens show.
struct GalleryData: Sendable {
  var post = PostViewData.sample
  var profile = ProfileViewData.sample
  var voucher = VoucherViewData.sample
  var logIn = LogInViewData.sample(.idle)
  var logInLoading = LogInViewData.sample(.loading)
  var logInFailed = LogInViewData.sample(.failed)
  var game = GameViewData.sample
  var dashboard = DashboardViewData.sample

  var screens: [(name: String, view: any View)] {
    [
      ("postDetail", PostScreen(post: post)), ("profile", ProfileScreen(profile: profile)),
      ("voucher", VoucherScreen(voucher: voucher)), ("logIn", LogInScreen(form: logIn)),
      ("logInLoading", LogInScreen(form: logInLoading)), ("logInFailed", LogInScreen(form: logInFailed)),
      ("gameHome", GameHomeScreen(game: game)), ("dashboard", DashboardScreen(dashboard: dashboard)),
    ]
  }
}
