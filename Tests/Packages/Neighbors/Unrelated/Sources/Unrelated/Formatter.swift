/// A class with a member for Objective-C, where the language has it.
///
/// Public packages write it so. The attribute is an error on Linux, whatever modules there are.
open class Formatter {
  public init() {}

  #if canImport(ObjectiveC)
    @objc open var name: String { "formatter" }
  #else
    open var name: String { "formatter" }
  #endif
}
