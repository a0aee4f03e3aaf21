/// Names of modules.
package enum ModuleName {
  /// Returns the name of the module of a target or product: what no identifier contains becomes an underscore.
  package static func of(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar in
      scalar == "_" || scalar.properties.isXIDContinue ? Character(scalar) : "_"
    }
    let text = String(scalars)
    return text.first.map { $0.isNumber } ?? true ? "_" + text : text
  }
}
