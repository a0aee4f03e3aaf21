import SnapshotUI

/// A week of a shop in numbers.
struct DashboardScreen: View {
  var dashboard: DashboardViewData

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        header
        MetricGrid(metrics: dashboard.metrics)
        ChartCard(dashboard: dashboard)
        ProductCard(products: dashboard.products)
      }
      .padding(.horizontal, 16)
      .padding(.top, 12)
      .padding(.bottom, 16)
    }
    .safeAreaInset(edge: .bottom) {
      TabBar(
        items: [
          TabBar.Item(title: "Overview", symbol: "chart.bar.fill", isSelected: true),
          TabBar.Item(title: "Orders", symbol: "cart"), TabBar.Item(title: "Products", symbol: "tag"),
          TabBar.Item(title: "Settings", symbol: "slider.horizontal.3"),
        ], tint: Palette.indigo)
    }
    .background(Palette.canvas)
  }

  private var header: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(dashboard.greeting).font(.title2.bold()).foregroundStyle(Palette.ink)
        HStack(spacing: 4) {
          Image(systemName: "calendar").imageScale(.small)
          Text(dashboard.period)
        }
        .font(.subheadline)
        .foregroundStyle(Palette.inkSecondary)
      }
      Spacer(minLength: 0)
      Portrait(person: .noor, size: 44)
    }
  }
}

/// Two cards in a row.
private struct MetricGrid: View {
  var metrics: [DashboardViewData.Metric]

  var body: some View {
    VStack(spacing: 12) {
      ForEach(Array(stride(from: 0, to: metrics.count, by: 2)), id: \.self) { first in
        HStack(spacing: 12) {
          ForEach(metrics[first..<min(first + 2, metrics.count)]) { MetricCard(metric: $0) }
        }
      }
    }
  }
}

private struct MetricCard: View {
  var metric: DashboardViewData.Metric

  var body: some View {
    VStack(alignment: .leading, spacing: planted("metric spacing", 8)) {
      HStack(spacing: 6) {
        Image(systemName: metric.symbol).foregroundStyle(metric.color)
        Text(metric.title).foregroundStyle(Palette.inkSecondary).lineLimit(1)
      }
      .font(.footnote.weight(.semibold))
      Text(metric.value)
        .font(planted("metric font", Font.title3.weight(.bold))).monospacedDigit().foregroundStyle(Palette.ink)
        .lineLimit(1).minimumScaleFactor(0.7)
      HStack(spacing: 2) {
        Image(systemName: metric.isRising ? "arrow.up.right" : "arrow.down.right").imageScale(.small)
        Text(metric.change).monospacedDigit().lineLimit(1)
      }
      .font(.caption.weight(.semibold))
      .foregroundStyle(metric.isBetter ? Palette.mint : Palette.coral)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .card(padding: 14)
  }
}

private struct ProductCard: View {
  var products: [DashboardViewData.Product]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Best sellers").font(.headline).foregroundStyle(Palette.ink)
      ForEach(products) { product in
        VStack(alignment: .leading, spacing: 6) {
          HStack {
            Text(product.name).foregroundStyle(Palette.ink).lineLimit(1)
            Spacer(minLength: 8)
            Text(product.sold).monospacedDigit().foregroundStyle(Palette.inkSecondary).lineLimit(1).layoutPriority(1)
          }
          .font(.subheadline)
          GeometryReader { proxy in
            ZStack(alignment: .leading) {
              Capsule().fill(Palette.sunken)
              Capsule().fill(product.color).frame(width: proxy.size.width * product.share)
            }
          }
          .frame(height: 6)
        }
      }
    }
    .card()
  }
}
