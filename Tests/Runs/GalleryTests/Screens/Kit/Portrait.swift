import SnapshotUI

/// A person as an avatar shows them.
struct Person: Hashable, Sendable {
  enum Hair: Hashable, Sendable {
    case short
    case bob
    case long
    case bun
  }

  var name: String
  var skin: RGBA
  var hairColor: RGBA
  var hair: Hair
  var shirt: RGBA
  var backdrop: RGBA
}

/// A drawn portrait in a circle. All lengths are fractions of its size.
struct Portrait: View {
  var person: Person
  var size: CGFloat

  var body: some View {
    ZStack {
      Color(person.backdrop)
      backHair
      shoulders
      head
      frontHair
    }
    .frame(width: size, height: size)
    .clipShape(Circle())
    .accessibilityLabel(person.name)
  }

  @ViewBuilder private var backHair: some View {
    switch person.hair {
    case .short: EmptyView()
    case .bob: hair(RoundedRectangle(cornerRadius: size * 0.2), width: 0.5, height: 0.48, y: -0.06)
    case .long: hair(RoundedRectangle(cornerRadius: size * 0.22), width: 0.54, height: 0.72, y: 0.06)
    case .bun: hair(Circle(), width: 0.24, height: 0.24, y: -0.34)
    }
  }

  private func hair(_ shape: some Shape, width: CGFloat, height: CGFloat, y: CGFloat) -> some View {
    shape.fill(Color(person.hairColor)).frame(width: size * width, height: size * height).offset(y: size * y)
  }

  private var shoulders: some View {
    ZStack {
      Ellipse().fill(Color(person.shirt)).frame(width: size * 0.86, height: size * 0.6).offset(y: size * 0.5)
      Capsule().fill(shade).frame(width: size * 0.18, height: size * 0.26).offset(y: size * 0.16)
    }
  }

  private var shade: Color {
    let skin = person.skin
    func darker(_ channel: UInt8) -> UInt8 { UInt8(UInt32(channel) * 87 / 100) }
    return Color(RGBA(red: darker(skin.red), green: darker(skin.green), blue: darker(skin.blue)))
  }

  private var head: some View {
    Ellipse().fill(Color(person.skin)).frame(width: size * 0.37, height: size * 0.45).offset(y: -size * 0.04)
  }

  private var frontHair: some View {
    Fringe().fill(Color(person.hairColor))
      .frame(width: size * 0.42, height: size * 0.25).offset(y: -size * 0.2)
  }
}

/// The hair above a forehead, swept to one side.
private struct Fringe: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.height))
      path.addCurve(
        to: CGPoint(x: rect.width * 0.5, y: 0), control1: CGPoint(x: -rect.width * 0.02, y: rect.height * 0.3),
        control2: CGPoint(x: rect.width * 0.2, y: 0))
      path.addCurve(
        to: CGPoint(x: rect.width, y: rect.height), control1: CGPoint(x: rect.width * 0.84, y: 0),
        control2: CGPoint(x: rect.width * 1.02, y: rect.height * 0.35))
      path.addCurve(
        to: CGPoint(x: rect.width * 0.62, y: rect.height * 0.5),
        control1: CGPoint(x: rect.width * 0.92, y: rect.height * 0.66),
        control2: CGPoint(x: rect.width * 0.8, y: rect.height * 0.52))
      path.addCurve(
        to: CGPoint(x: 0, y: rect.height), control1: CGPoint(x: rect.width * 0.38, y: rect.height * 0.6),
        control2: CGPoint(x: rect.width * 0.1, y: rect.height * 0.56))
      path.closeSubpath()
    }
  }
}

extension Person {
  static let mara = Person(
    name: "Mara Lindqvist", skin: RGBA(0xF2C9A8), hairColor: RGBA(0x6B3B23), hair: .long, shirt: RGBA(0xE8523F),
    backdrop: RGBA(0xFFD6B8))
  static let tomas = Person(
    name: "Tomás Reyes", skin: RGBA(0xC98F64), hairColor: RGBA(0x231A17), hair: .short, shirt: RGBA(0x2E6BD6),
    backdrop: RGBA(0xB9DBFD))
  static let aiko = Person(
    name: "Aiko Mori", skin: RGBA(0xF4D3B5), hairColor: RGBA(0x1E1B24), hair: .bob, shirt: RGBA(0x6A4BE0),
    backdrop: RGBA(0xD8CBFD))
  static let noor = Person(
    name: "Noor Haddad", skin: RGBA(0xB97A50), hairColor: RGBA(0x3A2418), hair: .bun, shirt: RGBA(0x0B8F6A),
    backdrop: RGBA(0xB5EBD5))
  static let emil = Person(
    name: "Emil Kraft", skin: RGBA(0xEFC3A0), hairColor: RGBA(0xC98A3C), hair: .short, shirt: RGBA(0xF0A02B),
    backdrop: RGBA(0xFFE7AC))
}
