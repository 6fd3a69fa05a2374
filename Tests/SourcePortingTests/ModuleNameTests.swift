#if SourcePorting
  import SourcePorting
  import Testing

  /// The names of modules. Oracle: the documentation of the package manager.
  @Suite struct ModuleNameTests {
    private func target(_ targets: String, _ folder: String...) -> String? {
      ModuleName.target(
        inManifest:
          "import PackageDescription\nlet package = Package(name: \"P\", targets: [\(targets)])\n",
        folder: folder)
    }

    @Test func `The target is found by its path in the manifest, or below Sources`() {
      let targets = """
        .target(name: "Badges", dependencies: [.target(name: "Tags")], path: "Badges/Source"),
        .target(name: "Tags"), .executableTarget(name: "Badge-App"), .testTarget(name: "Tests")
        """
      #expect(target(targets, "Badges", "Source") == "Badges")
      #expect(target(targets, "Badges", "Source", "Views") == "Badges")
      #expect(target(targets, "Sources", "Tags") == "Tags")
      #expect(target(targets, "Sources", "Badge-App") == "Badge_App")
      #expect(target(targets, "Sources", "Other") == nil)
      #expect(target(targets, "Tests", "Tests") == nil)
    }

    @Test func `A single target contains all folders, and the deepest path takes precedence`() {
      #expect(target(".target(name: \"Badges\")", "Pod", "Classes") == "Badges")
      let nested =
        ".target(name: \"A\", path: \"Sources\"), .target(name: \"B\", path: \"Sources/B\")"
      #expect(target(nested, "Sources", "B", "Views") == "B")
      #expect(target(nested, "Sources", "C") == "A")
      #expect(target(".target(name: name), .target(name: \"\\(name)\")", "Sources") == nil)
      #expect(ModuleName.target(inManifest: "not Swift {{{", folder: ["Sources"]) == nil)
    }

    @Test
    func `Without a manifest, the folder below Sources or the last folder gives the name`() {
      #expect(ModuleName.name(ofFolder: ["home", "Sources", "Badges", "Views"]) == "Badges")
      #expect(ModuleName.name(ofFolder: ["home", "Badges", "Sources"]) == "Badges")
      #expect(ModuleName.name(ofFolder: ["Badges", "Pod", "Classes"]) == "Badges")
      #expect(ModuleName.name(ofFolder: ["3D-Badges"]) == "_3D_Badges")
      #expect(ModuleName.name(ofFolder: ["Sources"]) == nil)
      #expect(ModuleName.name(ofFolder: []) == nil)
    }
  }
#endif
