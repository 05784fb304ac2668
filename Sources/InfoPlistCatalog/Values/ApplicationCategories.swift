extension ValueTable {
  /// Categories of apps in a store.
  public static let applicationCategories: ValueTable = ValueTable(
    "application-categories",
    title: "App categories",
    summary: "Type identifiers of the store categories; games have narrower ones of their own.",
    requirements: ["R-LS-001"],
    sources: [.reference(.launchServices), .keyPage("lsapplicationcategorytype"), .swiftBuild],
    generalApplicationCategories + gameApplicationCategories)

  private static let generalApplicationCategories: [ValueEntry] = [
    ValueEntry("public.app-category.business", title: "Business", "Work in companies and trade."),
    ValueEntry("public.app-category.developer-tools", title: "Developer Tools", "Tools for making software."),
    ValueEntry("public.app-category.education", title: "Education", "Teaching and learning."),
    ValueEntry("public.app-category.entertainment", title: "Entertainment", "Pastime other than games."),
    ValueEntry("public.app-category.finance", title: "Finance", "Money, banking and taxes."),
    ValueEntry("public.app-category.games", title: "Games", "Games without a narrower category."),
    ValueEntry("public.app-category.graphics-design", title: "Graphics & Design", "Drawing, layout and design."),
    ValueEntry("public.app-category.healthcare-fitness", title: "Healthcare & Fitness", "Health, exercise and wellbeing."),
    ValueEntry("public.app-category.lifestyle", title: "Lifestyle", "Home, hobbies and daily life."),
    ValueEntry("public.app-category.medical", title: "Medical", "Medicine for professionals and patients."),
    ValueEntry("public.app-category.music", title: "Music", "Listening to and making music."),
    ValueEntry("public.app-category.news", title: "News", "News and reporting."),
    ValueEntry("public.app-category.photography", title: "Photography", "Taking and editing pictures."),
    ValueEntry("public.app-category.productivity", title: "Productivity", "Writing, planning and office work."),
    ValueEntry("public.app-category.reference", title: "Reference", "Looking things up."),
    ValueEntry("public.app-category.social-networking", title: "Social Networking", "Contact among people."),
    ValueEntry("public.app-category.sports", title: "Sports", "Sports news and training."),
    ValueEntry("public.app-category.travel", title: "Travel", "Trips and places."),
    ValueEntry("public.app-category.utilities", title: "Utilities", "Small tools for the system."),
    ValueEntry("public.app-category.video", title: "Video", "Watching and making films."),
    ValueEntry("public.app-category.weather", title: "Weather", "Weather reports and forecasts."),
    ValueEntry(
      "public.app-category.books", title: "Books", "Reading books; offered by Xcode, not in older lists.", sources: [.swiftBuild]),
    ValueEntry(
      "public.app-category.food-and-drink", title: "Food & Drink",
      "Cooking, eating and drinking; offered by Xcode, not in older lists.", sources: [.swiftBuild]),
    ValueEntry(
      "public.app-category.magazines-and-newspapers", title: "Magazines & Newspapers",
      "Periodicals; offered by Xcode, not in older lists.", sources: [.swiftBuild]),
    ValueEntry(
      "public.app-category.navigation", title: "Navigation", "Maps and finding the way; offered by Xcode, not in older lists.",
      sources: [.swiftBuild]),
    ValueEntry(
      "public.app-category.shopping", title: "Shopping", "Buying things; offered by Xcode, not in older lists.", sources: [.swiftBuild]),
  ]

  private static let gameApplicationCategories: [ValueEntry] = [
    ValueEntry("public.app-category.action-games", title: "Action Games", "Games: reflexes and fighting."),
    ValueEntry("public.app-category.adventure-games", title: "Adventure Games", "Games: stories and exploring."),
    ValueEntry("public.app-category.arcade-games", title: "Arcade Games", "Games: short rounds in arcade style."),
    ValueEntry("public.app-category.board-games", title: "Board Games", "Games: play on a board."),
    ValueEntry("public.app-category.card-games", title: "Card Games", "Games: cards."),
    ValueEntry("public.app-category.casino-games", title: "Casino Games", "Games: games of chance as in a casino."),
    ValueEntry("public.app-category.dice-games", title: "Dice Games", "Games: dice."),
    ValueEntry("public.app-category.educational-games", title: "Educational Games", "Games: learning."),
    ValueEntry("public.app-category.family-games", title: "Family Games", "Games: play for all ages together."),
    ValueEntry("public.app-category.kids-games", title: "Kids Games", "Games: play for children."),
    ValueEntry("public.app-category.music-games", title: "Music Games", "Games: rhythm and music."),
    ValueEntry("public.app-category.puzzle-games", title: "Puzzle Games", "Games: puzzles."),
    ValueEntry("public.app-category.racing-games", title: "Racing Games", "Games: races."),
    ValueEntry("public.app-category.role-playing-games", title: "Role Playing Games", "Games: characters that grow."),
    ValueEntry("public.app-category.simulation-games", title: "Simulation Games", "Games: imitating real activities."),
    ValueEntry("public.app-category.sports-games", title: "Sports Games", "Games: sports."),
    ValueEntry("public.app-category.strategy-games", title: "Strategy Games", "Games: planning ahead."),
    ValueEntry("public.app-category.trivia-games", title: "Trivia Games", "Games: quiz questions."),
    ValueEntry("public.app-category.word-games", title: "Word Games", "Games: words and letters."),
  ]
}
