import Foundation

// Metal's language is not compiled here. Views with shaders are drawn without them, and lint says so.

/// The functions of a Metal library. They are known by name only.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// Where the library comes from.
  private enum Source: Hashable, Sendable {
    case main, bundle(URL), file(URL), data(Data)
  }

  private var source: Source

  private init(_ source: Source) { self.source = source }

  /// Creates a library from the contents of a file.
  public init(data: Data) { self.init(.data(data)) }

  /// Creates a library from a file.
  public init(url: URL) { self.init(.file(url)) }

  /// The library of the main bundle.
  public static let `default` = ShaderLibrary(.main)

  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(.bundle(bundle.bundleURL)) }

  /// The function of the main bundle with a name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// The function with a name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function of a Metal library.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name.
  public var name: String

  /// Creates the function of a library with a name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns the shader that calls the function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A call of a Metal function for each pixel of a view. A picture shows the view without it, with the finding
/// `effect-not-drawn`.
public struct Shader: Hashable, Sendable {
  /// A value that is passed to the function. It has no effect on a picture.
  public struct Argument: Hashable, Sendable {
    private enum Value: Hashable, Sendable {
      case numbers([Double]), colors([Color]), boundingRect, image(String), data(Data)
    }

    private var value: Value

    /// Returns a number.
    public static func float<Number: BinaryFloatingPoint>(_ x: Number) -> Argument {
      Argument(value: .numbers([Double(x)]))
    }

    /// Returns a vector of two numbers.
    public static func float2<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Argument {
      Argument(value: .numbers([Double(x), Double(y)]))
    }

    /// Returns a vector of two numbers.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    /// Returns a vector of two numbers.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    /// Returns a vector of two numbers.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    /// Returns a vector of three numbers.
    public static func float3<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ z: Number) -> Argument {
      Argument(value: .numbers([Double(x), Double(y), Double(z)]))
    }

    /// Returns a vector of four numbers.
    public static func float4<Number: BinaryFloatingPoint>(
      _ x: Number, _ y: Number, _ z: Number, _ w: Number
    ) -> Argument { Argument(value: .numbers([Double(x), Double(y), Double(z), Double(w)])) }

    /// Returns an array of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .numbers(array.map(Double.init))) }

    /// The rectangle of the view.
    public static let boundingRect = Argument(value: .boundingRect)

    /// Returns a color.
    public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }

    /// Returns an array of colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }

    /// Returns an image.
    public static func image(_ image: Image) -> Argument { Argument(value: .image(String(describing: image))) }

    /// Returns bytes.
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }

  /// How a shader is used.
  public struct UsageType: Hashable, Sendable {
    private var name: String

    /// As a style that fills shapes.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// As a filter of colors.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// As a filter of places.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// As a filter of a layer.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments of the function, without the place and the color of the pixel.
  public var arguments: [Argument]
  /// Whether colors are dithered. It has no effect on a picture.
  public var dithersColor = true

  /// Creates a shader that calls a function with arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Does nothing.
  public func compile(as type: UsageType) async throws {}
}

nonisolated extension View {
  /// Draws the view without the shader, with the finding `effect-not-drawn`: Metal's language is not compiled here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modified(UndrawnShader(modifier: "colorEffect", shader: shader, isEnabled: isEnabled))
  }

  /// Draws the view without the shader, with the finding `effect-not-drawn`: Metal's language is not compiled here.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    modified(UndrawnShader(modifier: "distortionEffect", shader: shader, isEnabled: isEnabled))
  }

  /// Draws the view without the shader, with the finding `effect-not-drawn`: Metal's language is not compiled here.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    modified(UndrawnShader(modifier: "layerEffect", shader: shader, isEnabled: isEnabled))
  }
}

extension Shader: UndrawnShapeStyle {
  var omission: String { "a fill is gray instead of the Metal shader \(quoted(function.name))" }

  /// Returns a neutral gray. A view that is filled with it has the finding `effect-not-drawn`.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    .color(Color(.systemFill).rgba(in: environment))
  }
}

extension VisualEffect {
  /// Draws the view without the shader, with the finding `effect-not-drawn`: Metal's language is not compiled here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding { $0.colorEffect(shader, isEnabled: isEnabled) }
  }

  /// Draws the view without the shader, with the finding `effect-not-drawn`: Metal's language is not compiled here.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding { $0.distortionEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled) }
  }

  /// Draws the view without the shader, with the finding `effect-not-drawn`: Metal's language is not compiled here.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    adding { $0.layerEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled) }
  }
}

/// A modifier that changes nothing, and reports a shader.
private struct UndrawnShader: ElementModifier {
  let modifier: String
  let shader: Shader
  let isEnabled: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    if isEnabled {
      context.journal.diagnostics.append(
        ViewDiagnostic(
          .effectNotDrawn, path: context.identity?.typePath ?? "View",
          message: "\(modifier): the view is drawn without the Metal shader \(quoted(shader.function.name))"))
    }
    return try context.elements(of: content)
  }
}
