/// The maximum size of a document.
///
/// The defaults are several times what the largest real documents have, and small enough that an
/// untrusted file costs less than 300 MB of memory and 2 seconds.
public struct XMLLimits: Hashable, Sendable {
  /// The maximum number of bytes of the file. The largest storyboards in public repositories have a
  /// few megabytes.
  public var fileSize = 64 << 20

  /// The maximum levels of nested elements. Interface Builder uses two levels per view; screens
  /// nest their views less than 40 deep. Layout recurses over views, and 400 levels fit its stack
  /// easily.
  public var depth = 800

  /// The maximum number of elements of the file; large storyboards have about 50,000. One takes 44
  /// bytes, an `XMLTree.ElementRow`.
  public var elementCount = 1_000_000

  /// The maximum number of views of the document. The largest storyboards in public repositories
  /// have some 2,000; one costs 10 KB and 0.05 ms while it is laid out, so that this many stay
  /// below 200 MB and a second.
  public var viewCount = 20_000

  /// The maximum number of attributes of the file. Elements have about five; one takes 16 bytes, an
  /// `XMLTree.AttributeRow`.
  public var attributeCount = 4_000_000

  /// The maximum number of attributes of one element. A text view with all its traits has about 40.
  /// Names are compared pairwise to find duplicates, which this bounds.
  public var attributesOfElement = 256

  /// The maximum number of bytes of an attribute's value. Long texts are written as elements; a
  /// page has 4,000 letters.
  public var attributeSize = 1 << 20

  /// Creates the default limits.
  public init() {}
}
