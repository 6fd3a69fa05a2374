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

  @Test(arguments: [0o444, 0o400])
  func aReadOnlyFileIsNotReplaced(mode: Int) throws {
    let path = try write(SampleDocuments.card, to: "a.xib")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    let error = #expect(throws: InterfaceDocumentError.self) {
      try DocumentFile(locking: path).replace(with: Array("new".utf8))
    }
    #expect(error?.kind == .unwritable)
    #expect(error?.message == "the file cannot be written: it is read-only")
    #expect(throws: InterfaceDocumentError.self) { try DocumentFile.write([1], to: path) }
    #expect(try text(path) == SampleDocuments.card)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.xib"])
  }

  @Test func aLockedFileIsReadByTheNextOnlyWhenItWasReplaced() async throws {
    let path = try write("0", to: "a.xib")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let file = try DocumentFile(locking: path)
          let number = Int(String(decoding: file.bytes, as: UTF8.self)) ?? -1
          try file.replace(with: Array("\(number + 1)".utf8))
        }
      }
      try await group.waitForAll()
    }
    #expect(try text(path) == "8")
  }

  @Test func aFileThatStaysLockedIsAnError() throws {
    let path = try write(SampleDocuments.card, to: "a.xib")
    let file = try DocumentFile(locking: path)
    let error = #expect(throws: InterfaceDocumentError.self) {
      _ = try FileLock(path, name: "a.xib", timeout: 0.05)
    }
    #expect(error?.kind == .changedMeanwhile)
    #expect(error?.message == "another process is changing the file")
    withExtendedLifetime(file) {}
  }

  /// A process that has ended, and one that runs.
  @Test func temporaryFilesOfProcessesThatHaveEndedAreRemoved() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    let path = try write(SampleDocuments.card, to: "a.xib")
    let identifier = "0D0B7E2C-9D0B-4C53-8C0E-2B8C8E0F4E11"
    _ = try write("x", to: ".autolayout-\(process.processIdentifier)-\(identifier)")
    let others = [
      ".autolayout-\(getpid())-\(identifier)", ".autolayout-notes", ".autolayout.yml",
      ".autolayout-\(process.processIdentifier)-notes",
    ]
    for name in others { _ = try write("y", to: name) }
    try DocumentFile(locking: path).replace(with: Array("new".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names) == Set(others + ["a.xib"]))
  }

  @Test func whatIsNotARegularFileIsNotRead() throws {
    let pipe = "\(folder)/pipe.xib"
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/null", "/dev/zero"] {
      let error = #expect(throws: InterfaceDocumentError.self) { try DocumentFile(locking: path) }
      #expect(error?.kind == .unreadable)
      #expect(error?.message == "the file cannot be read: it is a pipe, socket or device")
    }
  }
}
