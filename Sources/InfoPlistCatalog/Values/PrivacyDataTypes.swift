extension ValueTable {
  /// Kinds of collected data.
  public static let privacyDataTypes: ValueTable = ValueTable(
    "privacy-data-types",
    title: "Collected data types",
    closed: true,
    summary: "Kinds of data that a privacy manifest declares as collected.",
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacycollecteddatatypes/nsprivacycollecteddatatype")],
    [
      ValueEntry("NSPrivacyCollectedDataTypeName", title: "Name", "First or last name."),
      ValueEntry("NSPrivacyCollectedDataTypeEmailAddress", title: "Email address", "Email address, hashed ones included."),
      ValueEntry("NSPrivacyCollectedDataTypePhoneNumber", title: "Phone number", "Phone number, hashed ones included."),
      ValueEntry("NSPrivacyCollectedDataTypePhysicalAddress", title: "Physical address", "Postal or home address."),
      ValueEntry(
        "NSPrivacyCollectedDataTypeOtherUserContactInfo", title: "Other contact info",
        "Anything else by which a person can be reached outside the app."),
      ValueEntry("NSPrivacyCollectedDataTypeHealth", title: "Health", "Health and medical data."),
      ValueEntry("NSPrivacyCollectedDataTypeFitness", title: "Fitness", "Exercise and movement data."),
      ValueEntry(
        "NSPrivacyCollectedDataTypePaymentInfo", title: "Payment info",
        "How a person pays: form of payment, card or account number."),
      ValueEntry("NSPrivacyCollectedDataTypeCreditInfo", title: "Credit info", "Credit score and the like."),
      ValueEntry(
        "NSPrivacyCollectedDataTypeOtherFinancialInfo", title: "Other financial info",
        "Income, assets, debts and other money matters."),
      ValueEntry(
        "NSPrivacyCollectedDataTypePreciseLocation", title: "Precise location",
        "Location as exact as coordinates with three or more decimal places."),
      ValueEntry("NSPrivacyCollectedDataTypeCoarseLocation", title: "Coarse location", "Location less exact than the precise one."),
      ValueEntry(
        "NSPrivacyCollectedDataTypeSensitiveInfo", title: "Sensitive info",
        "Origin, orientation, pregnancy, disability, belief, opinion, genes or biometrics."),
      ValueEntry("NSPrivacyCollectedDataTypeContacts", title: "Contacts", "People a person knows: address book, friends, followers."),
      ValueEntry(
        "NSPrivacyCollectedDataTypeEmailsOrTextMessages", title: "Emails or text messages",
        "Messages with subject, sender, recipients and contents."),
      ValueEntry(
        "NSPrivacyCollectedDataTypePhotosorVideos", title: "Photos or videos",
        "Pictures and films of a person; note the small letter in the name.", misspellings: ["NSPrivacyCollectedDataTypePhotosOrVideos"]),
      ValueEntry("NSPrivacyCollectedDataTypeAudioData", title: "Audio data", "Voice and sound recordings."),
      ValueEntry(
        "NSPrivacyCollectedDataTypeGameplayContent", title: "Gameplay content",
        "Saved games, moves in matches, things made in a game."),
      ValueEntry("NSPrivacyCollectedDataTypeCustomerSupport", title: "Customer support", "What a person writes while asking for help."),
      ValueEntry("NSPrivacyCollectedDataTypeOtherUserContent", title: "Other user content", "Anything else that people make or write."),
      ValueEntry(
        "NSPrivacyCollectedDataTypeBrowsingHistory", title: "Browsing history",
        "What a person looked at outside the app, such as websites."),
      ValueEntry("NSPrivacyCollectedDataTypeSearchHistory", title: "Search history", "What a person searched for in the app."),
      ValueEntry("NSPrivacyCollectedDataTypeUserID", title: "User ID", "Account name or number that tells a person or account."),
      ValueEntry("NSPrivacyCollectedDataTypeDeviceID", title: "Device ID", "Identifier of the device, such as that for advertisers."),
      ValueEntry(
        "NSPrivacyCollectedDataTypePurchaseHistory", title: "Purchase history",
        "What a person or account bought, and tendencies drawn from it."),
      ValueEntry(
        "NSPrivacyCollectedDataTypeProductInteraction", title: "Product interaction",
        "Launches, taps, scrolling, views and listening."),
      ValueEntry("NSPrivacyCollectedDataTypeAdvertisingData", title: "Advertising data", "Which advertisements a person has seen."),
      ValueEntry("NSPrivacyCollectedDataTypeOtherUsageData", title: "Other usage data", "Any other data on what people do in the app."),
      ValueEntry("NSPrivacyCollectedDataTypeCrashData", title: "Crash data", "Crash logs."),
      ValueEntry("NSPrivacyCollectedDataTypePerformanceData", title: "Performance data", "Launch time, hangs, energy use."),
      ValueEntry(
        "NSPrivacyCollectedDataTypeOtherDiagnosticData", title: "Other diagnostic data",
        "Further data gathered to find technical faults."),
      ValueEntry(
        "NSPrivacyCollectedDataTypeEnvironmentScanning", title: "Environment scanning",
        "Shape of the surroundings: meshes, planes, objects."),
      ValueEntry("NSPrivacyCollectedDataTypeHands", title: "Hands", "Structure and movement of the hands."),
      ValueEntry("NSPrivacyCollectedDataTypeHead", title: "Head", "Movement of the head."),
      ValueEntry("NSPrivacyCollectedDataTypeOtherDataTypes", title: "Other data types", "Data that fits no other value."),
    ])
}
