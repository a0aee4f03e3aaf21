/// A string in quotation marks, on one line, cut after 40 characters.
func quoted(_ text: String) -> String {
  var shown = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    guard count < 40 else { return "\"" + shown + "…\"" }
    switch scalar {
    case "\n": shown += "\\n"
    case "\"": shown += "\\\""
    case "\\": shown += "\\\\"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return "\"" + shown + "\""
}
