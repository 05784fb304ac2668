extension ValueTable {
  /// Log levels.
  public static let logLevels: ValueTable = ValueTable(
    "log-levels",
    title: "Log levels",
    closed: false,
    summary: "From which level on log messages are kept or written to disk.",
    sources: [Source("manual page os_log(5)"), .publicFiles],
    [
      ValueEntry("Off", title: "Off", "No messages."),
      ValueEntry("Default", title: "Default", "Default level, errors and faults."),
      ValueEntry("Info", title: "Info", "Info level and above."),
      ValueEntry("Debug", title: "Debug", "All levels."),
      ValueEntry("Inherit", title: "Inherit", "As the whole subsystem or, failing that, the system says."),
    ])
}
