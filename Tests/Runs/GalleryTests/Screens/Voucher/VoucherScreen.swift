import SnapshotBarcodeFixture
import SnapshotUI

/// A voucher that is shown at the counter.
struct VoucherScreen: View {
  var voucher: VoucherViewData

  var body: some View {
    VStack(spacing: 0) {
      header
      ScrollView {
        VStack(spacing: 16) {
          Ticket(voucher: voucher)
          PlaceRow(place: voucher.place, hours: voucher.hours)
          Terms(terms: voucher.terms)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
      }
      .fadingOut(into: VoucherColors.canvas)
      footer
    }
    .background(VoucherColors.canvas)
  }

  private var header: some View {
    HStack {
      BarButton(symbol: "xmark", color: VoucherColors.round)
      Spacer()
      Text("Voucher").font(.headline).foregroundStyle(Palette.ink)
      Spacer()
      BarButton(symbol: "square.and.arrow.up", color: VoucherColors.round)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }

  private var footer: some View {
    HStack(spacing: 8) {
      Image(systemName: "creditcard")
      Text("Add to wallet").lineLimit(1)
    }
    .font(.headline)
    .foregroundStyle(VoucherColors.onButton)
    .frame(maxWidth: .infinity)
    .padding(.vertical, 14)
    .background(VoucherColors.button, in: Capsule())
    .padding(.horizontal, 16)
    .padding(.top, 8)
    .padding(.bottom, 12)
  }
}

private enum VoucherColors {
  static let canvas = Color(light: Color(RGBA(0xF3F0E8)), dark: Color(RGBA(0x0D1211)))
  static let round = Color(light: Color(RGBA(0xE6E1D3)), dark: Color(RGBA(0x222927)))
  static let button = Color(light: Color(RGBA(0x14332B)), dark: Color(RGBA(0xF3E9D2)))
  static let onButton = Color(light: .white, dark: Color(RGBA(0x14332B)))
  static let deep = Color(RGBA(0x14473A))
  static let light = Color(RGBA(0x1B594A))
  static var gold: Color { planted("gold", Color(RGBA(0xF1CF8A))) }
  static let cream = Color(RGBA(0xFBF6EA))
}

/// The paper: a coloured part above, the barcode below, and a perforation between them.
private struct Ticket: View {
  var voucher: VoucherViewData

  var body: some View {
    VStack(spacing: 0) {
      TicketFace(voucher: voucher)
      TicketStub(voucher: voucher)
    }
  }
}

private struct TicketFace: View {
  var voucher: VoucherViewData

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 10) {
        Image(systemName: "flame.fill")
          .font(.system(size: 17))
          .foregroundStyle(Color(RGBA(0x14332B)))
          .frame(width: 36, height: 36)
          .background(VoucherColors.gold, in: Circle())
        VStack(alignment: .leading, spacing: 0) {
          Text(voucher.shop).font(.subheadline.weight(.semibold)).foregroundStyle(VoucherColors.cream)
          Text(voucher.kind).font(.caption).foregroundStyle(VoucherColors.cream.opacity(0.7))
        }
        Spacer(minLength: 0)
      }
      VStack(alignment: .leading, spacing: 0) {
        Text(voucher.amount).font(.system(.largeTitle, weight: .bold)).foregroundStyle(VoucherColors.gold)
        Text(voucher.title).font(.title3).foregroundStyle(VoucherColors.cream)
      }
      facts
    }
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { Steam().fill(VoucherColors.light).background(VoucherColors.deep) }
    .clipShape(TicketPiece(isUpper: true))
  }

  private var facts: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 32) {
        fact("Valid until", voucher.validUntil)
        fact("Good for", voucher.remaining)
      }
      VStack(alignment: .leading, spacing: 8) {
        fact("Valid until", voucher.validUntil)
        fact("Good for", voucher.remaining)
      }
    }
  }

  private func fact(_ label: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(label).font(.caption).foregroundStyle(VoucherColors.cream.opacity(0.7))
      Text(value).font(.subheadline.weight(.semibold)).foregroundStyle(VoucherColors.cream)
    }
    .lineLimit(1)
  }
}

/// Two waves that rise at the trailing side, as from a cup.
private struct Steam: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<2 {
        let x = rect.width - 34 - CGFloat(index) * 34
        let top = rect.height * (0.12 + 0.1 * CGFloat(index))
        let middle = (top + rect.height) / 2
        path.move(to: CGPoint(x: x, y: rect.height))
        path.addCurve(
          to: CGPoint(x: x, y: middle), control1: CGPoint(x: x - 26, y: rect.height * 0.85),
          control2: CGPoint(x: x - 26, y: middle * 1.15))
        path.addCurve(
          to: CGPoint(x: x + 4, y: top), control1: CGPoint(x: x + 22, y: middle * 0.88),
          control2: CGPoint(x: x + 22, y: top * 1.3))
        path.addCurve(
          to: CGPoint(x: x + 12, y: middle), control1: CGPoint(x: x + 32, y: top * 1.3),
          control2: CGPoint(x: x + 34, y: middle * 0.88))
        path.addCurve(
          to: CGPoint(x: x + 12, y: rect.height), control1: CGPoint(x: x - 12, y: middle * 1.15),
          control2: CGPoint(x: x - 12, y: rect.height * 0.85))
        path.closeSubpath()
      }
    }
  }
}

private struct TicketStub: View {
  var voucher: VoucherViewData

  var body: some View {
    VStack(spacing: 8) {
      if let barcode = Code128(voucher.code) {
        BarcodeShape(barcode: barcode).fill(Color.black).frame(height: 72)
          .accessibilityLabel("Barcode \(voucher.spelledCode)")
      }
      Text(voucher.spelledCode)
        .font(.footnote.weight(.medium))
        .monospacedDigit()
        .tracking(planted("code tracking", 1))
        .foregroundStyle(Color(RGBA(0x3A3A3A)))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 20)
    .frame(maxWidth: .infinity)
    // A scanner needs black on white, in dark mode too.
    .background(Color.white, in: TicketPiece(isUpper: false))
    .overlay(alignment: .top) { Perforation().stroke(Color(RGBA(0xC9C4B6)), style: .perforation).frame(height: 1) }
  }
}

extension StrokeStyle {
  fileprivate static var perforation: StrokeStyle {
    StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, planted("perforation gap", 8)])
  }
}

/// A line between the notches.
private struct Perforation: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 20, y: 0))
      path.addLine(to: CGPoint(x: rect.width - 20, y: 0))
    }
  }
}

/// One of the ticket's two pieces: round outer corners, and a quarter of a notch at each corner where they meet.
private struct TicketPiece: Shape {
  var isUpper: Bool
  private let corner: CGFloat = 24
  private let notch: CGFloat = 10

  func path(in rect: CGRect) -> Path {
    let path = Path { path in
      path.move(to: CGPoint(x: corner, y: 0))
      path.addLine(to: CGPoint(x: rect.width - corner, y: 0))
      path.addArc(
        tangent1End: CGPoint(x: rect.width, y: 0), tangent2End: CGPoint(x: rect.width, y: corner), radius: corner)
      path.addLine(to: CGPoint(x: rect.width, y: rect.height - notch))
      path.addArc(
        center: CGPoint(x: rect.width, y: rect.height), radius: notch, startAngle: .degrees(270),
        endAngle: .degrees(180), clockwise: true)
      path.addLine(to: CGPoint(x: notch, y: rect.height))
      path.addArc(
        center: CGPoint(x: 0, y: rect.height), radius: notch, startAngle: .degrees(0), endAngle: .degrees(-90),
        clockwise: true)
      path.addLine(to: CGPoint(x: 0, y: corner))
      path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: corner, y: 0), radius: corner)
      path.closeSubpath()
    }
    guard !isUpper else { return path }
    return path.applying(Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(rect.height)))
  }
}

/// Where the voucher can be used next.
private struct PlaceRow: View {
  var place: String
  var hours: String

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "mappin")
        .font(.system(size: 18, weight: .medium))
        .foregroundStyle(Palette.mint)
        .frame(width: 40, height: 40)
        .background(Palette.mint.opacity(0.12), in: Circle())
      VStack(alignment: .leading, spacing: 2) {
        Text(place).font(.subheadline.weight(.semibold)).foregroundStyle(Palette.ink)
        Text(hours).font(.footnote).foregroundStyle(Palette.inkSecondary)
      }
      Spacer(minLength: 0)
      Image(systemName: "chevron.right").font(.system(size: 14, weight: .semibold)).foregroundStyle(Palette.inkTertiary)
    }
    .card()
  }
}

private struct Terms: View {
  var terms: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Terms").font(.headline).foregroundStyle(Palette.ink)
      ForEach(terms, id: \.self) { term in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Image(systemName: "checkmark").font(.footnote.weight(.bold)).foregroundStyle(Palette.mint)
          Text(term).font(.subheadline).foregroundStyle(Palette.inkSecondary)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .card()
  }
}
