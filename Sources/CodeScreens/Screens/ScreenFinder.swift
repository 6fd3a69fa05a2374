#if SourcePorting
  /// Finds the screens of a module: previews, the start of the app, and classes that can be created.
  struct ScreenFinder {
    /// The prepared sources.
    let files: [SourcePreparation]
    /// The types of the module.
    let index: TypeIndex
    /// The maker of arguments.
    let maker: ArgumentMaker

    /// The maximum number of screens.
    static let maxCount = 1_000
    /// The maximum number of functions that try to create one screen.
    private static let maxFunctions = 4
    /// The maximum number of superclasses that are followed.
    private static let maxChain = 32

    /// Creates a finder.
    init(_ files: [SourcePreparation]) {
      self.files = files
      index = TypeIndex(files)
      maker = ArgumentMaker(index: index)
    }

    /// Returns the screens: previews first, then the start, controllers, cells and views, each in
    /// the order of the sources.
    func screens() -> [FoundScreen] {
      let classes = index.sorted.compactMap(screen)
      let order: [FoundScreen.Origin] = [.start, .controller, .cell, .view]
      let sorted = order.flatMap { origin in classes.filter { $0.origin == origin } }
      return (previews() + sorted).prefix(Self.maxCount).enumerated().map { number, screen in
        var screen = screen
        screen.functions = screen.functions.enumerated().map { try_, function in
          AddedFunction(
            name: "\(function.name)\(number)_\(try_)", body: function.body, line: function.line)
        }
        return screen
      }
    }

    /// Returns the previews of all files.
    private func previews() -> [FoundScreen] {
      files.flatMap { file in
        file.previews.enumerated().map { number, preview in
          let stem = file.path.split(separator: "/").last?.split(separator: ".").first ?? ""
          let count = file.previews.count
          let lineCount = preview.body.utf8.count { $0 == 10 }
          return FoundScreen(
            origin: .preview,
            name: preview.name ?? (count == 1 ? String(stem) : "\(stem) \(number + 1)"),
            file: file.path, lines: preview.line...(preview.bodyLine + lineCount),
            functions: [
              AddedFunction(
                name: SourcePruner.addedPrefix + "Preview", body: preview.body,
                line: preview.bodyLine)
            ])
        }
      }
    }

    /// Returns the screen of a type, or `nil` if it is not a screen.
    private func screen(_ entry: TypeIndex.Entry) -> FoundScreen? {
      guard entry.kind == .classType, !entry.isGeneric else { return nil }
      let base = base(of: entry)
      guard let origin = Self.origin(base: base, entry) else { return nil }
      let bodies =
        origin == .start ? [Self.startBody(entry.name)] : creations(entry, base: base, origin)
      guard !bodies.isEmpty else { return nil }
      return FoundScreen(
        origin: origin, name: entry.name, file: entry.file, lines: entry.lines,
        functions: bodies.prefix(Self.maxFunctions).map {
          AddedFunction(
            name: SourcePruner.addedPrefix + "Made", body: $0, line: entry.lines.lowerBound)
        },
        cellHeight: origin == .cell ? CellHeights.height(of: entry.name, in: files) : nil)
    }

    /// Returns the class of UIKit, or of another module, at the end of a chain of superclasses.
    private func base(of entry: TypeIndex.Entry) -> String {
      var name = entry.parents.first ?? ""
      for _ in 0..<Self.maxChain {
        guard let next = index[name], next.kind == .classType, let parent = next.parents.first
        else { break }
        name = parent
      }
      return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
    }

    /// Classes of UIKit for views whose names do not end with `View`.
    private static let views: Set<String> = [
      "UIControl", "UIButton", "UILabel", "UITextField", "UISwitch", "UISlider", "UIStepper",
      "UISegmentedControl", "UIPageControl", "UISearchBar", "UIDatePicker", "UIToolbar",
    ]
    /// Classes of UIKit that show nothing without other objects.
    private static let others: Set<String> = [
      "UINavigationController", "UIWindow", "UIRefreshControl", "UIAlertController",
      "UIImagePickerController", "UIActivityViewController", "UIPresentationController",
      "UISearchController", "UIHostingController",
    ]

    /// Returns the origin of a class by its superclass in UIKit, or `nil` if it is not a screen.
    private static func origin(base: String, _ entry: TypeIndex.Entry) -> FoundScreen.Origin? {
      if entry.parents.contains("UIWindowSceneDelegate") { return .start }
      guard base.hasPrefix("UI"), !others.contains(base) else { return nil }
      if base.hasSuffix("Controller") {
        return base.hasSuffix("ViewController") || base == "UITabBarController" ? .controller : nil
      }
      if base.hasSuffix("Cell") || base == "UICollectionReusableView"
        || base.hasSuffix("HeaderFooterView")
      {
        return .cell
      }
      return base.hasSuffix("View") || views.contains(base) ? .view : nil
    }

    /// Returns the statements that show the first screen of an app.
    private static func startBody(_ name: String) -> String {
      """
      let screen = \(name)()
      for scene in UIApplication.shared.connectedScenes {
      screen.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      }
      ScreenProgram.keep(screen)
      return screen.window!
      """
    }
  }
#endif
