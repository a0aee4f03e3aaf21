#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

// MARK: - Protocol

@MainActor
protocol WeatherViewModelProtocol: ObservableObject {
  var city: String { get }
  var state: LoadingState<[HourForecast]> { get }
  var isRefreshing: Bool { get set }
  func load() async
}

enum LoadingState<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(Error)
}

struct HourForecast: Identifiable, Hashable {
  let hour: Int
  let temperature: Double
  let symbol: String
  var id: Int { hour }
}

protocol WeatherService: Sendable {
  func forecast(for city: String) async throws -> [HourForecast]
}

// MARK: - Implementation

@MainActor
final class WeatherViewModel: WeatherViewModelProtocol {
  let city: String
  @Published private(set) var state: LoadingState<[HourForecast]> = .idle
  @Published var isRefreshing = false

  private let service: WeatherService

  init(city: String, service: WeatherService) {
    self.city = city
    self.service = service
  }

  func load() async {
    state = .loading
    do {
      let hours = try await service.forecast(for: city)
      state = .loaded(hours)
    } catch {
      state = .failed(error)
    }
  }
}

final class PreviewWeatherViewModel: WeatherViewModelProtocol {
  let city = "Reykjavík"
  let state: LoadingState<[HourForecast]>
  var isRefreshing = false

  init(state: LoadingState<[HourForecast]>) {
    self.state = state
  }

  func load() async {}
}

// MARK: - View

struct WeatherDashboard<ViewModel: WeatherViewModelProtocol>: View {
  @StateObject private var viewModel: ViewModel
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  init(viewModel: @autoclosure @escaping () -> ViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(viewModel.city)
        .font(.largeTitle)
        .fontWeight(.semibold)
      content
      Spacer()
      if reduceMotion {
        Text("Animations are off").font(.caption).foregroundColor(.secondary)
      }
    }
    .padding()
    .task {
      await viewModel.load()
    }
  }

  @ViewBuilder
  private var content: some View {
    switch viewModel.state {
    case .idle:
      EmptyView()
    case .loading:
      ProgressView("Loading…")
        .frame(maxWidth: .infinity)
    case .loaded(let hours):
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(hours) { hour in
          HourCell(hour: hour)
        }
      }
    case .failed(let error):
      VStack(spacing: 8) {
        Image(systemName: "cloud.rain").font(.largeTitle)
        Text(error.localizedDescription)
        Button("Try again") {
          Task { await viewModel.load() }
        }
      }
      .frame(maxWidth: .infinity)
    }
  }

  private var columns: [GridItem] {
    let count = horizontalSizeClass == .compact ? 3 : 6
    return Array(repeating: GridItem(.flexible(), spacing: 12), count: count)
  }
}

private struct HourCell: View {
  let hour: HourForecast

  var body: some View {
    VStack(spacing: 6) {
      Text("\(hour.hour):00").font(.caption).foregroundColor(.secondary)
      Image(systemName: hour.symbol).font(.title2)
      Text("\(Int(hour.temperature.rounded()))°").font(.headline)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 12)
    .background(Color.blue.opacity(0.1))
    .cornerRadius(12)
  }
}
