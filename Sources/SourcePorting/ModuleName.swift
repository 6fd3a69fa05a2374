#if SourcePorting
  import SwiftSyntax

  /// The module name for a folder of sources in a package.
  public enum ModuleName {
    /// The folders in which the package manager searches for the sources of a target without a
    /// path.
    private static let sourceFolders: Set<String> = ["Sources", "Source", "src", "srcs"]

    /// Returns the name of the target in a package manifest whose sources are in a folder.
    ///
    /// A subfolder of a target's folder belongs to the target. For any other folder, the result is
    /// the only target of the manifest, if there is exactly one.
    ///
    /// - Parameters:
    ///   - text: The text of the manifest, which is parsed and not executed.
    ///   - folder: The names of the folders from that of the package down to that of the sources.
    /// - Returns: The module name of the target, or `nil` if there is none.
    public static func target(inManifest text: String, folder: [String]) -> String? {
      let targets = targets(of: SourceUnit(SourceText(path: "Package.swift", text: text)))
      let matches = targets.filter { target in
        target.folders.contains { folder.starts(with: $0) }
      }
      let depth = { (target: Target) in target.folders.map(\.count).max() ?? 0 }
      if let best = matches.max(by: { depth($0) < depth($1) }) { return identifier(best.name) }
      return targets.count == 1 ? identifier(targets[0].name) : nil
    }

    /// Returns the name of the module for a folder without a manifest.
    ///
    /// - Parameter folder: The names of the folders from the root down.
    /// - Returns: The name of the folder below `Sources`, or the last name that is not a generic
    ///   one such as `Classes`, or `nil` if all folder names are generic.
    public static func name(ofFolder folder: [String]) -> String? {
      if let position = folder.lastIndex(of: "Sources"), position + 1 < folder.count {
        return identifier(folder[position + 1])
      }
      let common = sourceFolders.union(["Classes", "Pod", "Lib", "Library"])
      return folder.last { !common.contains($0) }.map(identifier)
    }

    /// Returns the name of a target as a module name: characters other than letters, digits and
    /// underscores become underscores.
    private static func identifier(_ name: String) -> String {
      let text = String(
        name.unicodeScalars.map { scalar in
          scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            ? Character(scalar) : "_"
        })
      return text.first?.isNumber ?? true ? "_" + text : text
    }

    /// A target of a manifest.
    private struct Target {
      /// The name of the target.
      let name: String
      /// The folders that can contain its sources, each as folder names relative to the package.
      let folders: [[String]]
    }

    /// Returns the targets of a manifest in their order, without test targets.
    private static func targets(of unit: SourceUnit) -> [Target] {
      var result: [Target] = []
      unit.walk { node, _ in
        guard let call = node.as(FunctionCallExprSyntax.self),
          let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
          ["target", "executableTarget"].contains(kind),
          let name = literal("name", call), !isDependency(call)
        else { return }
        let folders =
          literal("path", call).map { path in
            [path.split(separator: "/").map(String.init).filter { $0 != "." }]
          } ?? sourceFolders.map { [$0, name] }
        result.append(Target(name: name, folders: folders))
      }
      return result
    }

    /// Returns a Boolean value that indicates whether a call declares a dependency of a target.
    private static func isDependency(_ call: FunctionCallExprSyntax) -> Bool {
      var node = call.parent
      while let current = node {
        if current.as(LabeledExprSyntax.self)?.label?.text == "dependencies" { return true }
        node = current.parent
      }
      return false
    }

    /// Returns the value of an argument that is a string literal without interpolation, or `nil`
    /// for others.
    private static func literal(_ label: String, _ call: FunctionCallExprSyntax) -> String? {
      call.arguments.first { $0.label?.text == label }?.expression
        .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }
#endif
