import Foundation
import Raster

/// A page of an invoice in the format A4. It reads from left to right, and is light in dark mode too, as paper is.
public struct InvoicePage: Drawable, Equatable, Sendable {
  public var invoice: Invoice
  /// The index of the page, from 0.
  public var index: Int
  /// The number of all pages.
  public var count = 1
  public var items: [Invoice.Item] = []
  public var showsTotal = false

  init(invoice: Invoice, index: Int) {
    self.invoice = invoice
    self.index = index
  }

  /// A4 in points of 1/72 inch.
  public static let size = CGSize(width: 595, height: 842)
  private static let margin: CGFloat = 56
  private static let right = size.width - margin

  public func displayList(in context: RenderContext) -> DisplayList {
    let style = Style(context)
    let layout = Layout(self, style)
    return DisplayList(size: Self.size) { canvas in
      canvas.fill(Path(CGRect(origin: .zero, size: Self.size)), with: .white)
      canvas.fill(Path(CGRect(x: 0, y: 0, width: Self.size.width, height: 8)), with: style.palette.accent)
      for (text, point, anchor) in layout.head { canvas.draw(text, baseline: point, anchor: anchor) }

      var y = layout.tableTop
      for item in items {
        let row = Row(item, style)
        canvas.draw(row.name, at: CGPoint(x: Self.margin, y: y))
        let baseline = y + row.name.firstBaseline
        canvas.draw(row.quantity, baseline: CGPoint(x: style.quantityEdge, y: baseline), anchor: .right)
        canvas.draw(row.price, baseline: CGPoint(x: style.priceEdge, y: baseline), anchor: .right)
        canvas.draw(row.amount, baseline: CGPoint(x: Self.right, y: baseline), anchor: .right)
        y += row.height
        canvas.fill(
          Path(CGRect(x: Self.margin, y: y - style.gap, width: Self.right - Self.margin, height: 0.5)),
          with: style.palette.line)
      }
      if showsTotal {
        let total = style.text("Total", .headline)
        let amount = style.text(Invoice.text(ofCents: invoice.total), .headline, style.palette.accent)
        let box = CGRect(x: Self.right - 260, y: y + style.gap, width: 260, height: style.totalHeight)
        canvas.fill(Path(roundedRect: box, cornerRadius: 8), with: RGBA(0xEEF0FE))
        canvas.draw(total, in: box.insetBy(dx: 16, dy: 0), anchor: .left)
        canvas.draw(amount, in: box.insetBy(dx: 16, dy: 0), anchor: .right)
      }
      let footer = style.text("Page \(index + 1) of \(count)", .caption, style.palette.secondary)
      canvas.draw(footer, baseline: CGPoint(x: Self.right, y: Self.size.height - 32), anchor: .right)
      canvas.draw(
        style.text(invoice.sender.components(separatedBy: "\n")[0], .caption, style.palette.secondary),
        baseline: CGPoint(x: Self.margin, y: Self.size.height - 32))
    }
  }
}

// MARK: Space

extension InvoicePage {
  /// The lowest point that items and the total reach.
  private static let bottom = size.height - 64

  /// Returns how many of the items this page has space for: at least one, so that each page makes progress.
  func itemsThatFit(_ items: ArraySlice<Invoice.Item>, in context: RenderContext) -> Int {
    let style = Style(context)
    var y = Layout(self, style).tableTop
    let count = items.prefix { item in
      y += Row(item, style).height
      return y - style.gap <= Self.bottom
    }.count
    return min(items.count, max(1, count))
  }

  /// Whether the total fits below the items.
  func hasRoomForTotal(in context: RenderContext) -> Bool {
    let style = Style(context)
    let end = items.reduce(Layout(self, style).tableTop) { $0 + Row($1, style).height }
    return items.isEmpty || end + style.gap + style.totalHeight <= Self.bottom
  }
}

// MARK: Parts

/// The fonts, colors and columns of a page in a context.
private struct Style {
  let context: RenderContext
  let palette = Palette(.light)
  let gap: CGFloat
  let totalHeight: CGFloat
  let amountWidth: CGFloat

  init(_ context: RenderContext) {
    self.context = context
    gap = context.scaled(7)
    totalHeight = context.scaled(40)
    amountWidth = context.scaled(76)
  }

  var priceEdge: CGFloat { 539 - amountWidth }
  var quantityEdge: CGFloat { priceEdge - amountWidth }
  var nameWidth: CGFloat { quantityEdge - context.scaled(32) - 56 }

  func text(
    _ text: String, _ style: FontDescriptor.TextStyle, _ color: RGBA? = nil, weight: FontWeight? = nil,
    alignment: TextAlignment = .leading, width: CGFloat? = nil
  ) -> TextLayout {
    var font = context.font(style, weight: weight)
    font.hasMonospacedDigits = true
    return context.layout(
      text, font: font, color: color ?? palette.ink, style: ParagraphStyle(alignment: alignment), width: width)
  }
}

/// The texts of an item.
private struct Row {
  let name: TextLayout
  let quantity: TextLayout
  let price: TextLayout
  let amount: TextLayout
  let height: CGFloat

  init(_ item: Invoice.Item, _ style: Style) {
    name = style.context.layout(
      [
        TextRun(item.name + "\n", font: style.context.font(.footnote, weight: .semibold), color: style.palette.ink),
        TextRun(item.detail, font: style.context.font(.caption2), color: style.palette.secondary),
      ], width: style.nameWidth)
    quantity = style.text(String(item.quantity), .footnote)
    price = style.text(Invoice.text(ofCents: item.price), .footnote)
    amount = style.text(Invoice.text(ofCents: item.amount), .footnote)
    height = name.size.height + 2 * style.gap
  }
}

/// The texts above the items: all of them on the first page, the number and the columns on the others.
private struct Layout {
  private(set) var head: [(text: TextLayout, baseline: CGPoint, anchor: TextAnchor)] = []
  private(set) var tableTop: CGFloat

  init(_ page: InvoicePage, _ style: Style) {
    let (left, right): (CGFloat, CGFloat) = (56, 539)
    let invoice = page.invoice
    var y: CGFloat = 56
    if page.index == 0 {
      let title = style.text("Invoice", .largeTitle, weight: .bold)
      head.append((title, CGPoint(x: left, y: y + title.firstBaseline), .left))
      let number = style.text(
        "\(invoice.number)\n\(invoice.date)", .footnote, style.palette.secondary, alignment: .trailing)
      head.append((number, CGPoint(x: right, y: y + title.firstBaseline - style.gap), .right))
      y += title.size.height + 3 * style.gap
      var bottom = y
      for (name, text, x) in [("From", invoice.sender, left), ("To", invoice.recipient, 300)] {
        let name = style.text(name, .caption, style.palette.secondary)
        head.append((name, CGPoint(x: x, y: y + name.firstBaseline), .left))
        let text = style.text(text, .footnote, width: 230)
        head.append((text, CGPoint(x: x, y: y + name.size.height + 2 + text.firstBaseline), .left))
        bottom = max(bottom, y + name.size.height + 2 + text.size.height)
      }
      y = bottom + 5 * style.gap
    } else {
      let number = style.text("Invoice \(invoice.number), continued", .footnote, style.palette.secondary)
      head.append((number, CGPoint(x: left, y: y + number.firstBaseline), .left))
      y += number.size.height + 3 * style.gap
    }
    let columns: [(String, CGFloat, TextAnchor)] = [
      ("Item", left, .left), ("Quantity", style.quantityEdge, .right), ("Price", style.priceEdge, .right),
      ("Amount", right, .right),
    ]
    let height = columns.map { style.text($0.0, .caption).size.height }.max() ?? 0
    for (name, x, anchor) in columns {
      let text = style.text(name, .caption, style.palette.secondary)
      head.append((text, CGPoint(x: x, y: y + text.firstBaseline), anchor))
    }
    tableTop = y + height + 2 * style.gap
  }
}
