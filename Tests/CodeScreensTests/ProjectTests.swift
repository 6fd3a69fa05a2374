#if SourcePorting
  import Testing

  @testable import CodeScreens

  // Expected values: hand.
  @Suite("Reading projects and logs")
  struct ProjectTests {
    @Test("Files of apps belong to the project, and those of other targets do not")
    func targets() {
      var targets = XcodeTargets()
      targets.add(
        """
        /* Begin PBXNativeTarget section */
        T1 /* App */ = {
          buildPhases = (
            P1 /* Sources */,
          );
          productType = "com.apple.product-type.application";
        };
        T2 /* Share */ = {
          buildPhases = (
            P2 /* Sources */,
          );
          productType = "com.apple.product-type.app-extension";
        };
        /* Begin PBXSourcesBuildPhase section */
        P1 /* Sources */ = {
          files = (
            F1 /* A.swift in Sources */,
          );
        };
        P2 /* Sources */ = {
          files = (
            F2 /* B.swift in Sources */,
          );
        };
        """)
      #expect(targets.contains("App/A.swift", packages: []))
      #expect(!targets.contains("Share/B.swift", packages: []))
      #expect(!targets.contains("Old/C.swift", packages: []))
      #expect(targets.contains("Kit/Sources/Kit/D.swift", packages: ["Kit"]))
    }

    @Test("Synchronized folders of other targets are skipped")
    func folders() {
      var targets = XcodeTargets()
      targets.add(
        """
        /* Begin PBXFileSystemSynchronizedRootGroup section */
        G1 /* App */ = {
          path = App;
        };
        G2 /* Widget */ = {
          path = "My Widget";
        };
        /* Begin PBXNativeTarget section */
        T1 /* App */ = {
          fileSystemSynchronizedGroups = (
            G1 /* App */,
          );
          productType = "com.apple.product-type.application";
        };
        T2 /* Widget */ = {
          fileSystemSynchronizedGroups = (
            G2 /* Widget */,
          );
          productType = "com.apple.product-type.app-extension";
        };
        """)
      #expect(targets.contains("App/A.swift", packages: []))
      #expect(!targets.contains("My Widget/B.swift", packages: []))
    }

    @Test("Of apps beside each other, the largest is used")
    func apps() {
      var listing = ProjectListing()
      listing.projects = ["A/A.xcodeproj", "B/B.xcodeproj"]
      listing.sources = ["A/a.swift", "B/a.swift", "B/b.swift", "Shared/c.swift"]
      #expect(listing.ofLargestProject == ["B/a.swift", "B/b.swift", "Shared/c.swift"])
      listing.projects = ["A.xcodeproj", "B/B.xcodeproj"]
      #expect(listing.ofLargestProject == listing.sources)
    }

    @Test(
      "Members of assets are named as Xcode names them",
      arguments: [
        ("Main Color", "mainColor"), ("brand", "brand"), ("URLIcon", "urlIcon"),
        ("default", "`default`"),
        ("icon-2", "icon2"), ("2x", ""),
      ])
    func assets(asset: String, member: String) {
      #expect(AssetNames.member(asset) == member)
    }

    @Test("Sources for tests and other platforms are recognized by their imports")
    func purposes() {
      #expect(SourceReader.isForOtherPurpose("import XCTest\n"))
      #expect(SourceReader.isForOtherPurpose("@testable import Quick\n"))
      #expect(
        !SourceReader.isForOtherPurpose("#if os(macOS)\nimport AppKit\n#endif\nimport UIKit\n"))
    }

    @Test("Lines after a port lead to those before it")
    func lines() {
      let table = LineTable(
        before: "import A\nclass A {\n  @objc func f() {}\n}\nlet b = 1\n",
        after: "#if x\nimport A\n#endif\nclass A {\n  func f() {}\n  func g() {}\n}\nlet b = 1\n")
      #expect([2, 4, 5, 7, 8].map { table[$0] } == [1, 2, 3, 4, 5])
    }

    @Test("The place of a stop is read from the message or the backtrace")
    func stops() {
      let names = ["Profile.swift": "App/Profile.swift"]
      let own = StopMessage(
        "App/Profile.swift:12: Fatal error: Unexpectedly found nil", names: names)
      #expect((own.name, own.line) == ("Profile.swift", 12))
      #expect(own.reason == "Unexpectedly found nil")
      let library = StopMessage(
        """
        Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range
        0 closure in f() at /build/Array.swift:1:1
        1 Profile.show() at /tmp/sources/Profile.swift:34:9
        """, names: names)
      #expect((library.name, library.line) == ("Profile.swift", 34))
      #expect(library.reason == "Index out of range")
      #expect(StopMessage("", names: names).reason == nil)
    }
  }
#endif
