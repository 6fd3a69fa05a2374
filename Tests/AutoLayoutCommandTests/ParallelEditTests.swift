import Foundation
import InterfaceBuilder
import Testing

/// Several processes that change one file at the same time, and processes that are killed.
/// `Scripts/check-file-safety.py` does the same with hundreds of rounds.
@Suite("Parallel edits and killed processes")
struct ParallelEditTests {
  /// A document of labels that are placed by their frames alone.
  private static func document(labels: Int) -> String {
    let views = (0..<labels).map {
      """
          <label opaque="NO" text="L\($0)" translatesAutoresizingMaskIntoConstraints="NO" id="lb-\($0)">
            <rect key="frame" x="0.0" y="\($0 * 20)" width="100" height="20"/>
          </label>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_0" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
      \(views.joined())      </subviews>
          </view>
        </objects>
      </document>

      """
  }

  /// Starts the tool without waiting for it.
  private static func start(_ arguments: [String], in folder: ScratchFolder) throws -> Process {
    let process = Process()
    process.executableURL = try Tool.executable()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private static func names(_ folder: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("Edits that exit with code 0 are in the file", arguments: [2, 3])
  func writers(count: Int) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(Self.document(labels: 3), to: "A.xib")
    for round in 1...5 {
      let output = round.isMultiple(of: 2) ? ["--output", "A.xib"] : []
      let processes = try (0..<count).map { index in
        try Self.start(
          ["edit", "A.xib", "--set", "lb-\(index).text=round\(round)"] + output, in: folder)
      }
      for process in processes { process.waitUntilExit() }
      #expect(processes.map(\.terminationStatus) == Array(repeating: 0, count: count))
      let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
      for index in 0..<count {
        #expect(document.element(withIdentifier: "lb-\(index)")?["text"] == "round\(round)")
      }
    }
    #expect(try Self.names(folder) == ["A.xib"])
  }

  @Test("A killed process does not damage the file, and the next one cleans up")
  func kills() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(Self.document(labels: 500), to: "A.xib")
    for round in 1...8 {
      let process = try Self.start(["edit", "A.xib", "--set", "lb-0.text=\(round)"], in: folder)
      usleep(.random(in: 0...60_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
      #expect(document.element(withIdentifier: "lb-499") != nil)
    }
    // As a process leaves it that is killed between writing and renaming.
    let gone = try Self.start(["--version"], in: folder)
    gone.waitUntilExit()
    try folder.write("<?xml", to: ".autolayout-\(gone.processIdentifier)-\(UUID().uuidString)")
    #expect(try Tool.run("edit", "A.xib", "--set", "lb-1.text=x", in: folder.path).status == 0)
    #expect(try Self.names(folder) == ["A.xib"])
  }

  @Test(
    "A read-only file is not replaced",
    arguments: [
      ["edit", "A.xib", "--set", "lb-0.text=x"], ["fix", "add-missing", "A.xib"],
      ["edit", "B.xib", "--set", "lb-0.text=x", "--output", "A.xib"],
      ["lint", "B.xib", "--output", "A.xib"], ["lint", "B.xib", "--write-baseline", "A.xib"],
    ])
  func readOnly(arguments: [String]) throws {
    let folder = try ScratchFolder()
    let text = Self.document(labels: 1)
    let path = try folder.write(text, to: "A.xib")
    try folder.write(text, to: "B.xib")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let run = try Tool.run(arguments, in: folder.path)
    #expect(run.status == 66)
    #expect(run.errors.contains("A.xib: error: the file cannot be written: it is read-only"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(try Self.names(folder) == ["A.xib", "B.xib"])
  }

  @Test("A file that another process keeps locked is not changed, and an error is reported")
  func locked() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(Self.document(labels: 1), to: "A.xib")
    let file = try DocumentFile(locking: path)
    let process = try Self.start(["edit", "A.xib", "--set", "lb-0.text=later"], in: folder)
    usleep(300_000)
    #expect(process.isRunning)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.document(labels: 1))
    try withExtendedLifetime(file) { _ = try file.replace(with: file.bytes + Array("\n".utf8)) }
    process.waitUntilExit()
    // The edit is made on the content that the other process wrote.
    #expect(process.terminationStatus == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasSuffix("</document>\n\n"))
    #expect(text.contains("text=\"later\""))
  }
}
