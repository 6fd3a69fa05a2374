import Timing

/// Replays a stream against the clock.
struct TimedReplay {
  private var replay: Replay
  private let options: Options
  /// The fields of the result so far, as members of a JSON object.
  private(set) var fields: [String] = []

  /// The number of repetitions of an edit or a removal.
  private static let repetitions = 1000

  init(_ stream: OperationStream, _ options: Options) {
    replay = Replay(stream)
    self.options = options
  }

  /// Times the build, then every edit, then every removal.
  mutating func run() {
    let memory = peakMemory()
    build(memoryBefore: memory)
    field("checksum_build", replay.checksum())
    for index in replay.stream.edits.indices {
      let time = median { $0.edit(index, to: $0.value(ofEdit: index, round: $1)) }
      replay.edit(index, to: replay.stream.edits[index].base)
      field("e\(index)_us", time * 1e6)
    }
    field("checksum_edit", replay.checksum())
    for index in replay.stream.removals.indices {
      field("r\(index)_us", median { replay, _ in replay.removeAndAdd(index) } * 1e6)
    }
    field("checksum_remove", replay.checksum())
  }

  private mutating func build(memoryBefore: Int) {
    var times: [Double] = []
    let start = processorTime()
    while times.isEmpty
      || (times.count < options.builds && processorTime() - start < options.seconds)
    {
      replay = Replay(replay.stream)
      let begin = processorTime()
      replay.build()
      times.append(processorTime() - begin)
      if times.count == 1 { field("rss_kb", Double(peakMemory() - memoryBefore)) }
    }
    replay.settle()
    field("build_s", Timing.median(times))
  }

  /// Returns the median processor time of `action`, in seconds.
  private mutating func median(_ action: (inout Replay, _ round: Int) -> Void) -> Double {
    var times: [Double] = []
    let start = processorTime()
    for round in 1...Self.repetitions
    where times.isEmpty || processorTime() - start < options.seconds {
      let begin = processorTime()
      action(&replay, round)
      times.append(processorTime() - begin)
    }
    return Timing.median(times)
  }

  private mutating func field(_ name: String, _ value: Double) {
    fields.append("\"\(name)\": \(value)")
  }
}
