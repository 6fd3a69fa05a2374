import Foundation
import Testing

@testable import InterfaceBuilder

/// Files in a folder that is removed with the test.
@Suite final class DocumentFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("autolayout-files-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func aReplacedFileKeepsItsPermissionsAndLeavesNothingBeside() throws {
    let path = try write(SampleDocuments.card, to: "a.xib")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try DocumentFile(path: path).replace(with: Array("new".utf8))
    #expect(try text(path) == "new")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.xib"])
  }

  @Test func aFileThatChangedMeanwhileIsLeftAlone() throws {
    let path = try write(SampleDocuments.card, to: "a.xib")
    let file = try DocumentFile(path: path)
    _ = try write("somebody else's", to: "a.xib")
    let error = #expect(throws: InterfaceDocumentError.self) {
      try file.replace(with: Array("mine".utf8))
    }
    #expect(error?.kind == .changedMeanwhile)
    #expect(try text(path) == "somebody else's")
  }

  @Test func aSymbolicLinkStaysOneAndItsTargetIsReplaced() throws {
    let path = try write(SampleDocuments.card, to: "a.xib")
    let link = "\(folder)/link.xib"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.xib")
    try DocumentFile(path: link).replace(with: Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.xib")
    #expect(try text(path) == "new")
  }

  @Test func aFolderThatIsMissingIsAnError() throws {
    let error = #expect(throws: InterfaceDocumentError.self) {
      try DocumentFile.write([1], to: "\(folder)/none/a.xib")
    }
    #expect(error?.kind == .unwritable)
  }
}
