// Replays an op-stream of systems, edits and removals (see Benchmarks) and prints times a phase.
import LayoutEngine

print(0)
