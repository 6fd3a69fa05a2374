/// The parts of a constraint's `description`.
///
/// One grammar reads and prints descriptions (`DescriptionGrammar.swift`): printing a description
/// that was read gives the same text. The grammar covers the descriptions of UIKit and AppKit since
/// 2011, and the forms of the constraint classes of SnapKit and Masonry:
///
///     <NSLayoutConstraint:0x6000 'name' H:|-(8)-[UILabel:0x7fa0'Hi']   (active, names: …)>
///
/// The oracle of the grammar is descriptions in public bug reports.
public struct ConstraintDescription: Hashable, Sendable {
  /// The class of the constraint, such as `NSLayoutConstraint`.
  public var className = ""
  /// The address of the constraint (`0x6000…`), or the label or key that a library prints instead.
  public var handle = ""
  /// The source location that created the constraint. SnapKit prints it.
  public var source: Source?
  /// The autoresizing mask of the view to which an `NSAutoresizingMaskLayoutConstraint` belongs.
  public var mask: Mask?
  /// The identifier of the constraint.
  public var identifier: String?
  /// The relation of the constraint.
  public var body = Body.equation(Equation())
  /// The two priorities of an `NSContentSizeLayoutConstraint`.
  public var contentPriorities: ContentPriorities?
  /// The priority, or `nil` for a required constraint, whose priority is not printed.
  public var priority: Priority?
  /// The activation state and the names that the body uses. It is `nil` before iOS 10 if the body
  /// uses no names.
  public var state: State?
  /// The numbers of spaces that differ between versions of UIKit.
  var blanks = Blanks()

  /// Creates a description from its text, from `<` to `>`.
  ///
  /// - Throws: A `DescriptionError` with the position of the error and the expected text.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(parsing text: String) throws(DescriptionError) {
    guard text.utf8.count <= DescriptionReader.lengthLimit else {
      throw DescriptionError(
        offset: DescriptionReader.lengthLimit,
        expected: "a description of at most \(DescriptionReader.lengthLimit) bytes")
    }
    self.init()
    var reader = DescriptionReader(text)
    try transcribe(&reader)
  }

  /// Creates an empty equation without a class or an address.
  package init() {}
}

extension ConstraintDescription: CustomStringConvertible {
  /// The text as UIKit prints it.
  public var description: String {
    var writer = DescriptionWriter()
    var copy = self
    // A writer does not throw. An error would only omit the rest of the text.
    try? copy.transcribe(&writer)
    return writer.text
  }
}

extension ConstraintDescription {
  /// A location in source code.
  public struct Source: Hashable, Sendable {
    /// The name of the file without its directory.
    public var file = ""
    /// The line number, from 1.
    public var line = ""
  }

  /// An autoresizing mask in the notation of UIKit's logs.
  ///
  /// Each axis is a string of three characters for the margin before the view, the length and the
  /// margin after it: `-` is fixed and `&` is flexible.
  public struct Mask: Hashable, Sendable {
    /// The left margin, the width and the right margin.
    public var horizontal = "--&"
    /// The top margin, the height and the bottom margin.
    public var vertical = "--&"

    /// Creates a mask from its two axes. By default, only the margins after the view are flexible.
    package init(horizontal: String = "--&", vertical: String = "--&") {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The relation, in one of its two forms.
  public enum Body: Hashable, Sendable {
    /// A relation in the visual format, such as `H:[a]-(8)-[b]`.
    case visual(Visual)
    /// An equation, such as `a.width == 0.5*b.width + 8`.
    case equation(Equation)
  }

  /// The priorities with which content keeps its size along an axis.
  public struct ContentPriorities: Hashable, Sendable {
    /// The priority with which the content resists growing.
    public var hugging = Number(250)
    /// The priority with which the content resists shrinking.
    public var compressionResistance = Number(750)

    /// Creates a pair of priorities. The defaults are those of a plain view.
    package init(
      hugging: Number = Number(250), compressionResistance: Number = Number(750)
    ) {
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  /// A priority below required.
  public struct Priority: Hashable, Sendable {
    /// The text before the number: UIKit writes `priority:`, SnapKit `^`, Masonry and other
    /// libraries `@`.
    public enum Mark: String, Hashable, Sendable, CaseIterable {
      /// The word `priority:`, as UIKit writes it.
      case word = " priority:"
      /// The sign `@`, as Masonry and others write it.
      case at = " @"
      /// The sign `^`, as SnapKit writes it.
      case caret = " ^"
    }
    /// The text before the number.
    public var mark = Mark.word
    /// The value, above 0 and below 1000.
    public var number = Number(1000)

    /// Creates a priority as UIKit writes it.
    package init(number: Number = Number(1000)) { self.number = number }
  }

  /// The contents of the last parentheses.
  public struct State: Hashable, Sendable {
    /// A Boolean value that indicates whether the constraint is active. It is `nil` in the form up
    /// to iOS 9, which does not contain it.
    public var isActive: Bool?
    /// The names that the body uses, in the order of the items of the constraint. The bar is last.
    public var names: [Name] = []
    /// A Boolean value that indicates whether a space follows the last name. Logs written by hand
    /// omit it.
    var hasClosingBlank = true

    /// Creates a state with the names that the body uses.
    package init(isActive: Bool? = nil, names: [Name] = []) {
      self.isActive = isActive
      self.names = names
    }
  }

  /// The object that a name in the body represents.
  public enum Name: Hashable, Sendable {
    /// The view that `|` represents.
    case bar(Item)
    /// A view that is printed by its accessibility identifier.
    case view(name: String, address: String)
  }

  /// The numbers of spaces between the parts.
  struct Blanks: Hashable, Sendable {
    /// The spaces after the class and its colon: one in Mac OS X 10.7.
    var afterClass = 0
    /// The spaces before the body: two in the prototyping constraints of Interface Builder.
    var beforeBody = 1
    /// The spaces before the state: one in some early versions.
    var beforeState = 3
    /// The spaces before the final `>`.
    var beforeEnd = 0
  }
}
