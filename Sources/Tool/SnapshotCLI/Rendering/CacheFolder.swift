import Foundation

/// The folder of what can be made again: modules for drawing previews, and compiled projects.
enum CacheFolder {
  /// The folder of the user of this process.
  static var ofThisUser: String { path(ProcessInfo.processInfo.environment) }

  /// Returns the folder of a user.
  static func path(_ environment: [String: String]) -> String {
    if let path = environment["SNAPSHOT_CACHE"], path.hasPrefix("/") { return path }
    #if canImport(Darwin)
      return (environment["HOME"] ?? NSHomeDirectory()) + "/Library/Caches/swift-snapshot"
    #else
      let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (caches ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.cache") + "/swift-snapshot"
    #endif
  }
}
