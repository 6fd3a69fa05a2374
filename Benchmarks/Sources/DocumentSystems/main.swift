import Foundation
import InterfaceBuilder

// Writes the constraint systems of documents as one stream: each root on its own canvas is a part
// that shares no variable with the others. Usage: document-systems STREAM DOCUMENT…

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  FileHandle.standardError.write(Data("usage: document-systems STREAM DOCUMENT...\n".utf8))
  exit(64)
}
var capture = Capture()
for path in arguments.dropFirst(2) {
  guard let document = try? InterfaceDocument(contentsOf: URL(fileURLWithPath: path), name: path)
  else { continue }
  for root in document.roots { capture.add(root) }
}
let summary =
  "roots \(capture.rootCount) variables \(capture.variableCount) constraints \(capture.constraints.count)"
do {
  try capture.stream().write(to: URL(fileURLWithPath: arguments[1]))
} catch {
  FileHandle.standardError.write(Data("document-systems: \(error)\n".utf8))
  exit(66)
}
print(summary)
