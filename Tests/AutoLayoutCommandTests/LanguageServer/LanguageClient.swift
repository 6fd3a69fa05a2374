import Foundation
import Testing

@testable import AutoLayoutCommand

/// A client of a language server in the same process: jobs of the worker are done at once.
@MainActor
final class LanguageClient {
  let folder: ScratchFolder
  let server: LanguageServer
  private let task = LanguageTask(
    configuration: nil, options: [], documentation: "https://example.com/rules")
  /// What the server sent and was not taken.
  private(set) var received: [JSONValue] = []
  private var count = 0

  /// An initialized server.
  init(_ capabilities: String = "{}") throws {
    folder = try ScratchFolder()
    server = LanguageServer(
      project: ProjectBoundary(folder: folder.path), isProjectFixed: true)
    _ = try request("initialize", #"{"capabilities":\#(capabilities)}"#)
  }

  /// The name of a file of the folder.
  func uri(_ name: String) -> String { "file://\(folder.path)/\(name)" }

  /// Sends a notification.
  func notify(_ method: String, _ parameters: String) throws {
    server.receive(
      Data(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#.utf8))
    try collect()
  }

  /// Sends a request, and returns the response.
  func respond(_ method: String, _ parameters: String) throws -> JSONValue {
    count += 1
    server.receive(
      Data(
        #"{"jsonrpc":"2.0","id":\#(count),"method":"\#(method)","params":\#(parameters)}"#.utf8))
    try work()
    let index = try #require(received.firstIndex { $0["id"]?.integer == count })
    return received.remove(at: index)
  }

  /// Sends a request, and returns the result.
  func request(_ method: String, _ parameters: String) throws -> JSONValue {
    let response = try respond(method, parameters)
    return try #require(response["result"], "\(response["error"]?.text ?? "")")
  }

  /// Sends a request about a place of a text.
  func request(
    _ method: String, _ name: String, at position: TextPosition, _ more: String = ""
  ) throws -> JSONValue {
    try request(
      method,
      #"{"textDocument":{"uri":"\#(uri(name))"},"position":\#(position.json)\#(more)}"#)
  }

  /// Opens a text.
  func open(_ name: String, _ text: String) throws {
    let item = JSONText.object([
      ("uri", JSONText.string(uri(name))), ("languageId", JSONText.string("xml")),
      ("version", "1"), ("text", JSONText.string(text)),
    ])
    try notify("textDocument/didOpen", #"{"textDocument":\#(item)}"#)
  }

  /// Replaces a range of a text.
  func change(_ name: String, _ start: TextPosition, _ end: TextPosition, _ text: String) throws {
    let version = (server.documents[uri(name)]?.version ?? 0) + 1
    try notify(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"\(uri(name))","version":\(version)},"contentChanges":\
      [{"range":{"start":\(start.json),"end":\(end.json)},"text":\(JSONText.string(text))}]}
      """)
  }

  /// Does all jobs, as if the pause after a change were over, and returns the last diagnostics of a text.
  func diagnostics(_ name: String) throws -> [JSONValue] {
    try work()
    let last = received.last {
      $0["method"] == .string("textDocument/publishDiagnostics")
        && $0["params"]?["uri"] == .string(uri(name))
    }
    return try #require(last)["params"]?["diagnostics"]?.elements ?? []
  }

  /// Does all jobs.
  private func work() throws {
    while let job = server.takeJob(now: .infinity) {
      let line = Data(try JSONEncoder().encode(job.request))
      let answer = task.answer(line: line, number: 1, in: server.project)
      server.finish(job, try JSONDecoder().decode(LanguageAnswer.self, from: Data(answer.utf8)))
    }
    try collect()
  }

  private func collect() throws {
    received += try server.takeOutbox().map { try JSONValue(parsing: Data($0.utf8)) }
  }
}

extension LanguageClient {
  /// A view with a label that two constraints place and one that contradicts them, and an outlet to it.
  nonisolated static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                <connections>
                    <outlet property="title" destination="lab-el-001" id="out-le-001"/>
                </connections>
            </placeholder>
            <view contentMode="scaleToFill" id="roo-t0-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <label contentMode="left" text="é😀 Title" id="lab-el-001" \
    translatesAutoresizingMaskIntoConstraints="NO">
                        <rect key="frame" x="20" y="100" width="200" height="20"/>
                    </label>
                </subviews>
                <viewLayoutGuide key="safeArea" id="saf-e0-001"/>
                <constraints>
                    <constraint firstItem="lab-el-001" firstAttribute="leading" \
    secondItem="roo-t0-001" secondAttribute="leading" constant="20" id="con-01-001"/>
                    <constraint firstItem="lab-el-001" firstAttribute="leading" \
    secondItem="roo-t0-001" secondAttribute="leading" constant="30" id="con-02-001"/>
                    <constraint firstItem="lab-el-001" firstAttribute="top" \
    secondItem="saf-e0-001" secondAttribute="top" constant="41" id="con-03-001"/>
                </constraints>
            </view>
        </objects>
    </document>

    """

  /// The position of a text in the document, and so many units behind it.
  static func place(_ text: String, _ offset: Int = 0, in document: String = document)
    -> TextPosition
  {
    let source = EditedText(document)
    let bytes = source.bytes.firstRange(of: Array(text.utf8))?.lowerBound ?? 0
    var position = source.position(at: bytes, .utf16)
    position.character += offset
    return position
  }
}
