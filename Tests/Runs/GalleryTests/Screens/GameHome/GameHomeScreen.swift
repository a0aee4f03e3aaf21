import SnapshotUI

/// Where a board game starts: who plays, the game that waits, and the best scores.
struct GameHomeScreen: View {
  var game: GameViewData

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          GameTitle()
          ContinueCard(game: game)
          PlayerRow(players: game.players)
          ScoreTable(scores: game.scores)
        }
        .padding(.horizontal, 16)
        .padding(.top, 12)
        .padding(.bottom, 16)
      }
      .fadingOut(into: GameColors.shore)
      NewGameButton()
    }
    .background(GameColors.shore)
  }
}

enum GameColors {
  static let shore = Color(light: Color(RGBA(0xE4F4FA)), dark: Color(RGBA(0x0A182B)))
  static let ink = Color(light: Color(RGBA(0x0D2A45)), dark: Color(RGBA(0xEAF5FF)))
  static let inkSecondary = Color(light: Color(RGBA(0x4D6A85)), dark: Color(RGBA(0x93AEC9)))
  static let panel = Color(light: .white, dark: Color(RGBA(0x12294A)))
  static let deep = Color(RGBA(0x0E5C94))
  static let shallow = Color(RGBA(0x1B8DB0))
}

private struct GameTitle: View {
  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Tidepool").font(.largeTitle.bold()).foregroundStyle(GameColors.ink)
        Text("For 2 to 4 players").font(.subheadline).foregroundStyle(GameColors.inkSecondary)
      }
      Spacer(minLength: 0)
      Image(systemName: "gear")
        .font(.system(size: 20, weight: .medium))
        .foregroundStyle(GameColors.ink)
        .frame(width: 44, height: 44)
        .background(GameColors.panel, in: Circle())
    }
  }
}

/// The game that waits to be continued.
private struct ContinueCard: View {
  var game: GameViewData

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .top, spacing: 12) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Continue").font(.title2.bold()).foregroundStyle(.white)
          Text(game.lastPlayed).font(.footnote).foregroundStyle(.white.opacity(0.8))
        }
        Spacer(minLength: 0)
        Image(systemName: "play.fill")
          .font(.system(size: 20))
          .foregroundStyle(Color(RGBA(0x0E4C86)))
          .frame(width: 48, height: 48)
          .background(.white, in: Circle())
      }
      VStack(alignment: .leading, spacing: 8) {
        Text("Round \(game.round) of \(game.rounds)").font(.caption.weight(.semibold)).foregroundStyle(.white)
        RoundProgress(round: game.round, rounds: game.rounds)
      }
    }
    .padding(20)
    .background { Reef().clipShape(RoundedRectangle(cornerRadius: 24)) }
  }
}

/// Deep water with bubbles behind the card's text.
private struct Reef: View {
  var body: some View {
    GameColors.deep
      .overlay(alignment: .topTrailing) {
        Circle().fill(GameColors.shallow.opacity(0.55)).frame(width: 210, height: 210).offset(x: 61, y: -61)
      }
      .overlay(alignment: .topTrailing) {
        Circle().fill(GameColors.shallow).frame(width: planted("reef circle", 130), height: planted("reef circle", 130))
          .offset(x: 21, y: -21)
      }
      .overlay(alignment: .topTrailing) {
        Circle().strokeBorder(GameColors.shallow, lineWidth: 3).frame(width: 20, height: 20).offset(x: -156, y: 16)
      }
  }
}

/// A segment a round; those that were played are bright.
private struct RoundProgress: View {
  var round: Int
  var rounds: Int

  var body: some View {
    HStack(spacing: planted("progress spacing", 4)) {
      ForEach(0..<rounds, id: \.self) { index in
        Capsule().fill(.white.opacity(index < round ? 1 : 0.28)).frame(height: planted("progress height", 6))
      }
    }
  }
}

private struct PlayerRow: View {
  var players: [GameViewData.Player]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Players").font(.headline).foregroundStyle(GameColors.ink)
      HStack(alignment: .top, spacing: 8) {
        ForEach(players) { PlayerToken(player: $0) }
      }
    }
  }
}

private struct PlayerToken: View {
  var player: GameViewData.Player

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: player.symbol)
        .font(.system(size: 24))
        .foregroundStyle(.white)
        .frame(width: 56, height: 56)
        .background(Color(player.color), in: Circle())
        .padding(4)
        .overlay {
          Circle().strokeBorder(player.isOnTurn ? Color(player.color) : Color.clear, lineWidth: 2.5)
        }
        // The name says who it is.
        .accessibilityHidden(true)
      Text(player.name).font(.footnote.weight(.semibold)).foregroundStyle(GameColors.ink).lineLimit(1)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 12)
    .background(GameColors.panel, in: RoundedRectangle(cornerRadius: planted("token radius", 20)))
  }
}

private struct ScoreTable: View {
  var scores: [GameViewData.Score]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 6) {
        Image(systemName: "trophy.fill").foregroundStyle(Palette.amber)
        Text("Best scores").foregroundStyle(GameColors.ink)
      }
      .font(.headline)
      VStack(spacing: 0) {
        ForEach(scores) { score in
          if score.rank > 1 { Rectangle().fill(GameColors.inkSecondary.opacity(0.18)).frame(height: 1) }
          ScoreRow(score: score)
        }
      }
      .padding(.horizontal, 16)
      .background(GameColors.panel, in: RoundedRectangle(cornerRadius: 20))
    }
  }
}

private struct ScoreRow: View {
  var score: GameViewData.Score

  var body: some View {
    HStack(spacing: 12) {
      Text("\(score.rank)")
        .font(.system(size: 13, weight: .bold)).foregroundStyle(Color(RGBA(0x0D2A45)))
        .frame(width: 26, height: 26).background(Color(score.color), in: Circle())
      VStack(alignment: .leading, spacing: 0) {
        Text(score.name).font(.subheadline.weight(.semibold)).foregroundStyle(GameColors.ink)
        Text(score.detail).font(.caption).foregroundStyle(GameColors.inkSecondary)
      }
      .lineLimit(1)
      Spacer(minLength: 8)
      Text(score.points).font(.headline).monospacedDigit().foregroundStyle(GameColors.ink).lineLimit(1).layoutPriority(
        1)
    }
    .padding(.vertical, 12)
  }
}

private struct NewGameButton: View {
  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "plus")
      Text("New game").lineLimit(1)
    }
    .font(.headline)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity)
    .padding(.vertical, 15)
    .background(Color(RGBA(0xC43F26)), in: Capsule())
    .padding(.horizontal, 16)
    .padding(.top, 8)
    .padding(.bottom, 12)
  }
}
