import Drawings
import Foundation

extension BarChart {
  static let rides = BarChart(
    title: "Rides per day",
    bars: [
      Bar("Mon", 620), Bar("Tue", 710), Bar("Wed", 685), Bar("Thu", 840), Bar("Fri", 1130), Bar("Sat", 1480),
      Bar("Sun", 990),
    ])
}

extension MatrixCode {
  /// The QR code of `https://example.com/t/4711`.
  static let ticket = MatrixCode(
    """
    #######.#.###.#...#######
    #.....#...#..##.#.#.....#
    #.###.#.#.#.##..#.#.###.#
    #.###.#......##...#.###.#
    #.###.#..#..#.#...#.###.#
    #.....#.##.##.#...#.....#
    #######.#.#.#.#.#.#######
    .........##.#.###........
    #.#...##...#..#.#..#..#.#
    ..##....#..###.#.###.#.##
    ##.#..#..#.....#.#..###.#
    ...#...#....#.#.#..#.#...
    .#...##.#.###..##.##....#
    .#.#...####...###.##...##
    ##.##.#..###.#.####..##.#
    ..#.#..#.#......##.###...
    ####.###.###..#.#####..#.
    ........##.#.#..#...#...#
    #######.##.#....#.#.#...#
    #.....#..##...###...#...#
    #.###.#..###..#######..#.
    #.###.#...##..#..#..#.##.
    #.###.#.#..#.#.###.###.##
    #.....#..####..######....
    #######.#.##..#.#.#..#..#
    """)
}

extension Ticket {
  static let concert = Ticket(
    event: "Nordic Jazz Night", place: "Harbour Hall, Oslo",
    facts: [
      Fact("Date", "Fri, Nov 27"), Fact("Doors", "19:30"), Fact("Section", "Balcony left"), Fact("Seat", "Row C · 12"),
    ],
    code: .ticket, number: "No. 4711")
}

extension LinkPreview {
  static let report = LinkPreview(
    site: "citybike.example", title: "What a warm autumn does to bicycle sharing", author: "Ines Okafor", chart: .rides)
}

extension Badge {
  static let samples = [
    Badge("tests", "4,158 passed"), Badge("coverage", "87 %", tone: .fair), Badge("build", "failed", tone: .bad),
  ]
}

extension Invoice {
  static let repairs = Invoice(
    number: "2026-0117", date: "November 30, 2026", sender: "Velo Workshop\n12 Canal Street\n1016 Amsterdam",
    recipient: "Citybike Cooperative\nDepot East, Building 4\n1019 Amsterdam",
    items: (1...31).map { index in
      Item(
        ["Brake pads", "Chain, 116 links", "Inner tube", "Saddle post", "Front light"][index % 5],
        detail: "Bike \(2000 + 37 * index), including work", quantity: 1 + index % 4,
        price: [1_890, 3_450, 1_200, 4_995, 2_780][index % 5])
    })
}

extension MapTile {
  static let harbour = MapTile(
    areas: [
      (.water, "M0 176 C40 168 70 186 104 204 C136 222 176 226 256 206 V256 H0 Z"),
      (.park, "M150 16 H238 Q246 16 246 26 V92 Q246 100 238 100 H176 Q150 92 150 60 Z"),
      (.water, "M184 46 C196 36 216 40 220 52 C223 64 206 72 194 68 C184 65 178 54 184 46 Z"),
      (.building, "M20 22 H52 V50 H20 Z"), (.building, "M64 22 H92 V36 H78 V50 H64 Z"),
      (.building, "M20 66 H44 V92 H20 Z"), (.building, "M60 64 H92 V94 H60 Z"),
      (.building, "M150 128 L178 124 L182 148 L154 152 Z"), (.building, "M196 122 L226 117 L230 140 L200 145 Z"),
      (.building, "M20 126 H48 V146 H20 Z"), (.building, "M62 130 L94 138 L88 160 L58 152 Z"),
    ],
    roads: [
      (.motorway, "M-10 236 C60 196 120 250 266 156"), (.avenue, "M122 -10 C124 60 118 120 132 266"),
      (.avenue, "M-10 108 C60 112 180 112 266 100"), (.street, "M-10 58 H120"), (.street, "M56 -10 V170"),
      (.street, "M104 -10 V60"), (.street, "M190 104 L206 190"), (.street, "M240 102 L250 170"),
      (.street, "M-10 164 C30 160 60 158 126 176"), (.path, "M150 60 C170 30 210 20 246 30"),
      (.path, "M176 98 C196 84 226 84 240 50"),
    ],
    place: "Harbour Hall", placeLocation: CGPoint(x: 166, y: 136))
}
