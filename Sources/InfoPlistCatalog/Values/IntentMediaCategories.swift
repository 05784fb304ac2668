extension ValueTable {
  /// Media that Siri can ask an app to play.
  public static let intentMediaCategories: ValueTable = ValueTable(
    "intent-media-categories",
    title: "Intent media categories",
    summary: "Kinds of media that Siri may ask an app to play.",
    sources: [.keyPage("insupportedmediacategories")],
    [
      ValueEntry("INMediaCategoryMusic", "Music."),
      ValueEntry("INMediaCategoryPodcasts", "Podcasts."),
      ValueEntry("INMediaCategoryAudiobooks", "Audiobooks."),
      ValueEntry("INMediaCategoryRadio", "Radio."),
      ValueEntry("INMediaCategoryGeneral", "Media of any other kind."),
    ])
}
