import Foundation
import LayoutEngine

// Times each layer of the engine on a system of its own and prints a table of medians.
// Usage: engine-layers [--rounds N]

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

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
  times.sort()
  let median = times[times.count / 2]
  let time = String(format: "%.1f µs", median * 1e6)
  let unit = String(format: "%.0f ns", median * 1e9 / Double(layer.units))
  print("| \(layer.name) | \(time) | \(unit) | \(pivots) |")
}
