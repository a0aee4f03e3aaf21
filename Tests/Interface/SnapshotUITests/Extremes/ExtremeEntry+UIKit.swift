import Foundation
import SnapshotUI

extension ExtremeEntry {
  /// Colors, images and fonts with UIKit's names.
  @EntriesBuilder static var uikitValues: [ExtremeEntry] {
    ExtremeEntry("UIColor.init(red:green:blue:alpha:)") { a in
      Color(UIColor(red: a.length(), green: a.length(), blue: a.length(), alpha: a.length()))
    }
    ExtremeEntry("UIColor.init(displayP3Red:green:blue:alpha:)") { a in
      Color(UIColor(displayP3Red: a.length(), green: a.length(), blue: a.length(), alpha: a.length()))
    }
    ExtremeEntry("UIColor.init(hue:saturation:brightness:alpha:)") { a in
      Color(UIColor(hue: a.length(), saturation: a.length(), brightness: a.length(), alpha: a.length()))
    }
    ExtremeEntry("UIColor.init(white:alpha:)") { a in Color(UIColor(white: a.length(), alpha: a.length())) }
    ExtremeEntry("Color.init(_:)") { a in Color(UIColor(a.color())) }
    ExtremeEntry("UIColor.init(_:)") { a in Color(UIColor(a.color())) }
    ExtremeEntry("UIColor.init(named:)") { a in
      UIColor(named: a.words()).map { Color($0) }.background(Color.red)
    }
    ExtremeEntry("UIColor.withAlphaComponent(_:)") { a in
      Color(UIColor(a.color()).withAlphaComponent(a.length()).withAlphaComponent(a.length()))
    }
    ExtremeEntry("UIColor.resolvedColor(with:)") { a in
      Color(UIColor(a.color()).resolvedColor(with: UITraitCollection(displayScale: a.length())))
    }
    ExtremeEntry(calling: "UIColor.getRed(_:green:blue:alpha:)") { a in
      var component: CGFloat = 0
      UIColor(a.color()).getRed(&component, green: nil, blue: nil, alpha: nil)
    }
    ExtremeEntry(calling: "UIColor.getWhite(_:alpha:)") { a in
      var component: CGFloat = 0
      UIColor(a.color()).getWhite(&component, alpha: nil)
    }
    ExtremeEntry(calling: "UIColor.getHue(_:saturation:brightness:alpha:)") { a in
      var component: CGFloat = 0
      UIColor(a.color()).getHue(&component, saturation: nil, brightness: nil, alpha: nil)
    }
    ExtremeEntry("CGColor.init(gray:alpha:)") { a in Color(cgColor: CGColor(gray: a.length(), alpha: a.length())) }
    ExtremeEntry("CGColor.init(red:green:blue:alpha:)") { a in
      Color(cgColor: CGColor(red: a.length(), green: a.length(), blue: a.length(), alpha: a.length()))
    }
    ExtremeEntry("CGColor.init(srgbRed:green:blue:alpha:)") { a in
      Color(cgColor: CGColor(srgbRed: a.length(), green: a.length(), blue: a.length(), alpha: a.length()))
    }
    ExtremeEntry("UIImage.init(_:scale:)") { a in
      Image(uiImage: UIImage(PixelBuffer(width: 2, height: 2, filledWith: .black), scale: a.length()))
    }
    ExtremeEntry("UIImage.init(data:)") { a in
      UIImage(data: Data(a.words().utf8)).map { Image(uiImage: $0) }.background(Color.red)
    }
    ExtremeEntry("UIImage.init(data:scale:)") { a in
      UIImage(
        data: UIImage(PixelBuffer(width: 2, height: 2, filledWith: .black)).pngData() ?? Data(), scale: a.length()
      )
      .map { Image(uiImage: $0) }.background(Color.red)
    }
    ExtremeEntry("UIImage.init(contentsOfFile:)") { a in
      UIImage(contentsOfFile: a.words()).map { Image(uiImage: $0) }.background(Color.red)
    }
    ExtremeEntry("UIImage.init(systemName:)") { a in
      UIImage(systemName: a.words()).map { Image(uiImage: $0) }.background(Color.red)
    }
    ExtremeEntry("UIImage.init(systemName:withConfiguration:)") { a in
      let configuration = UIImage.SymbolConfiguration(pointSize: a.length(), weight: .bold, scale: .large)
      return UIImage(systemName: "star", withConfiguration: configuration).map { Image(uiImage: $0) }
        .background(Color.red)
    }
    ExtremeEntry("UIImage.withTintColor(_:)") { a in
      Image(uiImage: UIImage(systemName: "star")!.withTintColor(UIColor(a.color())))
    }
    ExtremeEntry("UIFont.systemFont(ofSize:)") { a in Text("x").font(Font(UIFont.systemFont(ofSize: a.length()))) }
    ExtremeEntry("UIFont.init(name:size:)") { a in
      Text("x").font(UIFont(name: a.words(), size: a.length()).map { Font($0) })
    }
    ExtremeEntry("UIFont.withSize(_:)") { a in
      Text("x").font(Font(UIFont.preferredFont(forTextStyle: .body).withSize(a.length())))
    }
    ExtremeEntry("UIFontMetrics.scaledFont(for:)") { a in
      Text("x").font(Font(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: a.length()))))
    }
    ExtremeEntry("UIFontMetrics.scaledValue(for:)") { a in
      Color.red.frame(width: UIFontMetrics.default.scaledValue(for: a.length()))
    }
    ExtremeEntry("UIFontMetrics.scaledFont(for:compatibleWith:)") { a in
      let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      return Text("x").font(
        Font(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: a.length()), compatibleWith: traits)))
    }
    ExtremeEntry("UIFontMetrics.scaledFont(for:maximumPointSize:)") { a in
      Text("x").font(
        Font(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: a.length()), maximumPointSize: a.length())))
    }
    ExtremeEntry("UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)") { a in
      let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      return Text("x").font(
        Font(
          UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: a.length()), maximumPointSize: a.length(), compatibleWith: traits)))
    }
    ExtremeEntry("UIFontMetrics.scaledValue(for:compatibleWith:)") { a in
      let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      return Color.red.frame(width: UIFontMetrics.default.scaledValue(for: a.length(), compatibleWith: traits))
    }
    ExtremeEntry("UIColor.withProminence(_:)") { a in Color(uiColor: UIColor(a.color()).withProminence(.tertiary)) }
  }

  /// Paths with UIKit's names.
  @EntriesBuilder static var uikitPaths: [ExtremeEntry] {
    ExtremeEntry("CGSize.applying(_:)") { a in
      let size = a.size().applying(a.transform())
      return Color.red.frame(width: size.width, height: size.height)
    }
    ExtremeEntry("CGRect.applying(_:)") { a in Path(a.rect().applying(a.transform())) }
    ExtremeEntry("UIBezierPath.init(rect:)") { a in Path(UIBezierPath(rect: a.rect()).cgPath) }
    ExtremeEntry("UIBezierPath.init(ovalIn:)") { a in Path(UIBezierPath(ovalIn: a.rect()).cgPath) }
    ExtremeEntry("Path.init(roundedRect:cornerRadii:style:)") { a in
      Path(roundedRect: a.rect(), cornerRadii: RectangleCornerRadii(topLeading: a.length(), bottomTrailing: a.length()))
    }
    ExtremeEntry("Path.addRoundedRect(in:cornerRadii:style:transform:)") { a in
      var path = Path()
      let radii = RectangleCornerRadii(bottomLeading: a.length(), topTrailing: a.length())
      path.addRoundedRect(in: a.rect(), cornerRadii: radii, transform: a.transform())
      return path
    }
    ExtremeEntry("UIBezierPath.init(roundedRect:cornerRadius:)") { a in
      Path(UIBezierPath(roundedRect: a.rect(), cornerRadius: a.length()).cgPath)
    }
    ExtremeEntry("UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)") { a in
      Path(UIBezierPath(roundedRect: a.rect(), byRoundingCorners: [.topLeft], cornerRadii: a.size()).cgPath)
    }
    ExtremeEntry("UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:)") { a in
      Path(
        UIBezierPath(
          arcCenter: .zero, radius: a.length(), startAngle: a.length(), endAngle: a.length(), clockwise: true
        ).cgPath)
    }
    ExtremeEntry("UIBezierPath.addLine(to:)") { a in
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: a.length(), y: a.length()))
      path.close()
      return Path(path.cgPath)
    }
    ExtremeEntry("UIBezierPath.addCurve(to:controlPoint1:controlPoint2:)") { a in
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: a.length(), y: 1), controlPoint2: .zero)
      return Path(path.cgPath)
    }
    ExtremeEntry("UIBezierPath.addQuadCurve(to:controlPoint:)") { a in
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: a.length(), y: 1))
      return Path(path.cgPath)
    }
    ExtremeEntry(calling: "UIBezierPath.contains(_:)") { a in
      _ = UIBezierPath(ovalIn: a.rect()).contains(CGPoint(x: a.length(), y: a.length()))
    }
  }

  /// Containers of subviews, and what else came with them.
  @EntriesBuilder static var subviewContainers: [ExtremeEntry] {
    ExtremeEntry("Group.init(subviews:transform:)") { a in
      Group(subviews: a.view()) { subviews in HStack { subviews.first?.font(.title) } }
    }
    ExtremeEntry("Group.init(sections:transform:)") { a in
      Group(sections: Section("x") { [v = a.view()] in v }) { sections in ForEach(sections) { $0.content } }
    }
    ExtremeEntry("ForEach.init(subviews:content:)") { a in
      VStack { [v = a.view()] in ForEach(subviews: v) { $0.foregroundStyle(.red) } }
    }
    ExtremeEntry("ForEach.init(sections:content:)") { a in
      VStack { [v = a.view()] in ForEach(sections: v) { $0.content } }
    }
    ExtremeEntry("Picker.init(selection:content:label:currentValueLabel:)") { a in
      let view = a.view()
      return Picker(selection: .constant(1)) {
        Text("1").tag(1)
      } label: {
        Text("x")
      } currentValueLabel: {
        view
      }
    }
    ExtremeEntry("TextField.init(_:text:selection:prompt:axis:)") { a in
      TextField(a.words(), text: .constant(a.words()), selection: .constant(nil), axis: .vertical)
    }
    ExtremeEntry("TextEditor.init(text:selection:)") { a in
      TextEditor(text: .constant(a.words()), selection: .constant(nil))
    }
    ExtremeEntry("View.listSectionMargins(_:_:)") { a in
      List { [margin = a.length()] in
        Section { Text("x") }.listSectionMargins(.all, margin)
      }.listSectionMargins(.horizontal, a.length())
    }
    ExtremeEntry("View.tint(_:)") { a in
      Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircular).tint(Gradient(stops: a.stops()))
    }
    ExtremeEntry("Gradient.resolvePaint(in:rect:)") { a in Rectangle().fill(Gradient(stops: a.stops())) }
    ExtremeEntry("Font.width(_:)") { a in Text("x").font(.body.width(Font.Width(a.length()))) }
    ExtremeEntry("ConcentricRectangle.init(corners:isUniform:)") { a in
      ConcentricRectangle(corners: .fixed(a.length())).containerShape(RoundedRectangle(cornerRadius: a.length()))
    }
    ExtremeEntry("ConcentricRectangle.inset(by:)") { a in
      ConcentricRectangle().inset(by: a.length()).containerShape(.rect(cornerRadius: 9))
    }
    ExtremeEntry("ConcentricRectangle.path(in:)") { a in ConcentricRectangle().path(in: a.rect()) }
  }
}

extension ExtremeCoverageTests {
  /// Declarations with UIKit's names and of subviews without an entry, and why.
  static let uikitExemptions = Dictionary(
    uikitExemptionGroups.flatMap { reason, names in names.map { ($0, reason) } },
    uniquingKeysWith: { first, _ in first })

  private static let uikitExemptionGroups: [(String, [String])] = [
    (
      "forwards its label to Button, and uses no other argument",
      [
        "PhotosPicker.init(_:selection:matching:preferredItemEncoding:)",
        "PhotosPicker.init(_:selection:matching:preferredItemEncoding:photoLibrary:)",
        "PhotosPicker.init(_:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:)",
        "PhotosPicker.init(_:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:photoLibrary:)",
        "PhotosPicker.init(selection:matching:preferredItemEncoding:label:)",
        "PhotosPicker.init(selection:matching:preferredItemEncoding:photoLibrary:label:)",
        "PhotosPicker.init(selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:label:)",
        "PhotosPicker.init(selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:photoLibrary:label:)",
      ]
    ),
    (
      "uses none of its arguments when it is drawn: PhotosPickerTests",
      [
        "PHPickerFilter.all(of:)",
        "PHPickerFilter.any(of:)",
        "PHPickerFilter.not(_:)",
        "PhotosPickerItem.init(itemIdentifier:)",
        "PhotosPickerItem.loadTransferable(type:)",
        "PhotosPickerItem.loadTransferable(type:completionHandler:)",
        "View.photosPicker(isPresented:selection:matching:preferredItemEncoding:)",
        "View.photosPicker(isPresented:selection:matching:preferredItemEncoding:photoLibrary:)",
        "View.photosPicker(isPresented:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:)",
        "View.photosPicker(isPresented:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:photoLibrary:)",
      ]
    ),
    (
      "stores or reads a value of the caller's: CoreGraphicsNameTests",
      ["UserDefaults.setValue(_:forKey:)", "UserDefaults.value(forKey:)"]
    ),
    (
      "matches nothing with a format that it cannot read: PredicateFormatTests",
      ["NSPredicate.init(format:_:)", "NSPredicate.init(format:argumentArray:)"]
    ),
    (
      "uses none of its arguments",
      [
        "UIAccessibility.post(notification:argument:)", "UIAppearance.setBackgroundImage(_:for:)",
        "UIAppearance.setTitleTextAttributes(_:for:)", "UIApplication.canOpenURL(_:)",
        "UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)",
        "UIApplication.requestSceneSessionDestruction(_:options:errorHandler:)",
        "UIApplication.requestSceneSessionRefresh(_:)",
        "UIApplication.setAlternateIconName(_:completionHandler:)", "UIBlurEffect.init(style:)",
        "UIImpactFeedbackGenerator.impactOccurred(intensity:)",
        "UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:)",
        "UITextChecker.rangeOfMisspelledWord(in:range:startingAt:wrap:language:)",
        "UITextChecker.guesses(forWordRange:in:language:)", "UITextChecker.hasLearnedWord(_:)",
        "UITextChecker.completions(forPartialWordRange:in:language:)", "UITextChecker.ignoreWord(_:)",
        "UITextChecker.learnWord(_:)", "UITextChecker.unlearnWord(_:)",
      ]
    ),
    (
      "opens the URL of the caller: UIDeviceTests",
      ["UIApplication.open(_:options:)", "UIApplication.open(_:options:completionHandler:)"]
    ),
    (
      "keeps its argument",
      [
        "CGVector.init(dx:dy:)", "UIApplicationShortcutItem.init(type:localizedTitle:localizedSubtitle:)",
        "UISceneConfiguration.init(name:sessionRole:)", "UISceneSession.init(rawValue:)", "Color.init(cgColor:)",
        "ContainerValues.hasTag(_:)",
        "Edge.Corner.Style.init(floatLiteral:)", "Edge.Corner.Style.init(integerLiteral:)", "Image.init(uiImage:)",
        "Path.init(_:)", "TextSelection.init(insertionPoint:)", "TextSelection.init(range:)",
        "TextSelection.init(ranges:)", "UIApplication.init(rawValue:)", "UIBezierPath.append(_:)",
        "UIBezierPath.init(cgPath:)", "UIBezierPath.move(to:)", "UIColor.init(cgColor:)", "UIColor.init(resource:)",
        "UIControl.init(rawValue:)", "UIEdgeInsets.init(top:left:bottom:right:)", "UIImage.init(font:scale:)",
        "UIImage.init(resource:)", "UIRectCorner.init(rawValue:)", "View.containerValue(_:_:)",
      ]
    ),
    (
      "compares or hashes",
      [
        "UISceneSession.==(left:right:)", "UISceneSession.hash(into:)", "UIWindow.==(left:right:)",
        "UIWindow.hash(into:)", "CGColor.==(left:right:)", "CGColor.hash(into:)", "UIColor.==(left:right:)",
        "UIColor.hash(into:)",
        "UIFont.==(left:right:)", "UIFont.hash(into:)", "UIImage.==(left:right:)", "UIImage.hash(into:)",
        "UIScene.==(left:right:)", "UIScene.hash(into:)",
      ]
    ),
    (
      "does what another form with an entry does",
      [
        "Picker.init(_:selection:content:currentValueLabel:)",
        "Picker.init(_:systemImage:selection:content:currentValueLabel:)", "Shape.rect(corners:isUniform:)",
        "UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)",
        "UIColor.init(named:in:compatibleWith:)", "UIFont.boldSystemFont(ofSize:)",
        "UIFont.italicSystemFont(ofSize:)", "UIFont.monospacedDigitSystemFont(ofSize:weight:)",
        "UIFont.monospacedSystemFont(ofSize:weight:)", "UIFont.preferredFont(forTextStyle:compatibleWith:)",
        "UIFont.systemFont(ofSize:weight:)", "UIFont.systemFont(ofSize:weight:width:)",
        "UIImage.applyingSymbolConfiguration(_:)", "UIImage.init(named:)", "UIImage.init(named:in:compatibleWith:)",
        "UIImage.init(named:in:with:)", "UIImage.init(pointSize:weight:scale:)", "UIImage.withConfiguration(_:)",
        "UIImage.withTintColor(_:renderingMode:)",
      ]
    ),
    ("takes the numbers of a literal: StyleTests", ["UIColor.init(_colorLiteralRed:green:blue:alpha:)"]),
    ("takes one of two modes", ["Image.symbolColorRenderingMode(_:)", "View.symbolColorRenderingMode(_:)"]),
    (
      "takes the position of a subview, as an array does",
      [
        "ForEachSectionCollection.subscript(_:)", "ForEachSubviewCollection.subscript(_:)",
        "SectionCollection.subscript(_:)", "SubviewsCollection.subscript(_:)",
        "SubviewsCollectionSlice.subscript(_:)",
      ]
    ),
    (
      "formats a time: DateComponentsFormatterTests",
      [
        "DateComponentsFormatter.localizedString(from:unitsStyle:)", "DateComponentsFormatter.string(from:)",
        "DateComponentsFormatter.string(from:to:)",
        "DateComponentsFormatter.init(rawValue:)",
      ]
    ),
  ]
}
