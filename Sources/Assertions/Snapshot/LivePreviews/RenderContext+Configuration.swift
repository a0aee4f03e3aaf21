import SnapshotLedger
import SnapshotPreviewMessages
import SnapshotUI

extension RenderContext {
  /// Creates the context of a configuration that was picked in the page of `snapshot preview`.
  ///
  /// - Throws: ``UnknownPreviewValue`` if a device, a type size or a color scheme has no such name.
  init(_ configuration: PreviewConfiguration) throws {
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
    let device = Device.Orientation(rawValue: configuration.orientation).map { model($0) } ?? model
    self = device.context(
      dynamicTypeSize: typeSize, colorScheme: scheme, colorSchemeContrast: contrast,
      layoutDirection: configuration.isRightToLeft ? .rightToLeft : .leftToRight,
      localeIdentifier: configuration.locale, design: design)
  }
}

/// The error of a configuration that has no such value.
struct UnknownPreviewValue: Error, CustomStringConvertible {
  let kind: String
  let value: String

  var description: String { "Unknown \(kind) “\(value)”. Choose another one." }
}
