import Foundation

// Replays an operation stream on the layout engine and prints one line of JSON: processor times,
// memory and checksums. Usage: engine-replay FILE

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: engine-replay FILE\n".utf8))
  exit(64)
}
let stream: OperationStream
do {
  stream = try OperationStream(
    Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
} catch {
  FileHandle.standardError.write(Data("engine-replay: \(error)\n".utf8))
  exit(65)
}
let memoryBefore = peakMemory()
var replay = Replay(stream)
replay.build()
var fields = [
  "\"build_s\": \(replay.buildTime)", "\"rss_kb\": \(peakMemory() - memoryBefore)",
  "\"checksum_build\": \(replay.checksum())",
]
for index in stream.edits.indices {
  fields.append("\"e\(index)_us\": \(replay.timeEdit(index))")
}
fields.append("\"checksum_edit\": \(replay.checksum())")
for index in stream.removals.indices {
  fields.append("\"r\(index)_us\": \(replay.timeRemoval(index))")
}
fields.append("\"checksum_remove\": \(replay.checksum())")
print("{\(fields.joined(separator: ", "))}")
