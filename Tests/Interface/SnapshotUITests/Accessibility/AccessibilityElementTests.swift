import Testing
import SnapshotUI

@Suite struct AccessibilityElementTests {
  private func elements(_ view: some View) throws -> [String] {
    let context = RenderContext(width: 320, height: 480)
    return try view.rendered(in: context).accessibilityText.split(separator: "\n").map {
      String($0[..<($0.lastIndex(of: "(") ?? $0.endIndex)]).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func textsImagesAndControlsAreElements() throws {
    let view = VStack {
      Text("Title").accessibilityAddTraits(.isHeader)
      Image(systemName: "star.fill")
      Color.red
      Button("Save") {}
      Toggle("Sound", isOn: .constant(true))
      TextField("Name", text: .constant("Ada"))
      Slider(value: .constant(0.5)) { Text("Volume") }
    }
    #expect(
      try elements(view) == [
        "[staticText, header] \"Title\"", "[image] \"star fill\"", "[button] \"Save\"",
        "[button, switchButton] \"Sound\" = \"1\"", "[textEntry] \"Name\" = \"Ada\"",
        "[adjustable] \"Volume\" = \"50%\"",
      ])
  }

  @Test func aButtonIsLabeledByItsTextOrItsAccessibilityLabel() throws {
    let words = Button(action: {}) { Label("Share", systemImage: "square.and.arrow.up") }
    let picture = Button(action: {}) { Image(systemName: "xmark") }
    #expect(try elements(words) == ["[button] \"Share\""])
    #expect(try elements(picture) == ["[button] \"xmark\""])
    #expect(
      try elements(picture.accessibilityLabel("Close").accessibilityHint("Ends it")) == [
        "[button] \"Close\", hint \"Ends it\""
      ])
  }

  @Test func theIconOfALabelIsAnElementOnlyWithoutTheTitle() throws {
    let label = Label("Share", systemImage: "square.and.arrow.up")
    #expect(try elements(label) == ["[staticText] \"Share\""])
    #expect(try elements(label.labelStyle(.iconOnly)) == ["[image] \"Share\""])
    #expect(try elements(label.labelStyle(.titleOnly)) == ["[staticText] \"Share\""])
  }

  @Test func hiddenViewsAreNotElements() throws {
    #expect(try elements(Text("a").accessibilityHidden(true)) == [])
    #expect(try elements(Text("a").hidden()) == [])
    #expect(try elements(Text("a").opacity(0)) == [])
  }

  @Test func childrenAreCombinedIgnoredOrKept() throws {
    let pair = HStack {
      Text("Ada")
      Text("online")
    }
    #expect(try elements(pair) == ["[staticText] \"Ada\"", "[staticText] \"online\""])
    #expect(try elements(pair.accessibilityElement(children: .combine)) == ["[staticText] \"Ada, online\""])
    #expect(try elements(pair.accessibilityElement(children: .contain)).count == 2)
    #expect(try elements(pair.accessibilityElement(children: .ignore).accessibilityLabel("Both")) == ["[] \"Both\""])
  }

  @Test func elementsAreSortedByPriority() throws {
    let view = VStack {
      Text("a")
      Text("b").accessibilitySortPriority(1)
      Text("c").padding().accessibilitySortPriority(2)
    }
    #expect(try elements(view).map { $0.last(where: \.isLetter) } == ["c", "b", "a"])
  }

  @Test func aDisabledControlHasTheNotEnabledTrait() throws {
    #expect(try elements(Button("Save") {}.disabled(true)) == ["[button, notEnabled] \"Save\""])
  }

  @Test func aLinkIsNotAButton() throws {
    let address = try #require(URL(string: "https://example.com"))
    #expect(try elements(Link("Terms", destination: address)) == ["[link] \"Terms\""])
  }

  @Test func controlsInATappableRowAreSeparateElements() throws {
    let row = HStack {
      Text("Milk")
      Button("Less") {}
      Button("More") {}
    }
    .onTapGesture {}
    #expect(try elements(row).count == 3)
  }

  @Test func onlyTheTopmostSheetHasElements() throws {
    let view = Text("below").sheet(isPresented: .constant(true)) { Text("above") }
    #expect(try elements(view) == ["[staticText] \"above\""])
  }

  @Test func theJSONIsThatOfTheModel() throws {
    let button = Button("Save") {}.accessibilityIdentifier("save").accessibilityAction(named: "Undo") {}
      .frame(width: 100, height: 40)
    let json = try button.rendered(in: RenderContext(width: 100, height: 40)).accessibilityJSON
    let decoded = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    let element = try #require(decoded?.first)
    #expect(element["label"] as? String == "Save")
    #expect(element["description"] as? String == "Save. Button")
    #expect(element["identifier"] as? String == "save")
    #expect(element["traits"] as? [String] == ["button"])
    #expect(element["customActions"] as? [String] == ["Undo"])
    #expect(element["respondsToUserInteraction"] as? Bool == true)
    let shape = try #require(element["shape"] as? [String: Any])
    #expect(shape["type"] as? String == "frame")
    #expect((shape["frame"] as? [[Double]])?.map(\.count) == [2, 2])
    #expect((element["activationPoint"] as? [Double])?.count == 2)
    #expect(
      Set(element.keys) == [
        "activationPoint", "customActions", "customContent", "customRotors", "description", "identifier", "label",
        "respondsToUserInteraction", "shape", "traits", "usesDefaultActivationPoint",
      ])
  }

  @Test func theOverlayHasALegendBesideTheView() throws {
    let view = VStack {
      Text("Title")
      Button("Save") {}
    }
    let overlay = try AccessibilityOverlay(view, legendWidth: 200)
      .displayList(in: RenderContext(width: 100, height: 300))
    #expect(overlay.size == CGSize(width: 300, height: 300))
    // Two marks, each filled and outlined, in two colours.
    let strokes = overlay.items.compactMap { item -> RGBA? in
      if case .stroke(_, _, .color(let color)) = item.operation { color } else { nil }
    }
    #expect(Set(strokes).count == 2)
  }
}
