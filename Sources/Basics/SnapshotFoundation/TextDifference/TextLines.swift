/// Returns the lines of a text.
///
/// A line ends at a line feed without a carriage return before it: "a\r\nb" is one line, because "\r\n" is one `Character`.
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
