/// The lines of a text, as snapshots are compared.
///
/// A line ends at a line feed that stands alone: "a\r\nb" is one line, because carriage return and line feed are one
/// character of Swift's.
package func textLines(of text: String) -> [Substring] {
  var text = text
  text.makeContiguousUTF8()
  let bytes = text.utf8
  var lines: [Substring] = []
  var start = bytes.startIndex
  var position = start
  var previous: UInt8 = 0
  while position < bytes.endIndex {
    let byte = bytes[position]
    let next = bytes.index(after: position)
    if byte == UInt8(ascii: "\n"), previous != UInt8(ascii: "\r") {
      lines.append(text[start..<position])
      start = next
    }
    previous = byte
    position = next
  }
  lines.append(text[start...])
  return lines
}
