import Foundation

/// A file with a JSON object.
enum JSONFile {
  /// - Throws: ``ViewError/Reason/unreadableResource(file:problem:)``.
  static func object(at file: URL, in folder: ResourceFolder) throws(ViewError) -> [String: Any] {
    let data = try folder.contents(of: file)
    let content: Any
    do {
      content = try JSONSerialization.jsonObject(with: data)
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw folder.unreadable(file, "it is not valid JSON" + (detail.map { ": " + $0 } ?? ""))
    }
    guard let dictionary = content as? [String: Any] else {
      throw folder.unreadable(file, "its JSON is not an object")
    }
    return dictionary
  }
}
