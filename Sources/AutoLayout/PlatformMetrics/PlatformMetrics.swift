/// The table of what Apple's platforms put around and into layouts, by release, surface and device.
///
/// Each member is one `PlatformFact`: a name, and rows with a value, the platforms it holds for, and
/// its evidence. What a layout knows of releases is a row here, but for the tables of fonts, which
/// tell releases apart in `Fonts` and `Text`. All lengths are in points.
///
/// To add a fact, add a row to the member that it is about, or a member with its rows in the file of
/// its subject and to `listed`; `PlatformMetricsTests` shows what it changes.
public enum PlatformMetrics {}
