import Foundation
import InterfaceBuilder
import Testing

@Suite("autolayout new, and screens from scratch")
struct NewCommandTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func run(_ arguments: String..., input: String? = nil) throws -> Tool {
    try Tool.run(
      arguments, in: folder.path, environment: ["XDG_CACHE_HOME": "\(folder.path)/.cache"],
      input: input)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test(
    "New documents of every kind have no findings, even with the strict preset",
    arguments: [
      ("view", "Badge.xib"), ("cell", "ProductCell.xib"), ("controller", "Login.xib"),
      ("storyboard", "Main.storyboard"),
    ])
  func kinds(kind: String, file: String) throws {
    let name = String(file.prefix { $0 != "." })
    #expect(try run("new", kind, name).status == 0)
    let lint = try run("lint", file, "--preset", "strict", "--quiet", "--strict")
    #expect(lint.output == "")
    #expect(lint.status == 0)
    let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(file)"))
    #expect(document.roots.count == 1)
    #expect(try text(file).hasSuffix("\n</document>\n"))
  }

  @Test("A new controller xib has an owner with class, module, and view outlet")
  func controller() throws {
    #expect(
      try run("new", "controller", "Login", "--module", "Shop", "--device", "iphone se 3").status
        == 0)
    let text = try text("Login.xib")
    #expect(
      text.contains(
        "customClass=\"Login\" customModule=\"Shop\" customModuleProvider=\"target\">"))
    #expect(text.contains("<outlet property=\"view\" destination="))
    #expect(text.contains("<device id=\"retina4_7\""))
    #expect(text.contains("width=\"375\" height=\"667\""))
  }

  @Test("Existing files are not replaced, and invalid names are rejected")
  func refusal() throws {
    try folder.write("mine", to: "Badge.xib")
    let again = try run("new", "view", "Badge")
    #expect(again.status == 66)
    #expect(again.errors.contains("the file already exists"))
    #expect(try text("Badge.xib") == "mine")
    #expect(try run("new", "view", "Badge.storyboard").status == 64)
    #expect(try run("new", "controller", "my-screen").status == 64)
    #expect(try run("new", "view", "X", "--class", "A\"B").status == 64)
    #expect(try run("new", "view", "missing/X").status == 66)
    for name in ["", "folder/"] {
      #expect(try run("new", "view", name).errors.contains("Specify the name of the document"))
    }
    #expect(
      try run("new", "controller", "Login", "--module", "a b").errors.contains(
        "not a valid module name"))
    #expect(try run("new", "view", "X", "--output", "/dev/stdout").output.hasPrefix("<?xml"))
    let patch = try run("edit", "-", "--dry-run", "--set", "document.version=4.0", input: "")
    #expect(patch.status != 0)
  }

  @Test("A screen made with new and edit has no findings")
  func screen() throws {
    #expect(try run("new", "controller", "Login").status == 0)
    let edit = try run(
      "edit", "Login.xib", "--add", "verticalStack Form", "--set", "Form.spacing=12",
      "--add", "textField Name in Form", "--add", "button Sign In in Form",
      "--set", "Name.placeholder=Name", "--add", "Form.top = Safe Area.top + 40",
      "--add", "Form.leading = Safe Area.leading + 20",
      "--add", "Safe Area.trailing = Form.trailing + 20")
    #expect(edit.errors == "")
    #expect(edit.status == 0)
    let lint = try run(
      "lint", "Login.xib", "--preset", "strict", "--disable", "small-touch-target", "--quiet")
    #expect(lint.output == "")
    let frames = try run("frames", "Login.xib").output
    #expect(frames.contains("UIStackView \"Form\" (20, 158; 353 × 80.33)"))
    let text = try text("Login.xib")
    #expect(!text.contains("fixedFrame"))
    #expect(text.contains("firstAttribute=\"trailing\" secondItem=\""))
    #expect(text.contains("userLabel=\"Sign In\""))
  }

  @Test("Invalid additions are explained, and nothing is written")
  func mistakes() throws {
    #expect(try run("new", "view", "Badge", "--class", "Badge").status == 0)
    let before = try text("Badge.xib")
    let cases = [
      ("lable Title", 64, "did you mean 'label'?"),
      ("label Title in Nowhere", 65, "no object has the identifier or label 'Nowhere'"),
      ("Title.top = Superview.top", 65, "no object has the identifier or label 'Title'"),
    ]
    for (addition, status, message) in cases {
      let edit = try run("edit", "Badge.xib", "--add", addition)
      #expect(edit.status == Int32(status), "\(addition)")
      #expect(edit.errors.contains(message), "\(edit.errors)")
    }
    let sizes = try run(
      "edit", "Badge.xib", "--add", "label Title", "--add", "Title.top = Superview.width")
    #expect(sizes.status == 65)
    #expect(sizes.errors.contains("'top' and 'width' cannot be compared"))
    #expect(try text("Badge.xib") == before)
  }

  @Test("Documents can be piped through commands")
  func pipes() throws {
    let new = try run("new", "view", "Badge", "--output", "-")
    #expect(new.status == 0)
    let edited = try run("edit", "-", "--add", "label Title", input: new.output)
    #expect(edited.status == 0)
    #expect(edited.output.contains("userLabel=\"Title\""))
    let lint = try run("lint", "-", "--only", "unconstrained-view", input: edited.output)
    #expect(lint.output.contains("unconstrained-view"))
    #expect(try run("frames", "-", input: edited.output).output.contains("UILabel \"Title\""))
    #expect(try run("lint", "-", "--fix", input: edited.output).status == 64)
    let fixed = try run("fix", "add-missing", "-", input: edited.output)
    #expect(fixed.output.hasPrefix("<?xml"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
