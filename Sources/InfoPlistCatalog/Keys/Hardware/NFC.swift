extension KeyFamily {
  /// Tags that an app may read.
  public static let nfc: KeyFamily = KeyFamily(
    "nfc", "Tags for near field communication", category: .hardware,
    summary: "Tags and cards that an app may read by NFC.")
}

extension InfoPlistKey {
  /// Identifiers on ISO 7816 cards.
  public static let nfcISO7816SelectIdentifiers: InfoPlistKey = InfoPlistKey(
    "'com.apple.developer.nfc.readersession.iso7816.select-identifiers'",
    title: "ISO7816 application identifiers for NFC Tag Reader Session",
    in: .nfc,
    .strings(.hexadecimal),
    since: [.iOS("13.0")],
    expected: [.required(when: "the app reads ISO 7816 tags")],
    localized: [.never],
    needs: ["NFCReaderUsageDescription"],
    example: """
      <array>
        <string>A0000002471001</string>
      </array>
      """,
    summary: "Application identifiers that an app selects on ISO 7816 cards.",
    details: """
      The name looks like that of an entitlement, but the key belongs into Info.plist. The first identifier of the list that a card \
      knows is selected when the card is found.
      """,
    whenNeeded: "When the app reads cards such as passports or tickets.",
    ifMissing: "Cards of this kind are not reported to the app.",
    mistakes: [
      "Putting the key into the entitlements file.",
      "Spaces or 0x in the digits.",
    ],
    sources: [.keyPage("com.apple.developer.nfc.readersession.iso7816.select-identifiers")])

  /// System codes of FeliCa cards.
  public static let nfcFeliCaSystemCodes: InfoPlistKey = InfoPlistKey(
    "'com.apple.developer.nfc.readersession.felica.systemcodes'",
    title: "ISO18092 system codes for NFC Tag Reader Session",
    in: .nfc,
    .strings(.hexadecimal),
    since: [.iOS("13.0")],
    expected: [.required(when: "the app reads FeliCa tags")],
    localized: [.never],
    needs: ["NFCReaderUsageDescription"],
    example: """
      <array>
        <string>8005</string>
        <string>8008</string>
      </array>
      """,
    summary: "System codes of FeliCa cards that an app reads.",
    details: "The name looks like that of an entitlement, but the key belongs into Info.plist.",
    whenNeeded: "When the app reads FeliCa cards.",
    ifMissing: "Cards of this kind are not reported to the app.",
    mistakes: ["Wildcards such as FFFF: they are not allowed."],
    sources: [.keyPage("com.apple.developer.nfc.readersession.felica.systemcodes")])
}
