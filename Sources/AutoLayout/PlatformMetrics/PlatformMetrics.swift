/// The table of platform values that affect layouts, by release, surface and device.
///
/// A value that differs between platforms is a `PlatformFact`: a name, and rows with a value, the
/// platforms to which it applies, and its evidence. Other values are constants. All differences
/// between releases are rows in this table, except for the tables of fonts, which distinguish
/// releases in the folders `Content/Fonts` and `Content/Text`. All lengths are in points.
///
/// To add a fact, add a row to the member of its subject. Or add a member with its rows to the file
/// of its subject, and to `listed`. `PlatformMetricsTests` shows the effects of the change.
public enum PlatformMetrics {}
