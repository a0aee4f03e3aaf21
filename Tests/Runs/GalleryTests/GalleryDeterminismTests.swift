import Snapshot
import Testing
import SnapshotUI

/// The gallery's pixels do not depend on how many threads draw them. That debug and release builds agree is shown by
/// verifying the same references in both.
@Suite struct GalleryDeterminismTests {
  @Test func anyNumberOfThreadsDrawsTheSameBytes() throws {
    let context = Device.iPhone14ProMax.context()
    let screens: [any View] = [
      PostScreen(post: .sample), ProfileScreen(profile: .sample), VoucherScreen(voucher: .sample),
      LogInScreen(form: .sample(.failed)), GameHomeScreen(game: .sample), DashboardScreen(dashboard: .sample),
    ]
    for screen in screens {
      let list = try screen.displayList(in: context)
      let single = try Renderer(threads: 1).render(list, scale: context.displayScale)
      #expect(single.width == 1290 && single.height == 2796)
      for threads in [2, 3, 8] {
        #expect(try Renderer(threads: threads).render(list, scale: context.displayScale) == single)
      }
    }
  }
}
