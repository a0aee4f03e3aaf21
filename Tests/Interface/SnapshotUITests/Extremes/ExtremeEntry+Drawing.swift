import Foundation
import SnapshotUI

extension ExtremeEntry {
  private static func box() -> some View { Color.red.frame(width: 12, height: 8) }

  /// A canvas that a closure draws with shapes of an extreme size.
  private static func canvas(
    _ draw: @escaping (inout GraphicsContext) -> Void
  ) -> some View {
    Canvas { context, _ in
      draw(&context)
      context.fill(Path(CGRect(x: 1, y: 1, width: 6, height: 4)), with: .foreground)
    }
    .frame(width: 12, height: 8)
  }

  /// Symbols, styles and effects.
  @EntriesBuilder static var drawing: [ExtremeEntry] {
    ExtremeEntry("View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") { a in
      box().rotation3DEffect(
        a.angle(), axis: (x: a.length(0), y: a.length(1), z: a.length(0)), anchor: a.unitPoint(),
        anchorZ: a.length(0), perspective: a.length(1))
    }
    ExtremeEntry("View.hueRotation(_:)") { a in box().hueRotation(a.angle()) }
    ExtremeEntry("View.backgroundStyle(_:)") { a in Text("x").background(in: Circle()).backgroundStyle(a.color()) }
    ExtremeEntry("View.containerShape(_:)") { a in
      ContainerRelativeShape().containerShape(RoundedRectangle(cornerRadius: a.length()))
    }
    ExtremeEntry("ContainerRelativeShape.inset(by:)") { a in ContainerRelativeShape().inset(by: a.length()) }
    ExtremeEntry("ContainerRelativeShape.path(in:)") { a in ContainerRelativeShape().path(in: a.rect()) }
    ExtremeEntry("DefaultGlassEffectShape.path(in:)") { a in DefaultGlassEffectShape().path(in: a.rect()) }
    ExtremeEntry("View.glassEffect(_:in:)") { a in
      box().glassEffect(.regular.tint(a.color()), in: RoundedRectangle(cornerRadius: a.length()))
    }
    ExtremeEntry("Glass.tint(_:)") { a in box().glassEffect(.clear.tint(a.color())) }
    ExtremeEntry("GlassEffectContainer.init(spacing:content:)") { a in
      GlassEffectContainer(spacing: a.length()) { [view = a.view()] in view }
    }
    ExtremeEntry("EllipticalGradient.init(gradient:center:startRadiusFraction:endRadiusFraction:)") { a in
      EllipticalGradient(
        gradient: a.gradient(), center: a.unitPoint(), startRadiusFraction: a.length(0),
        endRadiusFraction: a.length(0.5))
    }
    ExtremeEntry("EllipticalGradient.init(colors:center:startRadiusFraction:endRadiusFraction:)") { a in
      EllipticalGradient(
        colors: a.colors(), center: a.unitPoint(), startRadiusFraction: a.length(0), endRadiusFraction: a.length(0.5))
    }
    ExtremeEntry("EllipticalGradient.init(stops:center:startRadiusFraction:endRadiusFraction:)") { a in
      EllipticalGradient(
        stops: a.stops(), center: a.unitPoint(), startRadiusFraction: a.length(0), endRadiusFraction: a.length(0.5))
    }
    ExtremeEntry("MeshGradient.init(width:height:points:colors:background:smoothsColors:)") { a in
      MeshGradient(
        width: a.integer(2), height: a.integer(2),
        points: [[0, 0], [Float(a.number(1)), 0], [0, Float(a.number(1))], [1, 1]],
        colors: a.colors() + a.colors(), background: a.color()
      )
      .frame(width: 12, height: 8)
    }
    ExtremeEntry("ShadowStyle.drop(color:radius:x:y:)") { a in
      Circle().fill(.red.shadow(.drop(color: a.color(), radius: a.length(2), x: a.length(0), y: a.length(0))))
    }
    ExtremeEntry("ShadowStyle.inner(color:radius:x:y:)") { a in
      Circle().fill(.red.shadow(.inner(color: a.color(), radius: a.length(2), x: a.length(0), y: a.length(0))))
    }
    ExtremeEntry("ShapeStyle.opacity(_:)") { a in Circle().fill(.opacity(a.number())) }
    ExtremeEntry("ShapeStyle.opacity(_:)") { a in Circle().fill(Material.thin.opacity(a.number())) }
    ExtremeEntry("ImagePaint.init(image:sourceRect:scale:)") { a in
      Circle().fill(ImagePaint(image: Image(systemName: "star"), sourceRect: a.rect(), scale: a.length(1)))
    }
    ExtremeEntry("GraphicsContext.translateBy(x:y:)") { a in
      canvas { [x = a.length(), y = a.length()] in $0.translateBy(x: x, y: y) }
    }
    ExtremeEntry("GraphicsContext.scaleBy(x:y:)") { a in
      canvas { [x = a.length(), y = a.length()] in $0.scaleBy(x: x, y: y) }
    }
    ExtremeEntry("GraphicsContext.rotate(by:)") { a in canvas { [angle = a.angle()] in $0.rotate(by: angle) } }
    ExtremeEntry("GraphicsContext.concatenate(_:)") { a in
      canvas { [transform = a.transform()] in $0.concatenate(transform) }
    }
    ExtremeEntry("GraphicsContext.clip(to:style:options:)") { a in
      canvas { [rect = a.rect()] in $0.clip(to: Path(rect), options: .inverse) }
    }
    ExtremeEntry("GraphicsContext.blur(radius:options:)") { a in
      canvas { [radius = a.length()] in $0.addFilter(.blur(radius: radius)) }
    }
    ExtremeEntry("GraphicsContext.shadow(color:radius:x:y:)") { a in
      canvas { [color = a.color(), radius = a.length(), x = a.length(), y = a.length()] in
        $0.addFilter(.shadow(color: color, radius: radius, x: x, y: y))
      }
    }
    ExtremeEntry("GraphicsContext.saturation(_:)") { a in canvas { [n = a.number()] in $0.addFilter(.saturation(n)) } }
    ExtremeEntry("GraphicsContext.grayscale(_:)") { a in canvas { [n = a.number()] in $0.addFilter(.grayscale(n)) } }
    ExtremeEntry("GraphicsContext.brightness(_:)") { a in canvas { [n = a.number()] in $0.addFilter(.brightness(n)) } }
    ExtremeEntry("GraphicsContext.contrast(_:)") { a in canvas { [n = a.number()] in $0.addFilter(.contrast(n)) } }
    ExtremeEntry("GraphicsContext.hueRotation(_:)") { a in
      canvas { [angle = a.angle()] in $0.addFilter(.hueRotation(angle)) }
    }
    ExtremeEntry("GraphicsContext.colorMultiply(_:)") { a in
      canvas { [color = a.color()] in $0.addFilter(.colorMultiply(color)) }
    }
    ExtremeEntry("GraphicsContext.alphaThreshold(min:max:color:)") { a in
      canvas { [color = a.color(), min = a.number(), max = a.number()] in
        $0.addFilter(.alphaThreshold(min: min, max: max, color: color))
      }
    }
    ExtremeEntry("GraphicsContext.stroke(_:with:lineWidth:)") { a in
      canvas { [rect = a.rect(), width = a.length(), color = a.color()] in
        $0.stroke(Path(rect), with: .color(color), lineWidth: width)
      }
    }
    ExtremeEntry("GraphicsContext.stroke(_:with:style:)") { a in
      canvas { [rect = a.rect(), style = a.stroke()] in
        $0.stroke(Path(ellipseIn: rect), with: .foreground, style: style)
      }
    }
    ExtremeEntry("GraphicsContext.linearGradient(_:startPoint:endPoint:options:)") { a in
      canvas { [gradient = a.gradient(), start = a.point(), end = a.point()] in
        $0.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .linearGradient(gradient, startPoint: start, endPoint: end))
      }
    }
    ExtremeEntry("GraphicsContext.radialGradient(_:center:startRadius:endRadius:options:)") { a in
      canvas { [gradient = a.gradient(), center = a.point(), start = a.length(0), end = a.length()] in
        $0.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .radialGradient(gradient, center: center, startRadius: start, endRadius: end))
      }
    }
    ExtremeEntry("GraphicsContext.conicGradient(_:center:angle:options:)") { a in
      canvas { [gradient = a.gradient(), center = a.point(), angle = a.angle()] in
        $0.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .conicGradient(gradient, center: center, angle: angle))
      }
    }
    ExtremeEntry("GraphicsContext.measure(in:)") { a in
      canvas { [words = a.words(), size = a.size()] in _ = $0.resolve(Text(words)).measure(in: size) }
    }
  }

  /// Styles of controls.
  @EntriesBuilder static var styles: [ExtremeEntry] {
    ExtremeEntry("ColorPicker.init(_:selection:supportsOpacity:)") { a in
      ColorPicker(a.words(), selection: .constant(a.color()))
    }
    ExtremeEntry("ColorPicker.init(selection:supportsOpacity:label:)") { a in
      ColorPicker(selection: .constant(a.color())) { [view = a.view()] in view }
    }
    ExtremeEntry("ControlGroup.init(content:)") { a in ControlGroup { [view = a.view()] in view } }
    ExtremeEntry("ProgressView.init(_:)") { a in
      let progress = Progress(totalUnitCount: 10)
      progress.completedUnitCount = Int64(max(-99, min(99, a.integer())))
      return ProgressView(progress)
    }
    ExtremeEntry("MultiDatePicker.init(_:selection:)") { a in
      MultiDatePicker(a.words(), selection: .constant([DateComponents(year: a.integer(), month: a.integer(), day: 3)]))
    }
    ExtremeEntry("DatePicker.init(_:selection:in:displayedComponents:)") { a in
      DatePicker(a.words(), selection: .constant(a.date()), in: Date(timeIntervalSinceReferenceDate: 0)...)
        .datePickerStyle(.graphical)
    }
    ExtremeEntry("DatePicker.init(_:selection:in:displayedComponents:)") { a in
      DatePicker(a.words(), selection: .constant(a.date()), in: ...Date(timeIntervalSinceReferenceDate: 0))
        .datePickerStyle(.wheel)
    }
    ExtremeEntry("DatePicker.init(selection:in:displayedComponents:label:)") { a in
      DatePicker(selection: .constant(a.date()), in: Date(timeIntervalSinceReferenceDate: 0)...) { [view = a.view()] in
        view
      }
    }
    ExtremeEntry("DatePicker.init(selection:in:displayedComponents:label:)") { a in
      DatePicker(selection: .constant(a.date()), in: ...Date(timeIntervalSinceReferenceDate: 0)) { [view = a.view()] in
        view
      }
    }
    ExtremeEntry("ProgressView.init(label:)") { a in ProgressView { [view = a.view()] in view } }
    ExtremeEntry("ProgressView.init(value:total:label:)") { a in
      ProgressView(value: a.number(), total: a.number(1)) { [view = a.view()] in view }
        .progressViewStyle(CircularProgressViewStyle(tint: a.color()))
    }
    ExtremeEntry("ProgressView.init(value:total:label:currentValueLabel:)") { a in
      ProgressView(value: a.number(), total: a.number(1)) { [view = a.view()] in
        view
      } currentValueLabel: { [view = a.view()] in
        view
      }
    }
    ExtremeEntry("Picker.init(_:systemImage:selection:content:)") { a in
      Picker(a.words(), systemImage: a.words("star"), selection: .constant(a.integer(1))) {
        ForEach(0..<3) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.wheel)
    }
    ExtremeEntry("Picker.init(selection:label:content:)") { a in
      Picker(selection: .constant(1), label: a.view()) { [view = a.view()] in view.tag(1) }
    }
    ExtremeEntry("TextField.init(text:prompt:label:)") { a in
      TextField(text: .constant(a.words()), prompt: Text(a.words())) { [view = a.view()] in view }
    }
    ExtremeEntry("TextField.init(text:prompt:axis:label:)") { a in
      TextField(text: .constant(a.words()), axis: .vertical) { [view = a.view()] in view }
    }
    ExtremeEntry("TextField.init(_:value:format:prompt:)") { a in
      TextField(a.words(), value: .constant(Optional(a.number())), format: .number)
    }
    ExtremeEntry("TextField.init(_:value:formatter:prompt:)") { a in
      TextField(a.words(), value: .constant(a.number()), formatter: NumberFormatter())
    }
    ExtremeEntry("SecureField.init(_:text:prompt:)") { a in
      SecureField(a.words(), text: .constant(a.words()), prompt: Text(a.words()))
    }
    ExtremeEntry("Button.init(_:systemImage:role:action:)") { a in
      Button(a.words(), systemImage: a.words("star"), role: .destructive) {}
    }
    ExtremeEntry("ContentUnavailableView.search(text:)") { a in ContentUnavailableView.search(text: a.words()) }
    ExtremeEntry("SwitchToggleStyle.init(tint:)") { a in
      Toggle("x", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: a.color()))
    }
    ExtremeEntry("LinearProgressViewStyle.init(tint:)") { a in
      ProgressView(value: a.number()).progressViewStyle(LinearProgressViewStyle(tint: a.color()))
    }
    ExtremeEntry("CircularProgressViewStyle.init(tint:)") { a in
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: a.color()))
    }
    ExtremeEntry("Toggle.init(sources:isOn:label:)") { a in
      Toggle(sources: [Binding.constant(true)], isOn: \.self) { [view = a.view()] in view }.toggleStyle(.button)
    }
  }
}

extension ExtremeCoverageTests {
  /// Declarations of symbols, styles and effects without an entry, and why.
  static let drawingExemptions: [String: String] = [
    "ShapeStyle.resolve(in:)": "returns Never: the type checker accepts no call of it",
    "Shader.color(_:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "Shader.colorArray(_:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "Shader.compile(as:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "Shader.data(_:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "Shader.float(_:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "Shader.float2(_:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "Shader.float2(_:_:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "Shader.float3(_:_:_:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "Shader.float4(_:_:_:_:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "Shader.floatArray(_:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "Shader.image(_:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "Shader.init(function:arguments:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "ShaderFunction.dynamicallyCall(withArguments:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "ShaderFunction.init(library:name:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "ShaderLibrary.bundle(_:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "ShaderLibrary.init(data:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "ShaderLibrary.init(url:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "ShaderLibrary.subscript(_:)": "keeps what no picture shows: LintCorpus.effectNotDrawn",
    "View.colorEffect(_:isEnabled:)": "draws the view as it is: LintCorpus.effectNotDrawn",
    "View.distortionEffect(_:maxSampleOffset:isEnabled:)": "draws the view as it is: LintCorpus.effectNotDrawn",
    "View.layerEffect(_:maxSampleOffset:isEnabled:)": "draws the view as it is: LintCorpus.effectNotDrawn",
    "VisualEffect.colorEffect(_:isEnabled:)": "draws the view as it is: LintCorpus.effectNotDrawn",
    "VisualEffect.distortionEffect(_:maxSampleOffset:isEnabled:)": "draws the view as it is: LintCorpus.effectNotDrawn",
    "VisualEffect.layerEffect(_:maxSampleOffset:isEnabled:)": "draws the view as it is: LintCorpus.effectNotDrawn",
    "OffsetShape.path(in:)": "called by the entry of the initializer",
    "OffsetShape.sizeThatFits(_:)": "called by the entry of the initializer",
    "RotatedShape.path(in:)": "called by the entry of the initializer",
    "RotatedShape.sizeThatFits(_:)": "called by the entry of the initializer",
    "ScaledShape.path(in:)": "called by the entry of the initializer",
    "ScaledShape.sizeThatFits(_:)": "called by the entry of the initializer",
    "TransformedShape.path(in:)": "called by the entry of the initializer",
    "TransformedShape.sizeThatFits(_:)": "called by the entry of the initializer",
    "BackgroundStyle.resolvePaint(in:rect:)": "called by the entries of the style",
    "ButtonStyle.glass(_:)": "makes what another entry draws",
    "Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)": "makes what another entry draws",
    "ControlGroup.init(_:)": "takes what a style was given",
    "ControlGroup.init(_:content:)": "forwards to an initializer that has an entry",
    "ControlGroup.init(_:systemImage:content:)": "forwards to an initializer that has an entry",
    "ControlGroup.init(content:label:)": "forwards to an initializer that has an entry",
    "DefaultTextFieldStyle._body(configuration:)": "called by textFieldStyle(_:)",
    "EmptyModifier.body(content:)": "returns what it is given",
    "EllipticalGradient.resolvePaint(in:rect:)": "called by the entries of the style",
    "GlassButtonStyle.init(_:)": "makes what another entry draws",
    "GraphicsContext.addFilter(_:options:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.clipToLayer(opacity:options:content:)":
      "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.color(_:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.color(_:red:green:blue:opacity:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.color(_:white:opacity:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.colorInvert(_:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.draw(_:at:anchor:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.draw(_:in:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.draw(_:in:style:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.fill(_:with:style:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.firstBaseline(in:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.init(rawValue:)": "keeps bits",
    "GraphicsContext.resolve(_:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.resolveSymbol(id:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GraphicsContext.style(_:)": "drawn by the other entries of GraphicsContext, or CanvasTests",
    "GroupBox.init(_:)": "takes what a style was given",
    "GroupBox.init(label:content:)": "the other spelling of GroupBox.init(content:label:)",
    "HelpLink.init(destination:)": "forwards to an initializer that has an entry",
    "HierarchicalShapeStyle.resolvePaint(in:rect:)": "called by the entries of the style",
    "HierarchicalShapeStyleModifier.resolvePaint(in:rect:)": "called by the entries of the style",
    "SystemShapeStyle.resolvePaint(in:rect:)": "the paint of a color: Color.resolvePaint(in:rect:)",
    "ImagePaint.resolvePaint(in:rect:)": "called by the entries of the style",
    "ImageRenderer.init(content:)": "makes what another entry draws",
    "LabeledContent.init(_:)": "takes what a style was given",
    "Menu.init(_:)": "takes what a style was given",
    "Menu.init(content:label:primaryAction:)": "forwards to an initializer that has an entry",
    "MeshGradient.resolvePaint(in:rect:)": "called by the entries of the style",
    "ModifiedShapeStyleOfForeground.resolvePaint(in:rect:)": "called by the entries of the style",
    "MultiDatePicker.init(_:selection:in:)": "forwards to an initializer that has an entry",
    "MultiDatePicker.init(selection:in:label:)": "forwards to an initializer that has an entry",
    "MultiDatePicker.init(selection:label:)": "forwards to an initializer that has an entry",
    "PlainTextFieldStyle._body(configuration:)": "called by textFieldStyle(_:)",
    "ProgressView.init(timerInterval:countsDown:)":
      "draws what ProgressView.init(value:total:label:currentValueLabel:) does",
    "ProgressView.init(timerInterval:countsDown:label:)":
      "draws what ProgressView.init(value:total:label:currentValueLabel:) does",
    "ProgressView.init(timerInterval:countsDown:label:currentValueLabel:)":
      "draws what ProgressView.init(value:total:label:currentValueLabel:) does",
    "RedactionReasons.init(rawValue:)": "keeps bits",
    "RoundedBorderTextFieldStyle._body(configuration:)": "called by textFieldStyle(_:)",
    "SecureField.init(_:text:onCommit:)": "forwards to an initializer that has an entry",
    "SecureField.init(text:prompt:label:)": "forwards to an initializer that has an entry",
    "ShapeStyle.angularGradient(_:center:startAngle:endAngle:)": "makes what another entry draws",
    "ShapeStyle.angularGradient(colors:center:startAngle:endAngle:)": "makes what another entry draws",
    "ShapeStyle.conicGradient(_:center:angle:)": "makes what another entry draws",
    "ShapeStyle.conicGradient(colors:center:angle:)": "makes what another entry draws",
    "ShapeStyle.ellipticalGradient(_:center:startRadiusFraction:endRadiusFraction:)": "makes what another entry draws",
    "ShapeStyle.ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:)":
      "makes what another entry draws",
    "ShapeStyle.image(_:sourceRect:scale:)": "makes what another entry draws",
    "ShapeStyle.linearGradient(_:startPoint:endPoint:)": "makes what another entry draws",
    "ShapeStyle.linearGradient(colors:startPoint:endPoint:)": "makes what another entry draws",
    "ShapeStyle.linearGradient(stops:startPoint:endPoint:)": "makes what another entry draws",
    "ShapeStyle.radialGradient(_:center:startRadius:endRadius:)": "makes what another entry draws",
    "ShapeStyle.radialGradient(colors:center:startRadius:endRadius:)": "makes what another entry draws",
    "ShapeStyle.radialGradient(stops:center:startRadius:endRadius:)": "makes what another entry draws",
    "ShapeStyle.shadow(_:)": "makes what another entry draws",
    "TextField.init(_:text:onCommit:)": "forwards to an initializer that has an entry",
    "TextField.init(_:text:onEditingChanged:)": "forwards to an initializer that has an entry",
    "TextField.init(_:text:onEditingChanged:onCommit:)": "forwards to an initializer that has an entry",
    "TextField.init(_:value:formatter:onCommit:)": "forwards to an initializer that has an entry",
    "TextField.init(_:value:formatter:onEditingChanged:onCommit:)": "forwards to an initializer that has an entry",
    "Toggle.init(_:)": "takes what a style was given",
    "View.buttonRepeatBehavior(_:)": "changes no picture: InertModifierTests",
    "View.controlGroupStyle(_:)": "takes a style of the caller's",
    "View.datePickerStyle(_:)": "takes a style of the caller's",
    "View.disclosureGroupStyle(_:)": "takes a style of the caller's",
    "View.formStyle(_:)": "takes a style of the caller's",
    "View.gaugeStyle(_:)": "takes a style of the caller's",
    "View.glassEffectID(_:in:)": "changes no picture: InertModifierTests",
    "View.glassEffectTransition(_:)": "changes no picture: InertModifierTests",
    "View.glassEffectUnion(id:namespace:)": "changes no picture: InertModifierTests",
    "View.groupBoxStyle(_:)": "takes a style of the caller's",
    "View.labeledContentStyle(_:)": "takes a style of the caller's",
    "View.listStyle(_:)": "takes a style of the caller's",
    "View.menuActionDismissBehavior(_:)": "changes no picture: InertModifierTests",
    "View.menuOrder(_:)": "changes no picture: InertModifierTests",
    "View.menuStyle(_:)": "takes a style of the caller's",
    "View.pickerStyle(_:)": "takes a style of the caller's",
    "View.progressViewStyle(_:)": "takes a style of the caller's",
    "View.textEditorStyle(_:)": "takes a style of the caller's",
    "View.textFieldStyle(_:)": "takes a style of the caller's",
    "View.toggleStyle(_:)": "takes a style of the caller's",
  ]
}
