import Foundation
import Subprocess

/// Opens pages in the default browser.
enum Browser {
  /// Opens a URL.
  ///
  /// The URL contains a secret, which the arguments of a process would show to all users. So the browser opens a file that only
  /// this user can read, which leads on to the URL.
  ///
  /// - Returns: Whether a browser was started.
  static func open(_ url: String) async -> Bool {
    let path = NSTemporaryDirectory() + "/snapshot-preview-\(UInt64.random(in: 0 ... .max)).html"
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=\(url)"><title>Previews</title>
      <a href="\(url)">Open the previews</a>

      """
    guard
      FileManager.default.createFile(
        atPath: path, contents: Data(page.utf8), attributes: [.posixPermissions: 0o600])
    else { return false }
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    let result = try? await Subprocess.run(
      .name(program), arguments: [path], output: .discarded, error: .discarded)
    return result?.terminationStatus.isSuccess == true
  }
}
