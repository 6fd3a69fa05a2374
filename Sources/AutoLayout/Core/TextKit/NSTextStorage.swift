import Foundation

/// A text with attributes that layout managers lay out.
///
/// Subclasses with their own storage override `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and call
/// `edited(_:range:changeInLength:)` in the last two. All other changes go through these methods.
open class NSTextStorage: NSMutableAttributedString {
  /// The changes that an edit made: to characters, attributes or both.
  public typealias EditActions = NSTextStorageEditActions

  /// Creates an empty text.
  public init() { super.init(string: "") }
  /// Creates a text without attributes.
  public override init(string str: String) { super.init(string: str) }
  /// Creates a text with the same attributes for all characters.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  /// Creates a text with the characters and attributes of another one.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }
  /// Creates an empty text, because archives are not read.
  public required init?(coder aDecoder: NSCoder) { super.init(string: "") }

  /// The delegate, which is notified of edits.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers that lay out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The kinds of changes that were made since the last `processEditing()`.
  open private(set) var editedMask: EditActions = []
  /// The range of the edits, in UTF-16 units of the current text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of UTF-16 units that the edits added.
  open private(set) var changeInLength = 0
  /// Called after edits were processed, for the text view of the storage.
  var didProcess: (() -> Void)?
  private var openEdits = 0

  /// Adds a layout manager, which then lays out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.forgetLayout()
  }

  /// Ends the layout of the text by a manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    aLayoutManager.forgetLayout()
  }

  // MARK: Edits

  /// Begins a group of edits, which are processed together.
  open override func beginEditing() { openEdits += 1 }

  /// Ends a group of edits, and processes them if it is the outermost one.
  open override func endEditing() {
    openEdits = max(0, openEdits - 1)
    if openEdits == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records an edit. `range` is that before the edit, in UTF-16 units. The edit is processed
  /// immediately unless it is part of a group.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    self.editedMask.formUnion(editedMask)
    // The range before the edit, joined with earlier edits, grows with the text.
    let old =
      self.editedRange.location == NSNotFound
      ? editedRange : NSUnionRange(self.editedRange, editedRange)
    self.editedRange = NSRange(location: old.location, length: max(0, old.length + delta))
    changeInLength += delta
    if openEdits == 0 { processEditing() }
  }

  /// Notifies the delegate and the layout managers of the edits.
  open func processEditing() {
    openEdits += 1
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    // The delegate can have changed characters.
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    openEdits -= 1
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    didProcess?()
  }

  /// Marks the attributes of a range as not fixed.
  ///
  /// - Remark: Inert. Attributes are not fixed. Text is laid out with its existing attributes.
  open func invalidateAttributes(in range: NSRange) {}
  /// Fixes the attributes of a range that are not fixed.
  ///
  /// - Remark: Inert. Attributes are not fixed. Text is laid out with its existing attributes.
  open func ensureAttributesAreFixed(in range: NSRange) {}
  /// A Boolean value that indicates whether attributes are fixed when they are read. It is always
  /// false.
  open var fixesAttributesLazily: Bool { false }

  // MARK: Primitive methods

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Other attributes

  // Foundation's methods read its own storage, which is empty if a subclass has another one.

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName]
  }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    var run = NSRange(location: location, length: 0)
    let values = attributes(at: location, effectiveRange: &run)
    range?.pointee = NSIntersectionRange(run, rangeLimit)
    return values
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    text(in: range)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { text }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any { text }

  // MARK: Other changes

  open override var length: Int { (string as NSString).length }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { addAttributes([name: value], range: range) }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { _, new in new } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(
      in: NSRange(location: 0, length: attrString.length), options: []
    ) { attributes, part, _ in
      let target = NSRange(location: range.location + part.location, length: part.length)
      setAttributes(attributes, range: target)
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}
