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
