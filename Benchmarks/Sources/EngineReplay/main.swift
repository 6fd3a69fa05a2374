import Foundation

// Replays an operation stream on the layout engine and prints one line of JSON: processor times,
// memory and checksums; with --counted only a checksum.

guard let options = Options(CommandLine.arguments) else {
  FileHandle.standardError.write(Data(Options.usage.utf8))
  exit(64)
}
let stream: OperationStream
do {
  stream = try OperationStream(Data(contentsOf: URL(fileURLWithPath: options.file)))
} catch {
  FileHandle.standardError.write(Data("engine-replay: \(error)\n".utf8))
  exit(65)
}
if let rounds = options.countedRounds {
  var replay = CountedReplay(stream, rounds: rounds)
  print("{\"checksum\": \(replay.run())}")
} else {
  var replay = TimedReplay(stream, options)
  replay.run()
  print("{\(replay.fields.joined(separator: ", "))}")
}
