import Foundation
import LayoutEngine
import Timing

// Times each layer of the engine on a separate system, and prints a table of medians. Usage:
// engine-layers [--rounds N]

let arguments = Array(CommandLine.arguments.dropFirst())
let rounds = arguments.count == 2 ? Int(arguments[1]) : 51
guard arguments.isEmpty || arguments.first == "--rounds", let rounds, (1...100_000).contains(rounds)
else {
  FileHandle.standardError.write(Data("usage: engine-layers [--rounds N]\n".utf8))
  exit(64)
}
print("| layer | time | per unit | pivots |")
print("| --- | --- | --- | --- |")
for layer in Layer.all {
  var times: [Double] = []
  var pivots = 0
  for _ in 0..<rounds {
    var engine = layer.prepare()
    let constraints = engine.liveConstraints
    let before = engine.work.pivots
    let begin = processorTime()
    layer.work(&engine, constraints)
    times.append(processorTime() - begin)
    pivots = engine.work.pivots - before
  }
  let middle = median(times)
  let time = String(format: "%.1f µs", middle * 1e6)
  let unit = String(format: "%.0f ns", middle * 1e9 / Double(layer.units))
  print("| \(layer.name) | \(time) | \(unit) | \(pivots) |")
}
