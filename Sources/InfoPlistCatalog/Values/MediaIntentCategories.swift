extension ValueTable {
  /// Kinds of media an Intents extension can play.
  public static let mediaIntentCategories: ValueTable = ValueTable(
    "media-intent-categories",
    title: "Media categories of Intents extensions",
    summary: "Kinds of media that an Intents extension can play when Siri asks for them.",
    sources: [.keyPage("nsextension/nsextensionattributes/supportedmediacategories")],
    [
      ValueEntry("INMediaCategoryAudiobooks", title: "Audiobooks", "Books read aloud."),
      ValueEntry("INMediaCategoryMusic", title: "Music", "Songs, albums, artists and playlists."),
      ValueEntry("INMediaCategoryGeneral", title: "General", "Media of no particular kind."),
      ValueEntry("INMediaCategoryPodcasts", title: "Podcasts", "Podcast shows and their episodes."),
      ValueEntry("INMediaCategoryRadio", title: "Radio", "Radio stations."),
    ])
}
