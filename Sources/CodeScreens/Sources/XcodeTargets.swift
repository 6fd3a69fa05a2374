#if SourcePorting
  import Foundation

  /// The source files that Xcode projects compile into apps and frameworks.
  ///
  /// Only names are read, from the comments that Xcode writes into `project.pbxproj`. A project
  /// without them, or with folders that Xcode synchronizes, restricts nothing but the folders of
  /// other targets.
  struct XcodeTargets {
    /// The names of files in apps and frameworks.
    private(set) var members: Set<String> = []
    /// The names of files in other targets.
    private(set) var others: Set<String> = []
    /// The names of synchronized folders of other targets.
    private(set) var otherFolders: Set<String> = []
    /// A Boolean value that indicates whether a target has synchronized folders.
    private(set) var hasFolders = false

    /// The maximum size of a project file in bytes.
    private static let maxSize = 32 << 20

    /// Reads the targets of projects.
    static func read(_ projects: [String]) -> XcodeTargets {
      var targets = XcodeTargets()
      for project in projects {
        let path = project + "/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: path), data.count <= maxSize else {
          continue
        }
        targets.add(String(decoding: data, as: UTF8.self))
      }
      return targets
    }

    /// Returns a Boolean value that indicates whether a file belongs to an app or framework.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - packages: The folders of packages, whose files no project lists.
    /// - Returns: Whether the file is compiled.
    func contains(_ path: String, packages: [String]) -> Bool {
      let name = (path as NSString).lastPathComponent
      let folders = path.split(separator: "/").dropLast().map(String.init)
      if folders.contains(where: otherFolders.contains) { return false }
      if members.contains(name) { return true }
      if others.contains(name) { return false }
      if hasFolders || members.isEmpty { return true }
      return packages.contains {
        $0.isEmpty ? folders.first == "Sources" : path.hasPrefix($0 + "/")
      }
    }

    /// Adds the targets of a project.
    mutating func add(_ text: String) {
      let lines = text.split(whereSeparator: \.isNewline).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      var phases: [String: Set<String>] = [:]
      var folders: [String: String] = [:]
      var section = ""
      var object = ""
      var targets: [(phases: [String], folders: [String], isApp: Bool)] = []
      for line in lines {
        if line.hasPrefix("/* Begin ") { section = String(line.dropFirst(9).prefix { $0 != " " }) }
        let identifier = String(line.prefix { $0.isLetter || $0.isNumber })
        if line.hasSuffix("= {") { object = identifier }
        switch section {
        case "PBXSourcesBuildPhase":
          if let name = Self.comment(line, before: " in Sources") {
            phases[object, default: []].insert(name)
          }
        case "PBXFileSystemSynchronizedRootGroup":
          if line.hasPrefix("path = ") { folders[object] = Self.value(line) }
        case "PBXNativeTarget":
          if line.hasSuffix("= {") { targets.append(([], [], false)) }
          guard !targets.isEmpty else { break }
          let last = targets.count - 1
          if line.contains("/* Sources */") { targets[last].phases.append(identifier) }
          if line.hasSuffix("*/,"), !line.contains("=") { targets[last].folders.append(identifier) }
          if line.hasPrefix("productType = ") { targets[last].isApp = Self.isApp(line) }
        default: break
        }
      }
      for target in targets {
        let names = target.phases.reduce(into: Set<String>()) { $0.formUnion(phases[$1] ?? []) }
        let own = target.folders.compactMap { folders[$0] }
        hasFolders = hasFolders || !own.isEmpty
        if target.isApp { members.formUnion(names) } else { others.formUnion(names) }
        if !target.isApp { otherFolders.formUnion(own) }
      }
      others.subtract(members)
    }

    private static func isApp(_ line: String) -> Bool {
      line.hasSuffix("product-type.application\";") || line.contains("product-type.framework")
        || line.contains("product-type.library")
    }

    /// Returns the text of a comment before a suffix, such as `A.swift in Sources`.
    private static func comment(_ line: String, before suffix: String) -> String? {
      guard let start = line.firstRange(of: "/* "), let end = line.firstRange(of: suffix + " */"),
        start.upperBound <= end.lowerBound
      else { return nil }
      return String(line[start.upperBound..<end.lowerBound])
    }

    /// Returns the value of a line `path = "Value";`.
    private static func value(_ line: String) -> String {
      String(line.drop { $0 != "=" }.dropFirst()).trimmingCharacters(
        in: .init(charactersIn: " \";"))
    }
  }
#endif
