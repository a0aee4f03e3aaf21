/// A gradient along a line or between two circles (ISO 32000-1, 8.7.4.5).
struct PDFShading {
  private var geometry: GradientPaint.Geometry
  private var stops: [GradientPaint.Stop]
  /// The area outside of which nothing is painted.
  let bounds: CGRect?

  init(_ value: PDFValue?, _ resources: [String: PDFValue], in document: PDFDocument) throws(VectorImageError) {
    guard let entries = try document.dictionary(value), let kind = try document.integer(entries["ShadingType"]) else {
      throw .damaged("a gradient is missing")
    }
    let places = try document.numbers(entries["Coords"]) ?? []
    switch (kind, places.count) {
    case (2, 4...):
      geometry = .linear(start: CGPoint(x: places[0], y: places[1]), end: CGPoint(x: places[2], y: places[3]))
    case (3, 6...):
      geometry = .radial(
        start: CGPoint(x: places[0], y: places[1]), startRadius: max(0, places[2]),
        end: CGPoint(x: places[3], y: places[4]), endRadius: max(0, places[5]))
    case (2, _), (3, _): throw .damaged("a gradient has no places")
    case (1, _): throw .unsupported("gradients by a function of two coordinates")
    default: throw .unsupported("gradients of meshes")
    }
    let space = try PDFColorSpace(entries["ColorSpace"], resources, in: document)
    let function = try PDFFunction(entries["Function"], in: document)
    let domain = try document.numbers(entries["Domain"]) ?? [0, 1]
    guard domain.count >= 2, domain[1] > domain[0] else { throw .damaged("a gradient has no domain") }
    stops = []
    for stop in try function.stops(from: domain[0], to: domain[1]) {
      let location = (stop.input - domain[0]) / (domain[1] - domain[0])
      stops.append(GradientPaint.Stop(color: try space.color(stop.values), location: location))
    }
    let extends = (try document.array(entries["Extend"]) ?? []).map { $0 == .boolean(true) }
    if extends.first != true { stops.insert(GradientPaint.Stop(color: .clear, location: 0), at: 0) }
    if extends.count < 2 || !extends[1] { stops.append(GradientPaint.Stop(color: .clear, location: 1)) }
    bounds = try document.numbers(entries["BBox"]).flatMap { PDFPage.rectangle($0) }
  }

  /// Returns the paint of the gradient.
  ///
  /// - Parameters:
  ///   - transform: From the space of the gradient to that of the shape.
  ///   - opacity: The opacity of all colors.
  func paint(_ transform: Transform, opacity: Double) -> Paint {
    let faded = stops.map { GradientPaint.Stop(color: $0.color.multipliedAlpha(by: opacity), location: $0.location) }
    return .gradient(GradientPaint(geometry, stops: faded, transform: transform))
  }
}
