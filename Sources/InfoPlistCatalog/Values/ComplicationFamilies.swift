extension ValueTable {
  /// Places for complications.
  public static let complicationFamilies: ValueTable = ValueTable(
    "complication-families",
    title: "Complication families",
    summary: "Places on watch faces that ClockKit complications are made for.",
    sources: [.keyPage("clkcomplicationsupportedfamilies")],
    [
      ValueEntry("CLKComplicationFamilyModularSmall", "The small square of a modular face."),
      ValueEntry("CLKComplicationFamilyModularLarge", "The large rectangle of a modular face."),
      ValueEntry("CLKComplicationFamilyUtilitarianSmall", "A small area in the corner of a utility face."),
      ValueEntry("CLKComplicationFamilyUtilitarianSmallFlat", "A small flat area in the corner of a utility face."),
      ValueEntry("CLKComplicationFamilyUtilitarianLarge", "The wide area at the foot of a utility face."),
      ValueEntry("CLKComplicationFamilyCircularSmall", "A small circle."),
      ValueEntry("CLKComplicationFamilyExtraLarge", "The one area of an extra-large face."),
      ValueEntry("CLKComplicationFamilyGraphicCorner", "A curved area in the corner of a graphic face."),
      ValueEntry("CLKComplicationFamilyGraphicBezel", "A circle with text along the rim of a graphic face."),
      ValueEntry("CLKComplicationFamilyGraphicCircular", "A circle on a graphic face."),
      ValueEntry("CLKComplicationFamilyGraphicRectangular", "A large rectangle on a graphic face."),
      ValueEntry("CLKComplicationFamilyGraphicExtraLarge", "The one area of an extra-large graphic face."),
    ])
}
