import Foundation
import SnapshotUI

extension LintCorpus {
  static let effectNotDrawn: [LintCase] = [
    .bad("a color effect") { Text("Words").colorEffect(ShaderLibrary.sepia(.float(0.5))) },
    .bad("a distortion") {
      Text("Words").distortionEffect(
        ShaderLibrary.wave(.float2(1.0, 2.0), .boundingRect), maxSampleOffset: CGSize(width: 4, height: 4))
    },
    .bad("a layer effect of a function by name") {
      Text("Words").layerEffect(
        Shader(function: ShaderFunction(library: .default, name: "ripple"), arguments: [.color(.red)]),
        maxSampleOffset: .zero)
    },
    .bad("a visual effect") {
      Text("Words").visualEffect { view, proxy in view.colorEffect(ShaderLibrary.sepia(.float2(proxy.size))) }
    },
    .bad("a color effect on a symbol") { Image(systemName: "star").colorEffect(ShaderLibrary.sepia()) },
    .bad("a color effect on a shape") { Circle().colorEffect(ShaderLibrary.sepia(.float3(1.0, 2.0, 3.0))) },
    .bad("a color effect in a list") { List { Text("Words").colorEffect(ShaderLibrary.sepia(.colorArray([.red]))) } },
    .bad("an effect on a stack") {
      VStack { Text("Words") }.layerEffect(ShaderLibrary.ripple(.float4(1.0, 2.0, 3.0, 4.0)), maxSampleOffset: .zero)
    },
    .bad("an effect on a button") { Button("Save") {}.colorEffect(ShaderLibrary.default.sepia(.data(Data()))) },
    .bad("an effect of a library from a file") {
      Text("Words").colorEffect(ShaderLibrary(url: URL(fileURLWithPath: "/a.metallib")).sepia())
    },
    .bad("a distortion that is enabled") {
      Text("Words").distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero, isEnabled: true)
    },
    .bad("a visual effect after another one") {
      Text("Words").visualEffect { view, _ in
        view.opacity(0.5).layerEffect(ShaderLibrary.ripple(), maxSampleOffset: .zero)
      }
    },
    .good("a distortion that is disabled") {
      Text("Words").distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero, isEnabled: false)
    },
    .good("a layer effect that is disabled") {
      Text("Words").layerEffect(ShaderLibrary.ripple(), maxSampleOffset: .zero, isEnabled: false)
    },
    .good("a projection") { Text("Words").rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0)) },
    .good("a drawing group") { Text("Words").drawingGroup() },
    .good("a filter in a canvas") {
      Canvas { context, size in
        context.addFilter(.blur(radius: 2))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      }
      .frame(width: 80, height: 40)
      .accessibilityLabel("Sea")
    },
    .good("a shader that is disabled") {
      Text("Words").colorEffect(ShaderLibrary.sepia(.float(0.5)), isEnabled: false)
    },
    .good("a shader that no view has") {
      let shader = ShaderLibrary.bundle(.main).sepia(.floatArray([1, 2]))
      return Text("Words \(shader.arguments.count)")
    },
    .good("an effect that is drawn") { Text("Words").blur(radius: 2) },
  ]
}
