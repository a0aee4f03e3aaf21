import Foundation
import Raster
import SnapshotLedger
import SnapshotUI
import SnapshotWorkspace

nonisolated extension View {
  /// Lays out the view at every width and type size of a request, and draws it at the edges of what lint finds.
  func sweep(_ request: SweepRequest, in context: RenderContext) throws -> SweepResult {
    let sizes = request.typeSizes.compactMap(DynamicTypeSize.init(rawValue:))
    var result = SweepResult()
    for size in sizes {
      var sized = context
      sized.dynamicTypeSize = size
      let sweep = WidthSweep(of: self, in: sized, widths: request.first...request.last)
      result.layouts += sweep.layouts
      result.findings += sweep.findings.map { found in
        SweepResult.Finding(
          rule: found.rule.rawValue, element: found.element, path: found.path, typeSize: size.abbreviation,
          ranges: found.ranges.map { [$0.lowerBound, $0.upperBound] })
      }
      if let reason = sweep.reason {
        result.unknown.append(
          SweepResult.Unknown(
            typeSize: size.abbreviation, ranges: sweep.unknown.map { [$0.lowerBound, $0.upperBound] }, reason: reason))
      }
      result.pictures += try pictures(
        at: sweep.edges(of: request), size, in: sized, room: request.pictureLimit - result.pictures.count)
    }
    return result
  }

  private func pictures(
    at widths: [Double], _ size: DynamicTypeSize, in context: RenderContext, room: Int
  ) throws -> [SweepResult.Picture] {
    try widths.prefix(max(0, room)).map { width in
      var context = context
      context.width = CGFloat(width)
      var renderer = Renderer(threads: 1)
      renderer.fonts = context.fonts
      let list = try displayList(in: context).onBackground(of: context)
      return SweepResult.Picture(
        name: "artifacts/\(size.abbreviation)-\(LintMeasure.text(width)).png", typeSize: size.abbreviation,
        width: width,
        data: try PNG.encode(renderer.render(list, scale: context.displayScale)))
    }
  }
}

extension WidthSweep {
  /// The widths just inside of the edges of the findings, without the first and the last width of the sweep.
  fileprivate func edges(of request: SweepRequest) -> [Double] {
    let all = findings.flatMap(\.ranges).flatMap { [$0.lowerBound, $0.upperBound] }
    return Set(all.filter { $0 > Double(request.first) && $0 < Double(request.last) }).sorted()
  }
}
