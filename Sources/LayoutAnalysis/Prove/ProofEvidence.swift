/// The evidence for a statement about a part of a range.
public enum ProofEvidence: String, Hashable, Sendable, Codable, CaseIterable {
  /// The system of constraints is the same in the whole part, and its solution is affine there.
  case proved
  /// As `proved`, but code outside of the constraints, such as that of tables, changed some
  /// constants. These were on a straight line at both ends, in the middle and at an uneven
  /// parameter.
  case interpolated
  /// The part was laid out at every whole width; the layouts between them are unknown.
  case sampled
}
