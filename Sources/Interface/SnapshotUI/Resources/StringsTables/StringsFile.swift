import Foundation

/// A `.strings` or `.stringsdict` file.
enum StringsFile {
  /// Returns the values of a file by their keys.
  ///
  /// - Throws: ``ViewError/Reason/unreadableResource(file:problem:)``.
  static func read(_ file: URL, in folder: ResourceFolder) throws(ViewError) -> [String: LocalizedValue] {
    let data = try folder.contents(of: file)
    let isDictionary = file.pathExtension == "stringsdict"
    if isDictionary || isPropertyList(data) {
      guard let plist = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
        throw folder.unreadable(file, "it is not a valid property list with a dictionary")
      }
      return try values(of: plist, isDictionary, file, in: folder)
    }
    guard let text = text(of: data) else {
      throw folder.unreadable(file, "its characters are neither UTF-8 nor UTF-16")
    }
    var parser = StringsParser(text)
    do {
      return try parser.pairs().mapValues { .format($0) }
    } catch {
      throw folder.unreadable(file, error.description)
    }
  }

  private static func isPropertyList(_ data: Data) -> Bool {
    data.starts(with: Data("bplist".utf8)) || data.prefix(200).range(of: Data("<?xml".utf8)) != nil
      || data.prefix(200).range(of: Data("<plist".utf8)) != nil
  }

  /// Returns the characters of a file by its byte order mark, or by zero bytes if there is none.
  private static func text(of data: Data) -> String? {
    let bytes = [UInt8](data.prefix(2))
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
    if data.starts(with: [0xFF, 0xFE]) { return String(data: data.dropFirst(2), encoding: .utf16LittleEndian) }
    if data.starts(with: [0xFE, 0xFF]) { return String(data: data.dropFirst(2), encoding: .utf16BigEndian) }
    if bytes.count == 2, bytes[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
    if bytes.count == 2, bytes[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
    return String(data: data, encoding: .utf8)
  }

  private static func values(
    of plist: [String: Any], _ isDictionary: Bool, _ file: URL, in folder: ResourceFolder
  ) throws(ViewError) -> [String: LocalizedValue] {
    var values: [String: LocalizedValue] = [:]
    for key in plist.keys.sorted() {
      guard let value = value(of: plist[key] as Any) else {
        throw folder.unreadable(file, "the value of \(quoted(key)) is not a string or a dictionary of variables")
      }
      values[key] = value
    }
    return values
  }

  /// Returns a value of a property list; `nil` if it isn't one of a strings table.
  private static func value(of entry: Any) -> LocalizedValue? {
    if let text = entry as? String { return .format(text) }
    guard let entry = entry as? [String: Any] else { return nil }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return .device(devices.compactMapValues(value(of:)))
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      return widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }.map { .format($0.value) }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: LocalizedValue.Variable] = [:]
    for (name, variable) in entry {
      guard let variable = variable as? [String: Any] else { continue }
      let forms = PluralCategory.allCases.compactMap { form -> (PluralCategory, LocalizedValue)? in
        (variable[form.rawValue] as? String).map { (form, .format($0)) }
      }
      variables[name] = LocalizedValue.Variable(
        specifier: variable["NSStringFormatValueTypeKey"] as? String ?? "lld",
        value: .plural(Dictionary(uniqueKeysWithValues: forms)))
    }
    return .variables(.format(format), variables)
  }
}
