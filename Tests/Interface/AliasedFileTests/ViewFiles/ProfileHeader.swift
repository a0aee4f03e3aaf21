import SwiftUI
import UIKit

extension UIColor {
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }

  static let brand = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(hex: 0xFFB199) : UIColor(hex: 0xC2452D)
  }

  var isLight: Bool {
    var white: CGFloat = 0
    getWhite(&white, alpha: nil)
    return white > 0.6
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

struct ProfileHeader: View {
  let name: String
  var avatar: UIImage?
  @State private var isFollowing = false

  var body: some View {
    VStack(spacing: 12) {
      Group {
        if let avatar {
          Image(uiImage: avatar).resizable().scaledToFill()
        } else {
          Image(systemName: "person.crop.circle.fill").resizable().foregroundColor(Color(.tertiaryLabel))
        }
      }
      .frame(width: 72, height: 72)
      .clipShape(Circle())
      Text(name).font(.headline).foregroundColor(Color(.label))
      Text("12 posts · 340 followers").font(.footnote).foregroundColor(Color(UIColor.secondaryLabel))
      Button {
        let generator = UIImpactFeedbackGenerator(style: .light)
        generator.prepare()
        generator.impactOccurred()
        isFollowing.toggle()
      } label: {
        Text(isFollowing ? "Following" : "Follow")
          .fontWeight(.semibold)
          .foregroundColor(UIColor.brand.isLight ? .black : .white)
          .padding(.horizontal, 24)
          .padding(.vertical, 8)
          .background(Color(.brand))
          .cornerRadius(10, corners: [.topLeft, .bottomRight])
      }
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(Color(uiColor: .secondarySystemBackground))
    .cornerRadius(24, corners: [.bottomLeft, .bottomRight])
  }
}
