import Foundation
import Testing

@Suite("autolayout port")
struct PortCommandTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func run(_ arguments: String...) throws -> Tool {
    try Tool.run(["port"] + arguments, in: folder.path)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test("Two destinations are rejected")
  func destinations() throws {
    #expect(try run("A", "--output", "B", "--write").status == 64)
  }

  #if SourcePorting
    @Test("Without a destination, nothing is written and edits are counted")
    func report() throws {
      try folder.write("@objc class A {}\n", to: "A/a.swift")
      try folder.write("struct B {}\n", to: "A/B/b.swift")
      let tool = try run("A")
      #expect(tool.output == "1 edit in 1 of 2 files; 0 places to port by hand\n")
      #expect(tool.status == 0)
      #expect(try text("A/a.swift") == "@objc class A {}\n")
    }

    @Test("--output writes all files, --write changed ones, and porting again changes nothing")
    func writing() throws {
      try folder.write("@objc class A {}\n", to: "A/a.swift")
      try folder.write("struct B {}\n", to: "A/B/b.swift")
      #expect(try run("A", "--output", "C").status == 0)
      #expect(try text("C/a.swift") == "class A {}\n")
      #expect(try text("C/B/b.swift") == "struct B {}\n")
      #expect(try text("A/a.swift") == "@objc class A {}\n")
      #expect(try run("A", "--write").status == 0)
      #expect(try text("A/a.swift") == "class A {}\n")
      #expect(try run("A").output.hasPrefix("0 edits in 0 of 2 files"))
    }

    @Test("Remaining work is reported with its location and exit code 1, as text and JSON")
    func notes() throws {
      try folder.write("func f() {\n  _ = class_getInstanceMethod(A.self, s)\n}\n", to: "A/a.swift")
      let tool = try run("A")
      #expect(tool.status == 1)
      #expect(
        tool.output.hasPrefix(
          "a.swift:2:7: warning: class_getInstanceMethod requires the Objective-C runtime\n  note: "
        ))
      let object = try #require(try run("A", "--json").objects().first)
      #expect((object["notes"] as? [[String: Any]])?.first?["line"] as? Int == 2)
      #expect((object["files"] as? [[String: Any]])?.count == 1)
      #expect(object["missing"] == nil)
    }

    @Test(
      "Links, manifests, and hidden folders are not read, and the output stays in its folder")
    func boundaries() throws {
      try folder.write("@objc class A {}\n", to: "A/a.swift")
      try folder.write("@objc class B {}\n", to: "A/.build/b.swift")
      try folder.write("@objc class C {}\n", to: "A/Package.swift")
      try folder.write("@objc class D {}\n", to: "d.swift")
      try folder.link("A/d.swift", to: "\(folder.path)/d.swift")
      #expect(try run("A", "--write").output.hasPrefix("1 edit in 1 of 1 file;"))
      #expect(try text("d.swift") == "@objc class D {}\n")
      try folder.write("", to: "out/.keep")
      try folder.write("mine\n", to: "other/a.swift")
      try folder.link("out/a.swift", to: "\(folder.path)/other/a.swift")
      let tool = try run("A", "--output", "out")
      #expect(tool.status == 66)
      #expect(tool.errors.contains("is outside the project folder"))
      #expect(try text("other/a.swift") == "mine\n")
      #expect(try run("A", "--output", "A/out").status == 66)
    }

    @Test("Folders without Swift files, other encodings, and large files are refused")
    func refusal() throws {
      try folder.write("", to: "A/a.txt")
      #expect(try run("A").errors.contains("the folder contains no Swift files"))
      #expect(try run("Missing").status == 66)
      try Data([0xFF, 0xFE, 0]).write(to: URL(fileURLWithPath: "\(folder.path)/A/a.swift"))
      #expect(try run("A").status == 65)
      try folder.write(String(repeating: " ", count: (4 << 20) + 1), to: "A/a.swift")
      #expect(try run("A").errors.contains("the sources are too large"))
    }

    @Test("--check groups compiler errors by symbol")
    func check() throws {
      try folder.write(
        "@objc class A {\n  let b: Missing? = nil\n  let c: Missing? = nil\n}\n", to: "A/a.swift")
      let tool = try run("A", "--check", ".")
      #expect(
        tool.output == """
          missing: Missing (2 errors in 1 file, first a.swift:2:10)
          1 edit in 1 of 1 file; 0 places to port by hand
          2 errors, 1 missing symbol
          Documentation/Coverage.md lists what is full, partial, inert and absent.

          """)
      #expect(tool.status == 1)
      try folder.write("@objc class A {}\n", to: "A/a.swift")
      #expect(try run("A", "--check", ".").output.hasSuffix("The module typechecks.\n"))
    }

    @Test("--check uses the module's name, so that sources can qualify names with it")
    func moduleName() throws {
      let source = "struct Badge {}\nlet badge = Badges.Badge()\nlet bundle: Bundle? = .module\n"
      try folder.write("import Foundation\n" + source, to: "Badges/Classes/a.swift")
      #expect(try run("Badges/Classes", "--check", ".").status == 0)
      try folder.write("import Foundation\n" + source, to: "P/Code/a.swift")
      #expect(try run("P/Code", "--check", ".").status == 1)
      try folder.write(
        "let p = Package(name: \"P\", targets: [.target(name: \"Badges\", path: \"Code\")])\n",
        to: "P/Package.swift")
      #expect(try run("P/Code", "--check", ".").status == 0)
    }

    @Test("--check uses another module name if the module imports one with its own name")
    func takenName() throws {
      try folder.write("import Foundation\nlet a = Foundation.Date()\n", to: "Foundation/a.swift")
      #expect(try run("Foundation", "--check", ".").output.hasSuffix("The module typechecks.\n"))
      try folder.write("", to: "Modules/Badges.swiftmodule")
      try folder.write("let a = 1\nlet b = Badges.a\n", to: "Badges/a.swift")
      #expect(try run("Badges", "--check", "Modules").status == 1)
    }

    @Test("--check reports members that have no effect on Linux")
    func coverage() throws {
      try folder.write(
        "func open(_ a: Int, options: [Int]) {}\nfunc f() { open(1, options: []) }\n",
        to: "A/a.swift")
      let tool = try run("A", "--check", ".")
      #expect(
        tool.output.hasPrefix(
          "inert: UIApplication.open(_:options:completionHandler:) (a.swift:1): There are no "))
      #expect(tool.status == 0)
      let object = try #require(try run("A", "--check", ".", "--json").objects().first)
      let uses = try #require(object["coverage"] as? [[String: Any]])
      #expect(uses.map { $0["state"] as? String } == ["inert"])
      #expect(uses.map { $0["line"] as? Int } == [1])
    }
  #else
    @Test("A tool built without the SourcePorting trait says how to build it")
    func missing() throws {
      let tool = try run("A")
      #expect(tool.status == 70)
      #expect(tool.errors.contains("--traits SourcePorting"))
    }
  #endif
}
