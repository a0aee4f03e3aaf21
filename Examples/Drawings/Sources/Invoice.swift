import Foundation
import Raster

/// An invoice, which has as many pages as its items need.
public struct Invoice: Equatable, Sendable {
  public struct Item: Equatable, Sendable {
    public var name: String
    public var detail: String
    public var quantity: Int
    /// The price of one, in cents.
    public var price: Int

    public init(_ name: String, detail: String, quantity: Int, price: Int) {
      self.name = name
      self.detail = detail
      self.quantity = quantity
      self.price = price
    }

    /// The price of all, in cents.
    public var amount: Int { quantity * price }
  }

  public var number: String
  public var date: String
  public var sender: String
  public var recipient: String
  public var items: [Item]

  public init(number: String, date: String, sender: String, recipient: String, items: [Item]) {
    self.number = number
    self.date = date
    self.sender = sender
    self.recipient = recipient
    self.items = items
  }

  /// The sum of all items, in cents.
  public var total: Int { items.map(\.amount).reduce(0, +) }

  /// Returns an amount of cents as text: `€ 1,234.50`.
  public static func text(ofCents cents: Int) -> String {
    let (units, rest) = (String(cents / 100), cents % 100)
    var grouped = ""
    for (index, digit) in units.enumerated() {
      if index > 0, (units.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return "€ \(grouped).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns the pages. Larger text needs more of them.
  public func pages(in context: RenderContext) -> [InvoicePage] {
    var rest = items[...]
    var pages: [InvoicePage] = []
    repeat {
      var page = InvoicePage(invoice: self, index: pages.count)
      page.items = Array(rest.prefix(page.itemsThatFit(rest, in: context)))
      rest = rest.dropFirst(page.items.count)
      page.showsTotal = rest.isEmpty && page.hasRoomForTotal(in: context)
      pages.append(page)
      // The total gets a page of its own if the last item leaves no space for it.
    } while !rest.isEmpty || !(pages.last?.showsTotal ?? true)
    for index in pages.indices { pages[index].count = pages.count }
    return pages
  }
}
