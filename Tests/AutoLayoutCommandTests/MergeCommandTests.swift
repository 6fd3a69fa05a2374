import Foundation
import Testing

/// What two people add to one document on two branches, merged by the tool alone and by git. Oracle: hand; both
/// changes are there, and nothing is a conflict.
@Suite struct MergeCommandTests {
  /// A xib of 320 × 480 points with the views "Left" and "Right" next to each other.
  private static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="top-vi-ew1">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <view contentMode="scaleToFill" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lef-vi-ew1" userLabel="Left">
                        <rect key="frame" x="0.0" y="0.0" width="160" height="200"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    </view>
                    <view contentMode="scaleToFill" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="rig-vi-ew1" userLabel="Right">
                        <rect key="frame" x="160" y="0.0" width="160" height="200"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    </view>
                </subviews>
            </view>
        </objects>
    </document>

    """

  /// Commands of two people. `FILE` is the document.
  private static let pairs: [([String], [String])] = [
    (
      ["edit", "FILE", "--add", "label Title in Left"],
      ["edit", "FILE", "--add", "button Go in Right"]
    ),
    (["edit", "FILE", "--add", "label in Left"], ["edit", "FILE", "--add", "label in Right"]),
    (
      ["edit", "FILE", "--add", "label Hint in Left", "--set", "Hint.text=One"],
      ["edit", "FILE", "--add", "label Note in Left", "--set", "Note.rect.y=150"]
    ),
    (
      ["fix", "pin", "FILE", "--view", "Left", "--edges", "top,leading", "--size", "width,height"],
      [
        "fix", "pin", "FILE", "--view", "Right", "--edges", "top,trailing", "--size",
        "width,height",
      ]
    ),
    (
      [
        "edit", "FILE", "--add", "Left.top = Superview.top", "--add",
        "Left.leading = Superview.leading", "--add", "Left.width = 160", "--add",
        "Left.height = 200",
      ],
      [
        "edit", "FILE", "--add", "Right.top = Superview.top", "--add",
        "Superview.trailing = Right.trailing", "--add", "Right.width = 160", "--add",
        "Right.height = 200",
      ]
    ),
  ]

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// The base after a command.
  private func changed(_ command: [String], _ name: String) throws -> String {
    let path = try scratch.write(Self.base, to: name)
    let run = try Tool.run(command.map { $0 == "FILE" ? path : $0 })
    #expect(run.status == 0, "\(run.errors)")
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  /// The identifiers of objects in a text.
  private func identifiers(_ text: String) -> Set<String> {
    Set(text.matches(of: /\ id="([^"]*)"/).map { String($0.1) })
  }

  @Test(arguments: pairs)
  func `Different additions of both sides get different identifiers and are merged`(
    _ mine: [String], _ other: [String]
  ) throws {
    let (ours, theirs) = (try changed(mine, "a.xib"), try changed(other, "b.xib"))
    let (old, a, b) = (identifiers(Self.base), identifiers(ours), identifiers(theirs))
    #expect(!a.subtracting(old).isEmpty && !b.subtracting(old).isEmpty)
    #expect(a.subtracting(old).isDisjoint(with: b))
    try expectMerge(ours, theirs, errors: "")
  }

  @Test func `The same command generates the same identifiers`() throws {
    let command = ["edit", "FILE", "--add", "label Title in Left", "--add", "Title.width = 44"]
    #expect(try changed(command, "a.xib") == changed(command, "b.xib"))
  }

  // Other programs, and earlier versions of this one, can give one identifier twice.
  @Test func `An identifier that both sides use for different objects is not a conflict`() throws {
    let (ours, theirs) = (
      try changed(Self.pairs[0].0, "a.xib"), try changed(Self.pairs[0].1, "b.xib")
    )
    let (old, id) = (identifiers(Self.base), "new-Id-ent")
    func renamed(_ text: String) -> String {
      identifiers(text).subtracting(old).reduce(text) { $0.replacing($1, with: id) }
    }
    try expectMerge(
      renamed(ours), renamed(theirs),
      errors: "note: both sides added 'new-Id-ent'; the object of theirs is")
  }

  /// Expects that the tool and git merge two versions of the base without conflict, with some words on standard
  /// error, and with all objects of both.
  private func expectMerge(_ ours: String, _ theirs: String, errors: String) throws {
    let count =
      identifiers(ours).count + identifiers(theirs).count - identifiers(Self.base).count
    let paths = try [Self.base, ours, theirs].enumerated().map {
      try scratch.write($0.element, to: "version-\($0.offset).xib")
    }
    let run = try Tool.run(["merge"] + paths)
    #expect(run.status == 0)
    #expect(errors.isEmpty ? run.errors.isEmpty : run.errors.contains(errors), "\(run.errors)")
    #expect(identifiers(try String(contentsOfFile: paths[1], encoding: .utf8)).count == count)
    let merged = try mergedByGit(ours, theirs)
    #expect(merged == (try String(contentsOfFile: paths[1], encoding: .utf8)))
  }

  /// The document after git merged two branches with the tool as the driver.
  private func mergedByGit(_ ours: String, _ theirs: String) throws -> String {
    let folder = try ScratchFolder()
    let tool = try Tool.executable().path
    try folder.write("*.xib merge=autolayout\n", to: ".gitattributes")
    try git(folder, "init", "--quiet", "--initial-branch=main")
    try git(folder, "config", "merge.autolayout.driver", "'\(tool)' merge %O %A %B --name %P")
    try commit(Self.base, in: folder)
    try git(folder, "checkout", "--quiet", "-b", "theirs")
    try commit(theirs, in: folder)
    try git(folder, "checkout", "--quiet", "main")
    try commit(ours, in: folder)
    try git(folder, "merge", "--quiet", "--no-edit", "theirs")
    return try String(contentsOfFile: "\(folder.path)/View.xib", encoding: .utf8)
  }

  /// Commits a version of the document.
  private func commit(_ text: String, in folder: ScratchFolder) throws {
    try folder.write(text, to: "View.xib")
    try git(folder, "add", "-A")
    try git(folder, "commit", "--quiet", "-m", "Change")
  }

  /// Runs git, which must succeed.
  private func git(_ folder: ScratchFolder, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=Test", "-c", "user.email=test@example.com"]
      + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
  }
}
