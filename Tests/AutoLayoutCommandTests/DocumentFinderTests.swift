import Foundation
import Testing

@testable import AutoLayoutCommand

@Suite("The document finder")
struct DocumentFinderTests {
  @Test("Documents of a folder are sorted by name, without hidden and other files")
  func folder() throws {
    let folder = try ScratchFolder()
    for path in ["b.xib", "a/z.storyboard", "a/.secret/c.xib", ".d.xib", "a/e.XIB", "f.txt"] {
      try folder.write("", to: path)
    }
    let found = DocumentFinder.find([folder.path]).map(\.path)
    #expect(found == ["a/e.XIB", "a/z.storyboard", "b.xib"].map { "\(folder.path)/\($0)" })
  }

  @Test("Cyclic symbolic links are followed once")
  func circle() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "a/x.xib")
    try folder.link("a/loop", to: folder.path)
    try folder.link("a/self", to: "\(folder.path)/a/self")
    #expect(DocumentFinder.find([folder.path]).map(\.path) == ["\(folder.path)/a/x.xib"])
  }

  @Test("Files are returned as named, and a folder without documents is reported")
  func arguments() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "sub/readme.txt")
    let sub = "\(folder.path)/sub"
    #expect(
      DocumentFinder.find(["missing.xib", sub, "any.txt"])
        == [.file("missing.xib"), .emptyFolder(sub), .file("any.txt")])
  }

  @Test("Folders of dependencies, build products and translators are skipped unless they are named")
  func dependencies() throws {
    let folder = try ScratchFolder()
    for path in [
      "App/a.xib", "Pods/b.xib", "Carthage/c.xib", "App/node_modules/d.xib", ".build/e.xib",
      "DerivedData/f.xib", "Localization/de.xcloc/Source Contents/App/a.xib",
    ] {
      try folder.write("", to: path)
    }
    let paths = { (found: [FoundDocument]) in
      found.map { $0.path.dropFirst(folder.path.count + 1) }
    }
    #expect(paths(DocumentFinder.find([folder.path])) == ["App/a.xib"])
    #expect(paths(DocumentFinder.find([folder.path], allFolders: true)).count == 7)
    #expect(paths(DocumentFinder.find(["\(folder.path)/Pods"])) == ["Pods/b.xib"])
    #expect(paths(DocumentFinder.find(["\(folder.path)/Pods/b.xib"])) == ["Pods/b.xib"])
  }

  @Test(
    "A leading ./ is removed from paths",
    arguments: [
      ("./a.xib", "a.xib"), (".//./a.xib", "a.xib"), ("../a.xib", "../a.xib"), ("./", "."),
      (".", "."), ("/a", "/a"), (".hidden", ".hidden"), ("", ""),
    ])
  func plain(argument: String, path: String) {
    #expect(DocumentFinder.plain(argument) == path)
  }

  @Test("The argument - is standard input")
  func standardInput() {
    #expect(DocumentFinder.find(["-"]) == [.file("/dev/stdin")])
  }
}
