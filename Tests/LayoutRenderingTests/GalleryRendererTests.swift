import AutoLayout
import Foundation
import Testing

@testable import LayoutRendering

@Suite struct GalleryRendererTests {
  private static let gallery = Gallery(
    title: "Sample <app> & co",
    scenes: [
      GalleryScene(
        name: "Login", identifier: "abc", file: "Main.storyboard",
        pictures: [
          GalleryPicture(
            deviceName: "iPhone 15", orientation: .portrait, snapshot: SampleScreens.login(.phone)),
          GalleryPicture(
            deviceName: "iPad", orientation: .split(name: "1/3 landscape"),
            snapshot: SampleScreens.problems),
        ]),
      GalleryScene(
        name: "Trips",
        pictures: [
          GalleryPicture(
            deviceName: "iPad", orientation: .landscape, snapshot: SampleScreens.split)
        ]),
    ],
    problems: [
      GalleryProblem(severity: .error, message: "No such file", file: "Other.xib", line: 3)
    ])

  /// The JSON of every data element, by its id.
  private func data(_ page: String) throws -> [String: Any] {
    var found: [String: Any] = [:]
    for part in page.components(separatedBy: "<script type=\"application/json\" id=\"").dropFirst()
    {
      let id = String(part.prefix { $0 != "\"" })
      let start = try #require(part.range(of: ">")).upperBound
      let end = try #require(part.range(of: "</script>")).lowerBound
      found[id] = try JSONSerialization.jsonObject(with: Data(part[start..<end].utf8))
    }
    return found
  }

  @Test func `The page contains an index and one data block per picture`() throws {
    let data = try data(GalleryRenderer().html(for: Self.gallery))
    #expect(Set(data.keys) == ["gallery", "p0", "p1", "p2"])
    let index = try #require(data["gallery"] as? [String: Any])
    #expect(index["title"] as? String == "Sample <app> & co")
    let scenes = try #require(index["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["name"] as? String } == ["Login", "Trips"])
    let pictures = scenes.flatMap { $0["pictures"] as? [[String: Any]] ?? [] }
    #expect(pictures.map { $0["n"] as? Int } == [0, 1, 2])
    #expect(pictures.map { $0["problems"] as? Int } == [0, 2, 0])
    #expect(pictures[1]["orientation"] as? String == "1/3 landscape")
    #expect((scenes[0]["words"] as? String)?.contains("welcome back") == true)
  }

  @Test func `A picture's data block contains its SVG, views and constraints`() throws {
    let data = try data(GalleryRenderer().html(for: Self.gallery))
    let picture = try #require(data["p1"] as? [String: Any])
    let svg = try #require(picture["svg"] as? String)
    #expect(MarkupProbe(svg).isWellFormed)
    let views = try #require(picture["views"] as? [[String: Any]])
    #expect(views.count == SampleScreens.problems.views.count)
    #expect(views[1]["a"] as? String == "x, width")
    #expect(views[1]["f"] as? [Double] == [16, 40, 200, 21])
    #expect(views[3]["t"] as? Int == 2)
    let constraints = try #require(picture["constraints"] as? [[String: Any]])
    #expect(constraints.count == SampleScreens.problems.constraints.count)
    #expect(constraints[5]["s"] as? Int == 2)
    // The leading edge of the box is 16, that of the button 40 further, in the middle of its height.
    #expect(constraints[3]["l"] as? [Double] == [56, 182, 16, 182])
  }

  @Test func `The page loads no external resources`() {
    let page = GalleryRenderer().html(for: Self.gallery)
      .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for word in ["http:", "https:", "//cdn", "src=", "@import", "url(h", "<link", "fetch("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("content=\"default-src 'none';"))
  }

  @Test func `Hostile text cannot add script elements`() throws {
    for text in HostileSnapshots.strings {
      let scene = GalleryScene(
        name: text, identifier: text, file: text,
        pictures: [
          GalleryPicture(
            deviceName: text, orientation: .split(name: text),
            snapshot: HostileSnapshots.screen(text, 12))
        ])
      let problem = GalleryProblem(severity: .note, message: text, hint: text, file: text)
      let page = GalleryRenderer().html(
        for: Gallery(title: text, scenes: [scene], problems: [problem]))
      // Two of JSON and one of code; whatever a text says, there are no more.
      #expect(page.components(separatedBy: "<script").count == 4)
      #expect(page.components(separatedBy: "</script").count == 4)
      #expect(try data(page).count == 2)
    }
  }

  @Test func `Findings are counted and attached to their views`() throws {
    let findings = [
      GalleryFinding(kind: .overlap, view: 3, other: 1, message: "Overlaps UILabel by 4 × 20"),
      GalleryFinding(kind: .outside, view: 4, message: "Extends beyond UIView by 8 at the left"),
    ]
    let picture = GalleryPicture(
      deviceName: "iPhone 15", orientation: .portrait, snapshot: SampleScreens.login(.phone),
      findings: findings)
    let scene = GalleryScene(name: "Login", pictures: [picture])
    let data = try data(GalleryRenderer().html(for: Gallery(title: "Login", scenes: [scene])))
    let index = try #require(data["gallery"] as? [String: Any])
    let scenes = try #require(index["scenes"] as? [[String: Any]])
    let entry = try #require((scenes[0]["pictures"] as? [[String: Any]])?.first)
    // Three views, one in each role.
    #expect(
      ["problems", "overlaps", "outside", "conflicts"].map { entry[$0] as? Int } == [3, 1, 1, 0])
    let shown = try #require((data["p0"] as? [String: Any])?["findings"] as? [[String: Any]])
    #expect(shown.map { $0["v"] as? Int } == [3, 4])
    #expect(shown.map { $0["o"] as? Int } == [1, nil])
    #expect(shown.map { $0["t"] as? String } == findings.map(\.message))
  }

  @Test func `Non-finite numbers become null`() throws {
    var screen = ScreenBuilder(canvas: .phone)
    screen.add("UIView", .nan, .infinity, 10, 10)
    let scene = GalleryScene(
      name: "Odd",
      pictures: [
        GalleryPicture(deviceName: "x", orientation: .portrait, snapshot: screen.snapshot)
      ])
    let page = GalleryRenderer().html(for: Gallery(title: "Odd", scenes: [scene]))
    let picture = try #require(data(page)["p0"] as? [String: Any])
    let views = try #require(picture["views"] as? [[String: Any]])
    let frame = try #require(views[1]["f"] as? [Any])
    #expect(frame[0] is NSNull && frame[1] is NSNull)
    #expect(views[1]["h"] as? Int == 1)
  }

  @Test func `Every element that the script uses is on the page`() throws {
    let page = GalleryPage.body
    let pattern = /\$\('([a-z]+)'\)/
    let used = Set(GalleryScript.source.matches(of: pattern).map { String($0.1) })
    let made: Set = ["gallery", "nothing"]
    for id in used.subtracting(made) {
      #expect(page.contains("id=\"\(id)\""), "\(id)")
    }
  }

  @Test func `The page of a gallery is deterministic`() {
    let renderer = GalleryRenderer()
    #expect(renderer.html(for: Self.gallery) == renderer.html(for: Self.gallery))
  }

  @Test func `The page is written in small chunks`() {
    struct Pieces: TextOutputStream {
      var count = 0
      var longest = 0
      mutating func write(_ string: String) {
        count += 1
        longest = max(longest, string.utf8.count)
      }
    }
    var few = Pieces()
    var many = Pieces()
    GalleryRenderer().write(Self.gallery, to: &few)
    var large = Self.gallery
    large.scenes = Array(repeating: Self.gallery.scenes, count: 40).flatMap { $0 }
    GalleryRenderer().write(large, to: &many)
    #expect(many.count == few.count + 39 * 3)
    #expect(many.longest < 4 * few.longest)
  }

  @Test func `An empty gallery produces a page`() throws {
    let page = GalleryRenderer().html(for: Gallery(title: "", scenes: []))
    #expect(try data(page).count == 1)
    #expect(page.hasSuffix("</html>\n"))
  }
}
