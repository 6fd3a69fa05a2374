/// What a statement about a part of a range rests on.
public enum ProofEvidence: String, Hashable, Sendable, Codable, CaseIterable {
  /// The system of constraints is the same all over the part, and its solution is affine there.
  case proved
  /// As `proved`, but code outside of the constraints, such as that of tables, moved some constants;
  /// these lay on a straight line at both ends, in the middle and at an uneven place.
  case interpolated
  /// Laid out at every whole width; nothing is known between.
  case sampled
}
