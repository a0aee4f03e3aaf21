import SnapshotLedger
import SnapshotPreviewMessages
import SnapshotUI

extension RenderContext {
  /// Creates the context of a configuration that was picked in the page of `snapshot preview`.
  ///
  /// - Throws: ``UnknownPreviewValue`` if a device, a type size or a color scheme has no such name.
  init(_ configuration: PreviewConfiguration) throws(UnknownPreviewValue) {
    let values = try ConfigurationValues(configuration)
    self = values.device.context(
      dynamicTypeSize: values.typeSize, colorScheme: values.scheme, colorSchemeContrast: values.contrast,
      layoutDirection: values.direction, localeIdentifier: configuration.locale, design: values.design)
  }
}

extension Matrix {
  /// Creates a matrix whose only configuration is named by the given axes.
  ///
  /// - Throws: ``UnknownPreviewValue`` if a device, a type size or a color scheme has no such name.
  init(
    _ configuration: PreviewConfiguration, axes: [PreviewRecording.Axis]
  ) throws(UnknownPreviewValue) {
    let values = try ConfigurationValues(configuration)
    self = axes.reduce(Matrix(axes: [])) { matrix, axis in
      switch axis {
      case .device: matrix * .devices(values.device)
      case .typeSize: matrix * .typeSizes(values.typeSize)
      case .colorScheme: matrix * .colorSchemes(values.scheme)
      case .layoutDirection: matrix * .layoutDirections(values.direction)
      case .locale: matrix * .locales(configuration.locale)
      case .contrast: matrix * .contrasts(values.contrast)
      case .design: matrix * .designs(values.design)
      }
    }
  }
}

/// The values that a configuration names.
private struct ConfigurationValues {
  var device: Device
  var typeSize: DynamicTypeSize
  var scheme: ColorScheme
  var contrast: ColorSchemeContrast
  var direction: LayoutDirection
  var design: SystemDesign

  init(_ configuration: PreviewConfiguration) throws(UnknownPreviewValue) {
    let name = configuration.device
    guard let model = name.isEmpty ? .iPhoneSE3 : Device.all.first(where: { $0.model == name }) else {
      throw UnknownPreviewValue(kind: "device", value: name)
    }
    guard let typeSize = DynamicTypeSize(rawValue: configuration.typeSize) else {
      throw UnknownPreviewValue(kind: "type size", value: configuration.typeSize)
    }
    guard let scheme = ColorScheme(rawValue: configuration.colorScheme) else {
      throw UnknownPreviewValue(kind: "color scheme", value: configuration.colorScheme)
    }
    guard let contrast = ColorSchemeContrast(rawValue: configuration.contrast) else {
      throw UnknownPreviewValue(kind: "contrast", value: configuration.contrast)
    }
    guard let design = configuration.design.isEmpty ? .iOS18 : SystemDesign(rawValue: configuration.design) else {
      throw UnknownPreviewValue(kind: "design", value: configuration.design)
    }
    device = Device.Orientation(rawValue: configuration.orientation).map { model($0) } ?? model
    (self.typeSize, self.scheme, self.contrast, self.design) = (typeSize, scheme, contrast, design)
    direction = configuration.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// The error of a configuration that has no such value.
struct UnknownPreviewValue: Error, CustomStringConvertible {
  let kind: String
  let value: String

  var description: String { "Unknown \(kind) “\(value)”. Choose another one." }
}
