import SnapshotUI

/// A chart with its title and legend.
struct ChartCard: View {
  var dashboard: DashboardViewData

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 6) {
        Text(dashboard.chartTitle).font(.headline).foregroundStyle(Palette.ink)
        HStack(spacing: 16) {
          legend("Orders", color: Palette.indigo)
          legend("Visitors", color: Palette.coral)
        }
      }
      Chart(axis: dashboard.axis, days: dashboard.days)
    }
    .card()
  }

  private func legend(_ title: String, color: Color) -> some View {
    HStack(spacing: 6) {
      Circle().fill(color).frame(width: 8, height: 8)
      Text(title).font(.caption).foregroundStyle(Palette.inkSecondary).lineLimit(1)
    }
  }
}

/// Bars and a line over days. The axis' labels grow only a little with the type size, or they would leave no room.
private struct Chart: View {
  var axis: [Int]
  var days: [DashboardViewData.Day]

  private var top: CGFloat { CGFloat(axis.last ?? 1) }
  private let plotHeight: CGFloat = 152

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      axisLabels
      VStack(spacing: 8) {
        plot.frame(height: plotHeight)
        HStack(spacing: 0) {
          ForEach(days) { day in
            Text(day.label).lineLimit(1).frame(maxWidth: .infinity)
          }
        }
      }
    }
    .font(.caption2.weight(.medium))
    .foregroundStyle(Palette.inkTertiary)
    .dynamicTypeSize(...DynamicTypeSize.large)
  }

  /// Each label stands with its middle on its line.
  private var axisLabels: some View {
    ZStack(alignment: .topTrailing) {
      // From top to bottom, as they are read.
      ForEach(planted("axis is reversed", true) ? axis.reversed() : axis, id: \.self) { value in
        Text("\(value)").monospacedDigit().fixedSize().frame(height: 0)
          .offset(y: plotHeight * (1 - CGFloat(value) / top))
      }
    }
    .frame(height: plotHeight, alignment: .topTrailing)
  }

  private var plot: some View {
    ZStack {
      GridLines(fractions: axis.map { CGFloat($0) / top })
        .stroke(Palette.line, lineWidth: 1)
      Bars(values: days.map { $0.orders / top })
        .fill(Palette.indigo)
      SmoothLine(values: days.map { $0.visitors / top })
        .stroke(Palette.coral, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
      Points(values: days.map { $0.visitors / top }).fill(Palette.surface)
      Points(values: days.map { $0.visitors / top }).stroke(Palette.coral, lineWidth: 2)
    }
  }
}

/// Where the middle of each value's column stands. Values are fractions of the height.
private func points(_ values: [CGFloat], in rect: CGRect) -> [CGPoint] {
  values.enumerated().map { index, value in
    CGPoint(
      x: rect.minX + rect.width * (CGFloat(index) + 0.5) / CGFloat(values.count),
      y: rect.maxY - rect.height * value)
  }
}

private struct GridLines: Shape {
  var fractions: [CGFloat]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for fraction in fractions {
        let y = (rect.maxY - rect.height * fraction).rounded(.down) + 0.5
        path.move(to: CGPoint(x: rect.minX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: y))
      }
    }
  }
}

private struct Bars: Shape {
  var values: [CGFloat]

  func path(in rect: CGRect) -> Path {
    let width = (rect.width / CGFloat(max(1, values.count)) * 0.46).rounded()
    return Path { path in
      for point in points(values, in: rect) {
        let bar = CGRect(
          x: (point.x - width / 2).rounded(), y: point.y.rounded(), width: width,
          height: rect.maxY - point.y.rounded())
        path.addPath(
          UnevenRoundedRectangle(
            topLeadingRadius: 5, bottomLeadingRadius: 1, bottomTrailingRadius: 1, topTrailingRadius: 5
          ).path(in: bar))
      }
    }
  }
}

/// A curve through the values (a Catmull-Rom spline).
private struct SmoothLine: Shape {
  var values: [CGFloat]

  func path(in rect: CGRect) -> Path {
    let points = points(values, in: rect)
    guard let first = points.first else { return Path() }
    return Path { path in
      path.move(to: first)
      for index in points.indices.dropFirst() {
        let before = points[max(0, index - 2)]
        let start = points[index - 1]
        let end = points[index]
        let after = points[min(points.count - 1, index + 1)]
        path.addCurve(
          to: end,
          control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
          control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
      }
    }
  }
}

private struct Points: Shape {
  var values: [CGFloat]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for point in points(values, in: rect) {
        path.addEllipse(in: CGRect(x: point.x - 3, y: point.y - 3, width: 6, height: 6))
      }
    }
  }
}
