#if SourcePorting
  import Foundation
  import LayoutAnalysis
  import SourcePorting

  /// Small replacements of modules that many apps import and that do not exist here. They have the
  /// names that apps use most, and do nothing, or show a placeholder.
  public enum StubModules {
    /// The sources by module.
    static let sources: [String: String] = [
      "SnapKit": snapKit, "Kingfisher": kingfisher, "SDWebImage": sdWebImage,
      "SVProgressHUD": svProgressHUD, "ProgressHUD": progressHUD, "SafariServices": safariServices,
      "AVFoundation": avFoundation, "Combine": combine, "Localize_Swift": localizeSwift,
      "SkeletonView": skeletonView, "Lottie": lottie, "MBProgressHUD": mbProgressHUD,
      "FirebaseAuth": firebaseAuth, "Then": then,
    ]

    /// The names of the modules.
    public static var names: [String] { sources.keys.sorted() }

    /// Returns the modules that sources import, by their names.
    static func needed(by files: [SourceText]) throws -> [String] {
      names.filter { name in files.contains { $0.text.contains("import \(name)") } }
    }

    /// Returns the name of the folder for the modules, which depends on their sources and on the
    /// library.
    static func folder(for runtime: RuntimeLibrary) -> String {
      let text = sources.sorted { $0.key < $1.key }.map(\.value).joined() + runtime.libraries
      let library = try? FileManager.default.attributesOfItem(
        atPath: runtime.libraries + "/lib\(RuntimeLibrary.product).so")
      let date = (library?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "stubs-" + SHA256.hexadecimal(of: Array("\(text)\(date)".utf8)).prefix(16)
    }

    /// Compiles the modules that are not compiled yet.
    ///
    /// - Returns: The objects.
    static func build(_ names: [String], with compiler: SwiftCompiler) throws -> [String] {
      try FileManager.default.createDirectory(
        atPath: compiler.stubs, withIntermediateDirectories: true)
      return try names.map { name in
        let object = "\(compiler.stubs)/\(name).o"
        if FileManager.default.fileExists(atPath: object) { return object }
        let source = "\(compiler.stubs)/\(name).swift"
        try Data((sources[name] ?? "").utf8).write(to: URL(fileURLWithPath: source))
        let outcome = try compiler.emitStub(name, source: source)
        guard outcome.isSuccess else {
          throw CodeScreensError(
            name, "the stub does not compile", String(outcome.output.prefix(300)),
            cause: .toolFailed)
        }
        return object
      }
    }
  }
#endif
