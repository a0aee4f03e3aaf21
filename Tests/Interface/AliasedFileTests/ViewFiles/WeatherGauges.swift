import SwiftUI

struct WeatherGauges: View {
  let temperature = Gradient(colors: [.blue, .green, .yellow, .red])

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 24) {
        Gauge(value: 0.6) {
          Text("°C")
        } currentValueLabel: {
          Text("18")
        } minimumValueLabel: {
          Text("5")
        } maximumValueLabel: {
          Text("27")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(temperature)
        Gauge(value: 0.75) {
          Text("UV")
        } currentValueLabel: {
          Text("7")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(Gradient(colors: [.green, .orange]))
      }
      Gauge(value: 0.4, in: 0...1) { Text("Humidity") }.tint(
        .linearGradient(temperature, startPoint: .leading, endPoint: .trailing))
      ProgressView("Loading radar", value: 0.7).tint(Gradient(colors: [.purple, .pink]))
      HStack(spacing: 20) {
        Image(systemName: "cloud.sun.fill").symbolColorRenderingMode(.gradient).foregroundStyle(.blue)
        Image(systemName: "flame.fill").foregroundStyle(.red)
        Image(systemName: "flipphone")
        Image(systemName: "ellipsis.curlybraces")
        Image(systemName: "circle.grid.cross.left.filled")
        Image(systemName: "text.line.first.and.arrowtriangle.forward")
      }
      .font(.largeTitle)
      Text("Partly cloudy").font(.title3.width(.expanded)).foregroundStyle(Color.blue.mix(with: .black, by: 0.4))
    }
    .padding()
  }
}
