// Performs random edits of random systems with the engine's invariants on, and compares each step
// with a new engine that has the same constraints.
//
//   engine-edits [SECONDS] [SEED]        default 10 1
//   engine-edits drift [EDITS] [SEED]    default 1000000 1
//
// Runs one session per seed, SEED, SEED + 1, …, until the time is over. A session does not depend
// on the time, so that the seed that is printed with a failure reproduces it. Exits with 1 on a
// difference, and traps on a broken invariant.
//
// `drift` instead performs the given number of edits of constants of one system, compares every
// thousandth state with a new engine, and prints the largest relative difference. A difference of
// more than 1e-9 is a failure.
import LayoutEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

if CommandLine.arguments.dropFirst().first == "drift" {
  let numbers = CommandLine.arguments.dropFirst(2).map { UInt64($0) ?? 0 }
  var drift = Drift(seed: numbers.count > 1 ? numbers[1] : 1)
  let edits = Int(clamping: numbers.first ?? 1_000_000)
  guard let worst = drift.run(edits: edits) else {
    print("an edit had no solution")
    exit(1)
  }
  print("edits \(edits), largest relative difference \(worst)")
  exit(worst <= 1e-9 ? 0 : 1)
}

let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) ?? 0 }
let seconds = arguments.first ?? 10
var seed = arguments.count > 1 ? arguments[1] : 1
let clock = ContinuousClock()
let end = clock.now.advanced(by: .seconds(Int64(seconds)))
var sessions = 0
var steps = 0

while clock.now < end {
  var session = EditSession(seed: seed)
  for step in 0..<60 {
    session.edit()
    if let difference = session.difference() {
      print("DIFFERENT seed \(seed) step \(step): \(difference)")
      print("The system, for engine-oracle:", session.script, separator: "\n")
      exit(1)
    }
    steps += 1
  }
  sessions += 1
  seed += 1
}
print("sessions \(sessions), steps \(steps), last seed \(seed - 1), differences 0")
