/// The version of Foundation. It is greater than the constants for all releases of iOS, so that
/// code for old releases is skipped.
public let NSFoundationVersionNumber: Double = 2000

/// The version of Foundation in iOS 6.0.
public let NSFoundationVersionNumber_iOS_6_0: Double = 993
/// The version of Foundation in iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1: Double = 993
/// The version of Foundation in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.2
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// The version of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// The version of Foundation in iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4: Double = 1144.17
/// The version of Foundation in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
