/// The table of platform values that affect layouts, by release, surface and device.
///
/// Each member is a `PlatformFact`: a name, and rows with a value, the platforms to which it
/// applies, and its evidence. All differences between releases are rows in this table, except for
/// the tables of fonts, which distinguish releases in `Fonts` and `Text`. All lengths are in
/// points.
///
/// To add a fact, add a row to the member of its subject. Or add a member with its rows to the file
/// of its subject, and to `listed`. `PlatformMetricsTests` shows the effects of the change.
public enum PlatformMetrics {}
