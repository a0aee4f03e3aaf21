/// A number with at most three fraction digits, without trailing zeros: the same text on every machine.
func formatted(_ value: CGFloat) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "∞" : "-∞" }
  let thousandths = (abs(value) * 1000 + 0.5).rounded(.down)
  guard thousandths < 1e15 else { return "\(value)" }
  let whole = Int(thousandths)
  var text = "\(whole / 1000)"
  if whole % 1000 != 0 {
    var digits = String(whole % 1000 + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
  }
  return value < 0 && whole != 0 ? "-" + text : text
}
