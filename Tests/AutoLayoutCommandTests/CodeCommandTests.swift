import Foundation
import Testing

@Suite("autolayout code")
struct CodeCommandTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func run(_ arguments: String...) throws -> Tool {
    try Tool.run(
      ["code"] + arguments, in: folder.path,
      environment: ["XDG_CACHE_HOME": folder.path + "/cache"])
  }

  @Test("Numbers out of range and unknown settings are rejected")
  func arguments() throws {
    #expect(try run("App", "--timeout", "0").status == 64)
    #expect(try run("App", "--direction", "up").status == 64)
    #expect(try run("App", "--device", "no-such-device").status == 64)
    #expect(try run("App", "--jobs", "0").status == 64)
  }

  #if SourcePorting
    @Test("A missing folder, a folder without sources and a wrong checkout are errors")
    func inputs() throws {
      #expect(try run("Missing").status == 66)
      try folder.write("text", to: "Empty/a.txt")
      let empty = try run("Empty")
      #expect(empty.status == 65)
      #expect(empty.errors.contains("there are no Swift files"))
      try folder.write("let a = 1\n", to: "App/a.swift")
      let checkout = try run("App", "--package", folder.path)
      #expect(checkout.status == 66)
      #expect(checkout.errors.contains("not a checkout of AutoLayout"))
    }

    /// The library with UIKit beside the tool, which the first use would take minutes to build.
    private static var hasRuntime: Bool {
      guard let tool = try? Tool.executable() else { return false }
      let folder = tool.resolvingSymlinksInPath().deletingLastPathComponent().path
      return FileManager.default.fileExists(atPath: folder + "/libScreenRuntime.so")
        && folder.hasSuffix("/debug")
    }

    /// A small app: two controllers, a cell, a preview, a class that stops, and code that does not
    /// compile. A manifest and a script would leave traces if they were run.
    private func writeApp() throws {
      try folder.write(
        """
        import Absent
        import UIKit

        final class GreetingController: UIViewController {
          private let label = UILabel()

          init(name: String) {
            label.text = "Hello, \\(name)"
            super.init(nibName: nil, bundle: nil)
          }

          required init?(coder: NSCoder) { fatalError() }

          override func viewDidLoad() {
            super.viewDidLoad()
            Absent.log("greeting")
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
              label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
              label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            ])
          }
        }

        final class StoppingController: UIViewController {
          override func viewDidLoad() {
            let text: String? = nil
            title = text!
          }
        }

        #Preview("Greeting of Ada") { GreetingController(name: "Ada") }
        """, to: "App/Sources/App/Greeting.swift")
      try folder.write(
        """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {}

        class NameCell: UITableViewCell {
          func configure(with name: String) { textLabel?.text = name }
        }
        """, to: "App/Sources/App/Cells.swift")
      try folder.write(
        "import Foundation\ntry? Data().write(to: URL(fileURLWithPath: \"\(folder.path)/ran\"))\n",
        to: "App/Package.swift")
    }

    @Test("The screens of an app are compiled, run and drawn", .enabled(if: Self.hasRuntime))
    func app() throws {
      try writeApp()
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/App")
      let tool = try run("App", "--format", "json", "--frames", "--output", "pictures")
      #expect(tool.status == 1, "\(tool.errors)")
      let object = try #require(try tool.objects().first)
      let screens = try #require(object["screens"] as? [[String: Any]])
      // hand: a preview, then controllers, then the cell.
      #expect(
        screens.map { $0["name"] as? String } == [
          "Greeting of Ada", "GreetingController", "StoppingController", "NameCell",
        ])
      #expect(screens.map { $0["state"] as? String } == ["up", "up", "stopped", "up"])
      let place = screens[2]["stoppedAt"] as? [String: Any]
      #expect(place?["line"] as? Int == 29)
      #expect(place?["file"] as? String == "Sources/App/Greeting.swift")
      let leftOut = try #require(screens[1]["leftOut"] as? [[String: Any]])
      #expect(leftOut.map { $0["line"] as? Int } == [16])
      #expect(leftOut.map { $0["text"] as? String } == ["Absent.log(\"greeting\")"])
      #expect(object["absentModules"] as? [String] == ["Absent"])
      // hand: 16 from the edge, 8 below the bar, which ends at 97.667 under a Dynamic Island.
      let layouts = try #require(screens[1]["layouts"] as? [[String: Any]])
      let views = try #require(layouts.first?["views"] as? [[String: Any]])
      let label = try #require(views.first { $0["label"] as? String == "Hello, Name" })
      #expect((label["frame"] as? [Double])?.prefix(2) == [16, 317.0 / 3])
      let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/pictures")
      #expect(pictures.count == 4)
      #expect(pictures.contains("index.html"))
      // Nothing of the project was run or changed.
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/ran"))
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/App") == before)
    }
  #else
    @Test("A tool without the trait says how to get the command")
    func withoutTrait() throws {
      let tool = try run("App")
      #expect(tool.status == 70)
      #expect(tool.errors.contains("--traits SourcePorting"))
    }
  #endif
}
