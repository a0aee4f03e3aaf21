/// A Gaussian kernel with integer weights that sum to 65,536, truncated at 3.5 standard deviations.
struct GaussianKernel: Equatable, Sendable {
  /// The weights from the center outward. All but the first occur twice.
  let weights: [UInt32]
  /// The weights from the first to the last sample.
  let mirrored: [UInt16]

  /// The number of samples on each side of the center.
  var radius: Int { weights.count - 1 }

  /// - Parameter sigma: The standard deviation in samples, greater than 0 and finite.
  init(sigma: Double) {
    let radius = max(1, Int((3.5 * sigma).rounded(.up)))
    let densities = (0...radius).map { distance in
      let scaled = Double(distance) / sigma
      return naturalExponential(ofNegative: scaled * scaled / 2)
    }
    let sum = densities.reduce(0) { $0 + 2 * $1 } - densities[0]
    var weights = densities.map { UInt32(($0 / sum * 65536 + 0.5).rounded(.down)) }
    let outer = weights.dropFirst().reduce(0) { $0 + 2 * $1 }
    weights[0] = 65536 - outer
    self.weights = weights
    mirrored = (weights.dropFirst().reversed() + weights).map { UInt16(truncatingIfNeeded: $0) }
  }
}

/// Returns e⁻ˣ for x ≥ 0 with +, × and ÷ only, identical on all machines: the Taylor polynomial of e^(−x/1024), squared
/// ten times. The relative error is below 10⁻¹².
private func naturalExponential(ofNegative x: Double) -> Double {
  guard x < 700 else { return 0 }
  let reduced = -x / 1024
  var power = 1 + reduced * (1 + reduced / 2 * (1 + reduced / 3 * (1 + reduced / 4 * (1 + reduced / 5))))
  for _ in 0..<10 { power *= power }
  return power
}
