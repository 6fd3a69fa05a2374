#if SourcePorting
  import Foundation
  import SourcePorting

  /// Reads Swift files with limits.
  enum SourceReader {
    /// The modules that only sources for other purposes or platforms import.
    private static let otherPurposes: Set<String> = [
      "XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting", "WatchKit", "WidgetKit", "AppKit",
      "Cocoa", "TVUIKit", "PackageDescription", "PackagePlugin", "SwiftSyntax",
      "SwiftCompilerPlugin", "ClockKit", "AppIntents", "ActivityKit",
    ]

    /// Returns the sources with some paths below a folder. Those for other purposes are left out.
    ///
    /// - Throws: ``CodeScreensError`` beyond the limits.
    static func read(_ paths: [String], in folder: String) throws -> [SourceText] {
      var total = 0
      return try paths.compactMap { path in
        guard let handle = FileHandle(forReadingAtPath: folder + "/" + path),
          let data = try? handle.read(upToCount: ProjectFiles.maxSourceSize + 1) ?? Data()
        else {
          throw CodeScreensError(
            path, "the file cannot be read", "check the permissions", cause: .cannotOpen)
        }
        total += data.count
        guard total <= ProjectFiles.maxTotalSize else {
          throw CodeScreensError(
            folder, "the sources are too large", "name the folder of one app", cause: .badData)
        }
        // Files beyond the limit are generated, and others are not text.
        guard data.count <= ProjectFiles.maxSourceSize,
          let text = String(validating: data, as: UTF8.self), !isForOtherPurpose(text)
        else { return nil }
        return SourceText(path: path, text: text)
      }
    }

    /// Returns a Boolean value that indicates whether a source imports a module for tests, plugins
    /// or other platforms without a condition.
    static func isForOtherPurpose(_ text: String) -> Bool {
      var depth = 0
      for line in text.split(separator: "\n") {
        if line.hasPrefix("#if") { depth += 1 }
        if line.hasPrefix("#endif") { depth -= 1 }
        guard depth == 0, line.contains("import ") else { continue }
        let words = line.split(whereSeparator: { $0 == " " || $0 == "." || $0 == "\r" })
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { continue }
        if otherPurposes.contains(String(words[words.count > index + 1 ? index + 1 : index])) {
          return true
        }
      }
      return false
    }
  }
#endif
