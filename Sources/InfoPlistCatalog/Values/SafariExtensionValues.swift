extension ValueTable {
  /// How many websites a Safari app extension may read.
  public static let safariAccessLevels: ValueTable = ValueTable(
    "safari-access-levels",
    title: "Website access of Safari app extensions",
    summary: "How many websites a Safari app extension may read and change.",
    sources: [.keyPage("nsextension/sfsafariwebsiteaccess/level")],
    [
      ValueEntry("None", title: "None", "No website."),
      ValueEntry(
        "Some", title: "Some", "The websites listed under Allowed Domains.",
        requiredKeys: ["NSExtension.SFSafariWebsiteAccess.Allowed Domains"]),
      ValueEntry("All", title: "All", "Every website."),
    ])

  /// What the toolbar button of a Safari app extension does.
  public static let safariToolbarActions: ValueTable = ValueTable(
    "safari-toolbar-actions",
    title: "Toolbar actions of Safari app extensions",
    closed: false,
    summary: "What happens when the toolbar button of a Safari app extension is clicked. Other actions may exist.",
    sources: [.keyPage("nsextension/sfsafaritoolbaritem/action"), .publicFiles],
    [ValueEntry("Command", title: "Command", "The extension is told of the click and runs its own code.", confidence: .medium)])
}
