extension ValueTable {
  /// Tasks of a macOS Action extension.
  public static let actionExtensionRoles: ValueTable = ValueTable(
    "action-extension-roles",
    title: "Roles of Action extensions",
    summary: "Whether a macOS Action extension changes what it is given.",
    requirements: ["R-EXT-031...032"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/nsextensionserviceroletype")],
    [
      ValueEntry(
        "NSExtensionServiceRoleTypeEditor", title: "Editor", "The extension changes the content and hands the result back to the app.",
        since: [.macOS("10.10")], requirements: ["R-EXT-031...032"]),
      ValueEntry(
        "NSExtensionServiceRoleTypeViewer", title: "Viewer", "The extension shows the content and leaves it as it is.",
        since: [.macOS("10.10")], requirements: ["R-EXT-031...032"]),
    ])
}
