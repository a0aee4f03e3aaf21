import Foundation
import SliceKit
import SnapshotUI

// A profile as the server sends it, its view data, and its loading state.

/// The response of the server.
struct ProfileDTO: Equatable {
  var id: String
  var firstName: String
  var lastName: String
  /// Days since 1970-01-01.
  var joinedDay: Int
  var followers: Int
  var subscription: String?
}

/// The view data of a profile, formatted for display.
struct ProfileViewData: SliceViewModel {
  var name: String
  var memberSince: String
  var followers: String
  var isPremiumUser: Bool
}

extension ProfileViewData {
  /// Formats dates and numbers, so that the view and the renderer use no calendar and no locale.
  init(_ dto: ProfileDTO) {
    self.init(
      name: [dto.firstName, dto.lastName].filter { !$0.isEmpty }.joined(separator: " "),
      memberSince: "Joined \(CivilDay(dto.joinedDay).monthAndYear)",
      followers: dto.followers < 1_000
        ? "\(dto.followers)" : "\(dto.followers / 1_000).\(dto.followers % 1_000 / 100) K",
      isPremiumUser: dto.subscription == "premium")
  }

  static let blob = ProfileViewData(
    name: "Blob Blobson", memberSince: "Joined May 2021", followers: "12.3 K", isPremiumUser: true)
}

/// A day of the Gregorian calendar.
struct CivilDay: Equatable {
  var year: Int
  var month: Int

  /// By counting from a March, after which leap days come last (Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  init(_ daysSince1970: Int) {
    let days = daysSince1970 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var monthAndYear: String {
    let names = ["Jan", "Feb", "March", "April", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"]
    return "\(names[month - 1]) \(year)"
  }
}

/// The user actions in a profile.
protocol ProfileViewDelegate: AnyObject {
  func profileViewDidTapFollow(_ view: ProfileView)
}

/// The view of a loaded profile. It has no state, no dependencies and no logic.
final class ProfileView: Slice, SliceConfigurable {
  weak var delegate: (any ProfileViewDelegate)?
  private let picture = ImageView()
  private let name = TextLabel()
  private let memberSince = TextLabel()
  private let followers = TextLabel()
  private let badge = TextLabel()

  init() {
    name.font = .title2.weight(.semibold)
    memberSince.font = .subheadline
    memberSince.textColor = .secondary
    followers.font = .subheadline
    badge.text = "PREMIUM"
    badge.font = .caption.weight(.bold)
    badge.textColor = .orange
  }

  var content: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) {
        portrait
        words
        Spacer(minLength: 0)
        follow
      }
      VStack(alignment: .leading, spacing: 8) {
        portrait
        words
        follow
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(Color(.systemBackground))
  }

  private var portrait: some View { picture.frame(width: 64, height: 64).clipShape(Circle()) }

  private var words: some View {
    VStack(alignment: .leading, spacing: 2) {
      badge
      name
      memberSince
      HStack(spacing: 4) {
        followers
        Text("followers").font(.subheadline).foregroundStyle(Color.secondary)
      }
    }
  }

  private var follow: some View {
    Button("Follow") { [weak self] in
      guard let self else { return }
      delegate?.profileViewDidTapFollow(self)
    }
    .buttonStyle(.borderedProminent)
  }

  func configure(with viewData: ProfileViewData) {
    name.text = viewData.name
    memberSince.text = viewData.memberSince
    followers.text = viewData.followers
    badge.isHidden = !viewData.isPremiumUser
  }

  /// Sets the image, which is loaded later than the view data, or `nil` for the placeholder.
  func set(profileImage: PixelImage?) { picture.image = profileImage }
}

/// The view of a profile that is loading.
final class ProfileLoadingView: Slice {
  var content: some View {
    HStack(spacing: 12) {
      ProgressView()
      Text("Loading profile").foregroundStyle(Color.secondary)
    }
    .padding()
    .background(Color(.systemBackground))
  }
}

struct ProfileErrorViewData: Equatable {
  var message: String
}

/// The view of a profile that failed to load.
final class ProfileErrorView: Slice {
  private let message = TextLabel()

  init() { message.numberOfLines = 0 }

  var content: some View {
    VStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(Color.red)
      message
    }
    .padding()
    .background(Color(.systemBackground))
  }

  func configure(with viewData: ProfileErrorViewData) { message.text = viewData.message }
}

extension PixelImage {
  /// A portrait in memory.
  static let portrait = PixelImage.bands(RGBA(0xBF5AF2), RGBA(0x5856D6), width: 64, height: 64)
}
