extension ValueTable {
  /// Ways to find accessories.
  public static let accessorySetupTechnologies: ValueTable = ValueTable(
    "accessory-setup-technologies",
    title: "Ways to find accessories",
    closed: false,
    summary: "Radio technologies by which accessories are found for setting up.",
    sources: [.keyPage("nsaccessorysetupsupports"), .applePage("accessorysetupkit/discovering-and-configuring-accessories")],
    [
      ValueEntry("Bluetooth", title: "Bluetooth", "Accessories that advertise themselves over Bluetooth."),
      ValueEntry("WiFi", title: "Wi-Fi", "Accessories that open a Wi-Fi network.", misspellings: ["Wi-Fi", "WIFI"]),
    ])
}
