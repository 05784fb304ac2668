extension ValueTable {
  /// Groups of interfaces that need a reason.
  public static let privacyAPICategories: ValueTable = ValueTable(
    "privacy-api-categories",
    title: "Interfaces that need a reason",
    closed: true,
    summary: "Groups of system interfaces whose calls a privacy manifest has to explain.",
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes/nsprivacyaccessedapitype")],
    [
      ValueEntry(
        "NSPrivacyAccessedAPICategoryFileTimestamp", title: "File timestamps",
        """
        When files were made or changed: creationDate, modificationDate, fileModificationDate, contentModificationDateKey, \
        creationDateKey, getattrlist, getattrlistbulk, fgetattrlist, stat, fstat, fstatat, lstat, getattrlistat.
        """),
      ValueEntry(
        "NSPrivacyAccessedAPICategorySystemBootTime", title: "System boot time",
        "How long the system has been running: systemUptime, mach_absolute_time."),
      ValueEntry(
        "NSPrivacyAccessedAPICategoryDiskSpace", title: "Disk space",
        """
        How much room a volume has: volumeAvailableCapacityKey, volumeAvailableCapacityForImportantUsageKey, \
        volumeAvailableCapacityForOpportunisticUsageKey, volumeTotalCapacityKey, systemFreeSize, systemSize, statfs, statvfs, \
        fstatfs, fstatvfs, getattrlist, fgetattrlist, getattrlistat.
        """),
      ValueEntry(
        "NSPrivacyAccessedAPICategoryActiveKeyboards", title: "Active keyboards",
        "Which keyboards are switched on: activeInputModes."),
      ValueEntry("NSPrivacyAccessedAPICategoryUserDefaults", title: "User defaults", "The defaults of an app or group: UserDefaults."),
    ])
}
