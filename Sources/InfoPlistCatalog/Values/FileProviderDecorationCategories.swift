extension ValueTable {
  /// Where a file provider draws a decoration.
  public static let fileProviderDecorationCategories: ValueTable = ValueTable(
    "file-provider-decoration-categories",
    title: "Decoration categories of file providers",
    summary: "Where the decoration of a file provider item is drawn.",
    sources: [.applePage("fileprovider/nsfileprovideritemdecorating")],
    [
      ValueEntry("Badge", title: "Badge", "A small image on the icon of the item."),
      ValueEntry("Sharing", title: "Sharing", "The line of text that tells how the item is shared."),
      ValueEntry("FolderBadge", title: "Folder badge", "A small image on the icon of a folder."),
    ])
}
