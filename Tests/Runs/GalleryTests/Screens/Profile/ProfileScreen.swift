import SnapshotUI

/// A person's page: cover, portrait, badge, numbers and posts.
struct ProfileScreen: View {
  var profile: ProfileViewData

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ProfileHeader(profile: profile)
        VStack(alignment: .leading, spacing: 12) {
          PostTabs()
          ForEach(profile.posts) { PostRow(post: $0) }
        }
        .padding(.horizontal, 16)
        .padding(.top, 20)
      }
    }
    .ignoresSafeArea(edges: .top)
    .safeAreaInset(edge: .bottom) {
      TabBar(
        items: [
          TabBar.Item(title: "Home", symbol: "house"), TabBar.Item(title: "Search", symbol: "magnifyingglass"),
          TabBar.Item(title: "Inbox", symbol: "envelope"),
          TabBar.Item(title: "You", symbol: "person.fill", isSelected: true),
        ], tint: Palette.indigo)
    }
    .background(Palette.canvas)
  }
}

private struct ProfileHeader: View {
  var profile: ProfileViewData

  var body: some View {
    VStack(spacing: 16) {
      cover
      VStack(spacing: 6) {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 8) { nameAndBadge }
          VStack(spacing: 6) { nameAndBadge }
        }
        Text(profile.handle)
          .font(.footnote).foregroundStyle(Palette.inkSecondary).multilineTextAlignment(.center)
        Text(profile.biography)
          .font(.subheadline).foregroundStyle(Palette.ink).multilineTextAlignment(.center).padding(.top, 6)
      }
      .padding(.horizontal, 24)
      .padding(.top, 44)
      StatRow(stats: profile.stats)
      actions
    }
    .padding(.bottom, 20)
    .background(Palette.surface)
  }

  @ViewBuilder private var nameAndBadge: some View {
    Text(profile.person.name).font(.title2.bold()).foregroundStyle(Palette.ink).lineLimit(1)
    if profile.isPremium { PremiumBadge() }
  }

  private var cover: some View {
    CoverArt()
      .frame(height: planted("cover height", 132))
      .clipped()
      .overlay(alignment: .bottom) {
        Portrait(person: profile.person, size: 88)
          .padding(4)
          .background(Palette.surface, in: Circle())
          .offset(y: planted("portrait offset", 48))
      }
  }

  private var actions: some View {
    HStack(spacing: 12) {
      Text("Follow")
        .font(.subheadline.weight(.semibold)).foregroundStyle(.white).lineLimit(1)
        .frame(maxWidth: .infinity).padding(.vertical, 11)
        .background(planted("follow", Color(RGBA(0x4B3FE4))), in: Capsule())
      Text("Message")
        .font(.subheadline.weight(.semibold)).foregroundStyle(Palette.ink).lineLimit(1)
        .frame(maxWidth: .infinity).padding(.vertical, 11)
        .background(Palette.sunken, in: Capsule())
      Image(systemName: "bell")
        .font(.system(size: 18)).foregroundStyle(Palette.ink)
        .frame(width: 44, height: 44).background(Palette.sunken, in: Circle())
    }
    .padding(.horizontal, 16)
  }
}

/// A moon over hills, in flat colours.
private struct CoverArt: View {
  var body: some View {
    ZStack {
      Color(RGBA(0x6A4BE0))
      Circle().fill(Color(RGBA(0xF9B9C4))).frame(width: 64, height: 64).offset(x: 104, y: -12)
      Hill(peak: planted("hill peak", 0.34), rise: 0.62).fill(Color(RGBA(0x4C34B4)))
      Hill(peak: 0.72, rise: 0.48).fill(Color(RGBA(0x33218A)))
    }
  }
}

private struct Hill: Shape {
  var peak: CGFloat
  var rise: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.height))
      path.addLine(to: CGPoint(x: 0, y: rect.height * 0.84))
      path.addCurve(
        to: CGPoint(x: rect.width * peak, y: rect.height * (1 - rise)),
        control1: CGPoint(x: rect.width * peak * 0.45, y: rect.height * 0.84),
        control2: CGPoint(x: rect.width * peak * 0.6, y: rect.height * (1 - rise)))
      path.addCurve(
        to: CGPoint(x: rect.width, y: rect.height * 0.78),
        control1: CGPoint(x: rect.width * (peak + (1 - peak) * 0.4), y: rect.height * (1 - rise)),
        control2: CGPoint(x: rect.width * (peak + (1 - peak) * 0.5), y: rect.height * 0.78))
      path.addLine(to: CGPoint(x: rect.width, y: rect.height))
      path.closeSubpath()
    }
  }
}

private struct PremiumBadge: View {
  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "crown.fill").imageScale(.small)
      Text("Premium").lineLimit(1)
    }
    .font(.caption.weight(.bold))
    .foregroundStyle(Color(RGBA(0x4A2B00)))
    .padding(.horizontal, 10)
    .padding(.vertical, 4)
    .background(Color(RGBA(0xFFC95E)), in: Capsule())
  }
}

private struct StatRow: View {
  var stats: [ProfileViewData.Stat]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(stats) { stat in
        VStack(spacing: 2) {
          Text(stat.value).font(planted("stat digits", true) ? Font.headline.monospacedDigit() : Font.headline)
            .foregroundStyle(Palette.ink)
          Text(stat.label).font(.caption).foregroundStyle(Palette.inkSecondary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.8)
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.horizontal, 8)
  }
}

private struct PostTabs: View {
  var body: some View {
    HStack(spacing: 20) {
      tab("Posts", isSelected: true)
      tab("About")
      Spacer(minLength: 0)
    }
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }

  private func tab(_ title: String, isSelected: Bool = false) -> some View {
    Text(title)
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(isSelected ? Palette.ink : Palette.inkTertiary)
      .lineLimit(1)
      .padding(.bottom, 6)
      .overlay(alignment: .bottom) {
        Capsule().fill(isSelected ? Palette.indigo : Color.clear).frame(height: 3)
      }
  }
}

private struct PostRow: View {
  var post: ProfileViewData.Post

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 6) {
        Text(post.community).font(.caption.weight(.semibold)).foregroundStyle(Palette.indigo).lineLimit(1)
        Text(post.title).font(.subheadline.weight(.medium)).foregroundStyle(Palette.ink)
        HStack(spacing: 4) {
          Image(systemName: "arrow.up")
          Text(post.votes).monospacedDigit()
          Image(systemName: "bubble.left").padding(.leading, 8)
          Text(post.comments).monospacedDigit()
        }
        .font(.caption.weight(.medium))
        .foregroundStyle(Palette.inkSecondary)
        .lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      thumbnail
    }
    .card()
  }

  private var thumbnail: some View {
    Image(systemName: post.symbol)
      .font(.system(size: 26, weight: .semibold))
      .foregroundStyle(.white)
      .frame(width: 64, height: 64)
      .background(Color(post.color), in: RoundedRectangle(cornerRadius: planted("thumbnail radius", 14)))
  }
}
