import SwiftUI
import UIKit

final class DeliveryDelegate: NSObject, UIApplicationDelegate {
  var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    launches += launchOptions?[.url] == nil ? 1 : 2
    return true
  }
}
