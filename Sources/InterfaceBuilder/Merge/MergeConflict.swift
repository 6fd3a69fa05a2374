/// What two versions of a document change in ways that exclude each other.
///
/// The merged document has our version of what a conflict is about, so that it can be opened and compared.
/// Conflicts of the kinds `frame` and `finding` are about a document in which everything was merged.
public struct MergeConflict: Hashable, Sendable, Codable {
  /// How the changes exclude each other.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Both set an attribute, or what belongs together with it, to different values.
    case attribute
    /// Both change the content of an element that is merged as a whole, such as an attributed text.
    case content
    /// One removes what the other changes or needs.
    case removal
    /// Both move an object to different parents.
    case parent
    /// Both change the order of a list whose order matters.
    case order
    /// A constraint or connection of one refers to an object that the other removes.
    case reference
    /// Theirs changes comments that are before no element.
    case comments
    /// The merged document would be invalid, so that nothing is merged.
    case everything
    /// A view has another frame than the side that changed it gave it.
    case frame
    /// The merged document has a finding of the linter that neither side has.
    case finding
  }

  /// How the changes exclude each other.
  public var kind: Kind
  /// The identifier of the object; nil for those without, such as the document.
  public var identifier: String?
  /// What the conflict is about, for people: `label “Title” (a1b-c2-d3e)`.
  public var object: String
  /// The attribute or property; nil if the conflict is about the object as a whole.
  public var attribute: String?
  /// The value in the common version; nil for none.
  public var base: String?
  /// The value in the version that is kept; nil for none.
  public var ours: String?
  /// The value in the other version; nil for none.
  public var theirs: String?
  /// What happened, as a sentence without a full stop.
  public var message: String

  /// A conflict by all that is known of it.
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
