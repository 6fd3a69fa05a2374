import AutoLayout
import Foundation
import Testing

@testable import LayoutRendering

/// Parts of pictures that are not content of a control. Oracle: Interface Builder's canvas (hand).
@Suite struct ViewPictureTests {
  private func probe(
    _ screen: ScreenBuilder, change: (inout SVGRenderer.Options) -> Void = { _ in }
  ) -> MarkupProbe {
    var options = SVGRenderer.Options()
    (options.embedsFont, options.showsSystemBars, options.appearance) = (false, false, .light)
    change(&options)
    return MarkupProbe(SVGRenderer(options: options).svg(for: screen.snapshot))
  }

  @Test func `A placeholder is shown only in a view without subviews`() {
    var screen = ScreenBuilder(canvas: .phone)
    let container = screen.add("UIView", 0, 100, 200, 100) { $0.placeholder = "Container" }
    #expect(probe(screen).text == "Container")
    screen.add("UIView", to: container, 0, 0, 10, 10)
    #expect(probe(screen).text == "")
  }

  @Test func `Hidden views are dimmed on a canvas and not drawn on a device`() {
    var screen = ScreenBuilder(canvas: .phone)
    let hidden = screen.add("UIView", 0, 100, 200, 100) { $0.isHidden = true }
    screen.add("UIView", to: hidden, 0, 0, 10, 10)
    #expect(probe(screen).viewIndices == [0])
    let canvas = probe(screen) { $0.dimsHiddenViews = true }
    #expect(canvas.viewIndices == [0, 1, 2])
    #expect(canvas.all("g").contains { $0.attributes["opacity"] == "0.25" })
  }

  private func table(isGrouped: Bool, x: CGFloat, first: CGFloat) -> ScreenBuilder {
    var screen = ScreenBuilder(canvas: .phone)
    let content = LayoutSnapshot.Content.table(isGrouped: isGrouped, separatorInset: 16)
    let table = screen.add("UITableView", 0, 0, 393, 800, content)
    for y in [first, first + 44, first + 120] {
      screen.add("UITableViewCell", to: table, x, y, 393 - 2 * x, 44, .tableCell(accessory: nil))
    }
    return screen
  }

  @Test func `Inset groups have rounded corners`() {
    let snapshot = table(isGrouped: true, x: 20, first: 35).snapshot
    let corners = TableParts(snapshot).corners
    #expect(corners[2] == .init(isFirst: true, isLast: false))
    #expect(corners[3] == .init(isFirst: false, isLast: true))
    #expect(corners[4] == .init(isFirst: true, isLast: true))
    #expect(TableParts(table(isGrouped: true, x: 0, first: 35).snapshot).corners.isEmpty)
    // Two arcs for each of the first two cells, and four for the last one.
    let paths = probe(table(isGrouped: true, x: 20, first: 35)).all("path")
      .compactMap { $0.attributes["d"] }
    #expect(paths.map { $0.filter { $0 == "A" }.count }.reduce(0, +) == 8)
  }

  @Test(arguments: [(28.0, true), (50, true), (0, false), (120, false)])
  func `Prototype cells have a title if there is space above them`(first: CGFloat, hasTitle: Bool) {
    let text = probe(table(isGrouped: false, x: 0, first: first)).text
    #expect(text.contains("Prototype Cells") == hasTitle)
  }

  @Test func `An unchanged bar reuses its drawing`() {
    let snapshot = table(isGrouped: true, x: 20, first: 35).snapshot
    let frame = CGRect(x: 0, y: 0, width: 393, height: 44)
    var bar = LayoutSnapshot.View(className: "UITabBar", frame: frame, frameInRoot: frame)
    var item = LayoutSnapshot.BarItem(title: "Tab", image: "tab", rect: frame)
    var picture = LayoutSnapshot.Image(name: "tab", isSymbol: false, rect: .zero)
    (picture.data, picture.isTemplate) = (Self.png, true)
    item.picture = picture
    bar.content = .tabBar(items: [item])
    var pieces = ViewPieces()
    let first = pieces.bar(bar, of: snapshot)
    // The identifiers of the mask are the same, too.
    #expect(first.below.contains("<mask id="))
    #expect(pieces.bar(bar, of: snapshot) == first)
    bar.content = .tabBar(items: [])
    #expect(pieces.bar(bar, of: snapshot) != first)
  }

  @Test func `A label reuses its drawing at another width unless it has a background color`() {
    for (color, isSame) in [(nil, true), (Ink.blue, false)] as [(LayoutSnapshot.Color?, Bool)] {
      var screen = ScreenBuilder(canvas: .phone)
      let text = LayoutSnapshot.Content.label(ScreenBuilder.text("Label"))
      let label = screen.add("UILabel", 0, 100, 200, 20, text) {
        $0.appearance.backgroundColor = color
      }
      let image = screen.add("UIImageView", 0, 200, 100, 50, .label(ScreenBuilder.text("Clip"))) {
        $0.clipsToBounds = true
      }
      var pieces = ViewPieces()
      #expect(pieces.update(screen.snapshot) == [0, label, image])
      screen.change(label) { $0.frame.size.width = 210 }
      screen.change(image) { $0.frame.size.width = 110 }
      #expect(pieces.update(screen.snapshot) == (isSame ? [image] : [label, image]))
      // hand: the fifth piece, counting the label's at its other width.
      #expect(pieces.pieces[image].below.contains("p5-k0"))
      screen.change(label) { $0.frame.size.height = 30 }
      #expect(pieces.update(screen.snapshot) == [label])
      screen.change(label) { $0.frame.size.width = 0 }
      #expect(pieces.update(screen.snapshot) == [label])
      #expect(pieces.pieces[label].below.contains("Label") == false)
    }
  }

  @Test func `An encoded snapshot contains the properties of its views by name`() throws {
    var screen = ScreenBuilder(canvas: .phone)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    screen.add("UINavigationBar", 0, 0, 393, 44) {
      $0.bar = LayoutSnapshot.BarLook()
      $0.scrollIndicators = LayoutSnapshot.ScrollIndicators()
      $0.appearance.borderColor = Ink.blue
      $0.appearance.shadow = .init(color: Ink.text, offset: .zero, deviation: 2)
      $0.drawing = Drawing([
        .view(.init(className: "UIView", frame: frame, frameInRoot: frame)),
        .image(.init(name: "logo", isSymbol: false, rect: frame)),
      ])
    }
    let data = try JSONEncoder().encode(screen.snapshot)
    #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: data) == screen.snapshot)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let views = try #require(object["views"] as? [[String: Any]])
    let names = ["bar", "scrollIndicators"]
    #expect(names.allSatisfy { views[0][$0] == nil && views[1][$0] is [String: Any] })
    let appearance = try #require(views[1]["appearance"] as? [String: Any])
    #expect(Set(appearance.keys).isSuperset(of: ["borderColor", "shadow", "cornerRadius"]))
  }

  @Test func `Cells created in code have no prototype title`() {
    var snapshot = table(isGrouped: false, x: 0, first: 28).snapshot
    #expect(TableParts(snapshot).titles.count == 1)
    for index in snapshot.views.indices { snapshot.views[index].identifier = nil }
    #expect(TableParts(snapshot).titles.isEmpty)
  }

  private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  private func image(_ change: (inout LayoutSnapshot.Image) -> Void) -> MarkupProbe {
    var screen = ScreenBuilder(canvas: .phone)
    var image = LayoutSnapshot.Image(
      name: "logo", isSymbol: false, rect: CGRect(x: 0, y: 0, width: 100, height: 50))
    image.data = Self.png
    change(&image)
    screen.add("UIImageView", 0, 100, 100, 50, .image(image))
    return probe(screen)
  }

  @Test(arguments: [
    (png, "image/png"), (Data([0xFF, 0xD8, 0xFF]), "image/jpeg"),
    (Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), "image/svg+xml"),
  ])
  func `Image files are embedded in the picture`(data: Data, type: String) throws {
    let element = try #require(image { $0.data = data }.all("image").first)
    #expect(element.attributes["href"] == "data:\(type);base64,\(data.base64EncodedString())")
    #expect(element.attributes["width"] == "100")
  }

  @Test func `Template images are drawn in the tint color`() throws {
    let probe = image {
      $0.isTemplate = true
      $0.tint = .systemRed
    }
    #expect(probe.isWellFormed)
    let mask = try #require(probe.all("mask").first?.attributes["id"])
    let filled = try #require(
      probe.all("rect").first { $0.attributes["mask"] == "url(#\(mask))" })
    #expect(filled.attributes["fill"] == "#ff3b30")
  }

  @Test func `The cap insets of resizable images keep their size`() {
    let probe = image {
      $0.slices = .init(
        insets: UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10),
        size: CGSize(width: 40, height: 20))
    }
    #expect(probe.isWellFormed)
    #expect(probe.all("image").count == 1)
    let boxes = probe.all("svg").dropFirst().compactMap { $0.attributes["viewBox"] }
    #expect(boxes.count == 9)
    #expect(boxes.first == "0 0 6 4" && boxes.last == "30 12 10 8")
    // The middle is the rest: 100 - 6 - 10 and 50 - 4 - 8.
    #expect(
      probe.all("svg").contains {
        $0.attributes["width"] == "84" && $0.attributes["height"] == "38"
      })
  }

  @Test func `Cap insets are ignored if they leave no space for the center`() {
    let insets = UIEdgeInsets(top: 40, left: 6, bottom: 40, right: 10)
    let probe = image { $0.slices = .init(insets: insets, size: CGSize(width: 40, height: 90)) }
    #expect(probe.all("image").count == 1 && probe.all("svg").count == 1)
  }
}
