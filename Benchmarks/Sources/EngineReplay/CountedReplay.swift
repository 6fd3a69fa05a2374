import CountedRegion

/// Replays a stream without a clock, so that every run executes the same instructions.
struct CountedReplay {
  private var replay: Replay
  private let rounds: Int

  init(_ stream: OperationStream, rounds: Int) {
    replay = Replay(stream)
    self.rounds = rounds
  }

  /// Builds the system, and repeats every edit and every removal, within ``counted_region``.
  mutating func run() -> Double {
    withUnsafeMutablePointer(to: &self) { pointer in
      counted_region({ $0.assumingMemoryBound(to: CountedReplay.self).pointee.work() }, pointer)
    }
    return replay.checksum()
  }

  private mutating func work() {
    replay.build()
    replay.settle()
    for index in replay.stream.edits.indices {
      for round in 1...rounds { replay.edit(index, to: replay.value(ofEdit: index, round: round)) }
      replay.edit(index, to: replay.stream.edits[index].base)
    }
    for index in replay.stream.removals.indices {
      for _ in 1...rounds { replay.removeAndAdd(index) }
    }
  }
}
