import SnapshotUI

/// What the dashboard shows.
struct DashboardViewData {
  struct Metric: Identifiable {
    var id: String { title }
    var title: String
    var value: String
    var change: String
    var isRising = true
    /// Whether the change is welcome.
    var isBetter: Bool
    var symbol: String
    var color: Color
  }

  struct Day: Identifiable {
    var id: Int
    var label: String
    /// Orders, in hundreds.
    var orders: CGFloat
    /// Visitors, on the same axis.
    var visitors: CGFloat
  }

  struct Product: Identifiable {
    var id: String { name }
    var name: String
    var sold: String
    /// The share of the best one's sales, 0…1.
    var share: CGFloat
    var color: Color
  }

  var greeting: String
  var period: String
  var metrics: [Metric]
  var chartTitle: String
  /// The values of the axis' lines, from below.
  var axis: [Int]
  var days: [Day]
  var products: [Product]
}

extension DashboardViewData {
  static let sample = DashboardViewData(
    greeting: "Hello, Ines", period: "12 – 18 May",
    metrics: [
      Metric(
        title: "Revenue", value: "€ 48,290", change: "12.4 %", isBetter: true, symbol: "creditcard",
        color: Palette.indigo),
      Metric(title: "Orders", value: "1,386", change: "8.1 %", isBetter: true, symbol: "cart", color: Palette.sky),
      Metric(
        title: "Visitors", value: "22.7k", change: "3.6 %", isBetter: true, symbol: "person.2", color: Palette.mint),
      Metric(
        title: "Refunds", value: "1.8 %", change: "0.4 %", isBetter: false, symbol: "arrow.clockwise",
        color: Palette.coral),
    ],
    chartTitle: "This week",
    axis: [0, 100, 200, 300],
    days: [
      Day(id: 1, label: "M", orders: 148, visitors: 120), Day(id: 2, label: "T", orders: 176, visitors: 158),
      Day(id: 3, label: "W", orders: 162, visitors: 196), Day(id: 4, label: "T", orders: 214, visitors: 184),
      Day(id: 5, label: "F", orders: 238, visitors: 232), Day(id: 6, label: "S", orders: 262, visitors: 276),
      Day(id: 7, label: "S", orders: 186, visitors: 224),
    ],
    products: [
      Product(name: "Linen shirt", sold: "324", share: 1, color: Palette.indigo),
      Product(name: "Canvas tote", sold: "267", share: 0.82, color: Palette.sky),
      Product(name: "Wool socks", sold: "198", share: 0.61, color: Palette.mint),
    ])
}
