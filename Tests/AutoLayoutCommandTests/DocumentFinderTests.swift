import Foundation
import Testing

@testable import AutoLayoutCommand

@Suite("Finding documents")
struct DocumentFinderTests {
  @Test("A folder is searched in the order of names, without hidden entries and other files")
  func folder() throws {
    let folder = try ScratchFolder()
    for path in ["b.xib", "a/z.storyboard", "a/.secret/c.xib", ".d.xib", "a/e.XIB", "f.txt"] {
      try folder.write("", to: path)
    }
    let found = DocumentFinder.find([folder.path]).map(\.path)
    #expect(found == ["a/e.XIB", "a/z.storyboard", "b.xib"].map { "\(folder.path)/\($0)" })
  }

  @Test("Symbolic links that lead in a circle are followed once")
  func circle() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "a/x.xib")
    try folder.link("a/loop", to: folder.path)
    try folder.link("a/self", to: "\(folder.path)/a/self")
    #expect(DocumentFinder.find([folder.path]).map(\.path) == ["\(folder.path)/a/x.xib"])
  }

  @Test("Files are taken as they are named, and a folder without documents is told of")
  func arguments() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "sub/readme.txt")
    let sub = "\(folder.path)/sub"
    #expect(
      DocumentFinder.find(["missing.xib", sub, "any.txt"])
        == [.file("missing.xib"), .emptyFolder(sub), .file("any.txt")])
  }
}
