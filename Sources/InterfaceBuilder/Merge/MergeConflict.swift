/// Contradictory changes in two versions of a document.
///
/// The merged document contains our version of the conflicting part, so that it can be opened and
/// compared. Conflicts of the kinds `frame` and `finding` refer to a document in which everything
/// was merged.
public struct MergeConflict: Hashable, Sendable, Codable {
  /// The types of contradictory changes.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Both versions set an attribute, or related attributes, to different values.
    case attribute
    /// Both versions change the content of an element that is merged as a whole, such as an
    /// attributed text.
    case content
    /// One version removes an object that the other changes or needs.
    case removal
    /// Both versions move an object to different parents.
    case parent
    /// Both versions change the order of a list whose order matters.
    case order
    /// A constraint or connection of one version refers to an object that the other removes.
    case reference
    /// Their version changes comments that do not precede an element.
    case comments
    /// The merged document would be invalid, so that nothing is merged.
    case everything
    /// The frame of a view differs from that of the side that changed it.
    case frame
    /// The merged document has a finding of the linter that neither side has.
    case finding
  }

  /// The type of the conflict.
  public var kind: Kind
  /// The identifier of the object, or `nil` for objects without one, such as the document.
  public var identifier: String?
  /// A readable name of the object in conflict: `label “Title” (a1b-c2-d3e)`.
  public var object: String
  /// The attribute or property, or `nil` if the conflict is about the object as a whole.
  public var attribute: String?
  /// The value in the common version, or `nil` for none.
  public var base: String?
  /// The value in the version that is kept, or `nil` for none.
  public var ours: String?
  /// The value in the other version, or `nil` for none.
  public var theirs: String?
  /// A sentence that describes the conflict, without a period.
  public var message: String

  /// Creates a conflict with all its properties.
  public init(
    _ kind: Kind, identifier: String? = nil, object: String, attribute: String? = nil,
    base: String? = nil, ours: String? = nil, theirs: String? = nil, message: String
  ) {
    self.kind = kind
    self.identifier = identifier
    self.object = object
    self.attribute = attribute
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.message = message
  }
}
