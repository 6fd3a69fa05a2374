/// The first word of objects that apps use as attributes of `NSAttributedString`.
///
/// Outside Apple's platforms, Foundation compares attributes with `CFEqual`, which looks for the
/// type of a Core Foundation object in bits 8 to 17 of an object's first word. If they are 0, as in
/// a rounded floating-point number or an aligned pointer, the object is treated as one without a
/// type, and the program stops. With a type that does not exist, Foundation calls `isEqual(_:)`.
struct FoundationTypeWord: Sendable {
  private let word = 0x3FF << 8
}
