#if SourcePorting
  /// A part of a source that was left out so that the rest compiles.
  public struct LeftOut: Hashable, Sendable {
    /// The kinds of parts.
    public enum Kind: String, Hashable, Sendable {
      /// A statement of a function.
      case statement
      /// A member of a type.
      case member
      /// A declaration of a file, such as a type or an extension.
      case declaration
      /// A name in the list of superclass and protocols.
      case inheritance
      /// An attribute.
      case attribute
      /// A whole file.
      case file
      /// Nothing: a default value was added, or a keyword.
      case repaired
    }

    /// The kind of the part.
    public let kind: Kind
    /// The path of the file, relative to the folder of the sources.
    public let file: String
    /// The line number, from 1.
    public var line: Int
    /// The number of lines of the part.
    public let lineCount: Int
    /// The start of the source of the part, on one line.
    public let text: String
    /// The compiler's message.
    public let message: String
  }
#endif
