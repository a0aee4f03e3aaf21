#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct Sample: Identifiable {
  let id: Int
  let value: Double
}

struct CanvasChartsView: View {
  let samples = [3.0, 5, 4, 8, 6, 9, 7, 11, 10].enumerated().map { Sample(id: $0.offset, value: $0.element) }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Revenue")
        .font(.title2.bold())
      LineChart(values: samples.map(\.value))
        .frame(height: 160)
      Text("Share")
        .font(.title2.bold())
      HStack(spacing: 24) {
        DonutChart(slices: [(0.5, .blue), (0.3, .green), (0.2, .orange)])
          .frame(width: 140, height: 140)
        Canvas { context, size in
          guard let star = context.resolveSymbol(id: "star") else { return }
          for index in 0..<5 {
            let x = size.width * (CGFloat(index) + 0.5) / 5
            context.opacity = 1 - Double(index) * 0.18
            context.draw(star, at: CGPoint(x: x, y: size.height / 2))
          }
        } symbols: {
          Image(systemName: "star.fill")
            .foregroundColor(.yellow)
            .tag("star")
        }
        .frame(height: 40)
      }
      Spacer()
    }
    .padding()
  }
}

private struct LineChart: View {
  let values: [Double]

  var body: some View {
    Canvas { context, size in
      let top = values.max() ?? 1
      let step = size.width / CGFloat(values.count - 1)
      var line = Path()
      for (index, value) in values.enumerated() {
        let point = CGPoint(x: CGFloat(index) * step, y: size.height * (1 - CGFloat(value / top) * 0.85))
        if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
      }
      for index in 0...3 {
        let y = size.height * CGFloat(index) / 3
        context.stroke(
          Path {
            $0.move(to: CGPoint(x: 0, y: y)); $0.addLine(to: CGPoint(x: size.width, y: y))
          },
          with: .color(.gray.opacity(0.3)), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      }
      var area = line
      area.addLine(to: CGPoint(x: size.width, y: size.height))
      area.addLine(to: CGPoint(x: 0, y: size.height))
      area.closeSubpath()
      context.fill(
        area,
        with: .linearGradient(
          Gradient(colors: [.blue.opacity(0.4), .clear]), startPoint: .zero,
          endPoint: CGPoint(x: 0, y: size.height)))
      context.stroke(line, with: .color(.blue), lineWidth: 3)
      let label = context.resolve(Text("11 k").font(.caption).foregroundColor(.secondary))
      context.draw(label, at: CGPoint(x: size.width, y: 2), anchor: .topTrailing)
    }
  }
}

private struct DonutChart: View {
  let slices: [(Double, Color)]

  var body: some View {
    Canvas { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let radius = min(size.width, size.height) / 2
      var start = Angle.degrees(-90)
      for (share, color) in slices {
        let end = start + .degrees(360 * share)
        let path = Path { path in
          path.addArc(center: center, radius: radius - 14, startAngle: start, endAngle: end, clockwise: false)
        }
        context.stroke(path, with: .color(color), style: StrokeStyle(lineWidth: 24))
        start = end
      }
      context.drawLayer { layer in
        layer.addFilter(.shadow(color: .black.opacity(0.3), radius: 4, y: 2))
        layer.draw(Text("100 %").font(.headline), at: center)
      }
    }
  }
}
