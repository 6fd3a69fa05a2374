#if SourcePorting
  import SourcePorting

  /// The sources of the program that shows the screens of a project.
  struct ProgramSource {
    /// The sources with added functions, and the main file.
    private(set) var files: [SourceText]
    /// The screens.
    let screens: [FoundScreen]
    /// The original lines of the lines of each file, or 0 for added lines.
    private(set) var originalLines: [String: [Int]] = [:]

    /// The path of the file with the entry point.
    static let mainPath = "AutoLayoutScreens.swift"
    /// The path of the file with the names of assets.
    static let assetsPath = "AutoLayoutAssets.swift"
    /// The functions of the convention for files of previews: before the first screen, and around
    /// each controller.
    private static let hooks = (prepare: "setUpPreviews", wrap: "wrapPreview")

    /// Creates the sources.
    ///
    /// - Parameters:
    ///   - files: The prepared sources of the project.
    ///   - screens: The screens.
    ///   - assets: The source with the names of assets.
    init(_ files: [SourcePreparation], screens: [FoundScreen], assets: String) {
      self.screens = screens
      self.files = []
      let main = Self.main(files, screens)
      for file in files where !Self.isEntryPoint(file.path) {
        var text = file.text
        var lines = Array(1...max(1, text.utf8.count { $0 == 10 }))
        for screen in screens where screen.file == file.path {
          for function in screen.functions {
            let source = function.source
            text += source
            let count = source.utf8.count { $0 == 10 }
            lines += (0..<count).map { max(1, function.line + $0 - 1) }
          }
        }
        if text.contains("ScreenProgram.") { text = Self.importing(text) }
        originalLines[file.path] = lines
        self.files.append(SourceText(path: file.path, text: text))
      }
      self.files.append(SourceText(path: Self.mainPath, text: main))
      self.files.append(SourceText(path: Self.assetsPath, text: assets))
    }

    /// Returns a source that imports the module with the program, on the line of its first import
    /// or at its start.
    private static func importing(_ text: String) -> String {
      "import ScreenRuntime; import UIKit; " + text
    }

    /// Returns a Boolean value that indicates whether a file has code at its top level.
    private static func isEntryPoint(_ path: String) -> Bool {
      path.split(separator: "/").last == "main.swift"
    }

    /// Returns the file with the entry point, which hides services of the network and registers every function on a line of its own.
    private static func main(_ files: [SourcePreparation], _ screens: [FoundScreen]) -> String {
      var lines = [
        "import ScreenRuntime", "import UIKit", "typealias URLSession = PlaceholderSession",
        "typealias URLSessionDataTask = PlaceholderTask",
        "typealias JSONDecoder = PlaceholderJSONDecoder",
        "@main @MainActor enum AutoLayoutScreens {",
        "static func main() {",
      ]
      let index = TypeIndex(files)
      for entry in index.sorted where entry.parents.contains("UIApplicationDelegate") {
        lines.append("ScreenProgram.setDelegate { \(entry.name)() }")
      }
      if files.contains(where: { $0.text.contains("func \(hooks.prepare)(") }) {
        lines.append("ScreenProgram.prepare { try \(hooks.prepare)() }")
      }
      if files.contains(where: { $0.text.contains("func \(hooks.wrap)(") }) {
        lines.append("ScreenProgram.wrap { \(hooks.wrap)($0) }")
      }
      for function in screens.flatMap(\.functions) {
        lines.append("ScreenProgram.register(\"\(function.name)\") { try \(function.name)() }")
      }
      lines += ["ScreenProgram.run()", "}", "}", ""]
      return lines.joined(separator: "\n")
    }
  }
#endif
