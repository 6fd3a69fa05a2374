extension ObjectIdentifier {
  /// The address of the object, such as `0x7f8d5a40c2b0`.
  package var addressText: String { "0x" + String(UInt(bitPattern: self), radix: 16) }
}
