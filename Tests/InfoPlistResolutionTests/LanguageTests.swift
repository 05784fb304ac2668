import InfoPlistResolution
import Testing
import _InfoPlistTestSupport

/// From preferred languages to localizations.
@Suite struct LanguageTests {
  private func chosen(_ available: [String], _ languages: [String], region: String? = nil, relatives: Bool = true) -> [String] {
    LocalizationChoice(
      list: LocalizationList(declared: nil, directories: available, developmentRegion: region), developmentRegion: region,
      languages: languages, takesRelatives: relatives
    ).searchList
  }

  @Test(arguments: [
    ("fr_CA", "fr-CA"), ("English", "en"), ("zh_TW", "zh-Hant-TW"), ("zh-HK", "zh-Hant-HK"), ("zh-CN", "zh-Hans-CN"), ("iw", "he"),
    ("no-NO", "nb-NO"), ("es-419", "es-419"), ("SR-latn-rs", "sr-Latn-RS"), ("deu", "de"), ("tl", "fil"), ("sh", "sr-Latn"), ("kab", "kab"),
    ("ca-ES-valencia", "ca-ES-valencia"), ("Simplified Chinese", "zh-Hans"), ("", ""),
  ])
  func tags(_ vector: (String, String)) {
    #expect(LanguageTag(vector.0).description == vector.1)
  }

  @Test(.covers("R-LOC-005")) func vectorsOfTheReport() {
    let matching: (_ available: [String], _ language: String) -> [String] = { available, language in
      LanguageMatching(available: available).matches([language]).map(\.localization)
    }
    #expect(matching(["en-GB", "en"], "en-AU").first == "en-GB")
    #expect(matching(["zh-Hans", "zh-Hant"], "zh-HK") == ["zh-Hant"])
    #expect(matching(["English", "French"], "fr-CA") == ["French"])
    #expect(matching(["es-419", "es"], "es-MX") == ["es-419", "es"])
    #expect(matching(["zh_TW", "zh_CN"], "zh-Hant-HK") == ["zh_TW"])
    #expect(matching(["zh_TW", "zh_CN"], "zh-Hans-SG") == ["zh_CN"])
    #expect(matching(["zh_TW", "zh-HK"], "zh-Hant-MO") == ["zh-HK", "zh_TW"])
    #expect(matching(["en-AU", "en"], "en-NZ") == ["en-AU", "en"])
    #expect(matching(["no", "da"], "nb-NO") == ["no"])
    #expect(matching(["sr"], "sr-Latn").isEmpty)
  }

  @Test func laterPreferencesAreNotMixedIn() {
    #expect(chosen(["fr", "de", "en"], ["de-AT", "fr"]) == ["de", "en"])
    #expect(chosen(["en", "pl", "es"], ["es"]) == ["es", "en"])
    #expect(chosen(["de", "it"], ["en"]) == ["de"])
    #expect(chosen(["de", "it"], ["en"], region: "it") == ["it"])
    #expect(chosen(["French"], ["fr"], region: "fr") == ["French", "fr"])
    #expect(chosen([], ["fr"]) == ["en"])
  }

  @Test func relativesOfCurrentSystems() {
    #expect(chosen(["fr-FR", "de"], ["fr-CA"], region: "de") == ["fr-FR", "de"])
    #expect(chosen(["fr-FR", "de"], ["fr-CA"], region: "de", relatives: false) == ["de"])
    #expect(chosen(["en-US", "de"], ["en"], region: "de").first == "en-US")
    #expect(chosen(["nn", "de"], ["nb"], region: "de").first == "nn")
    #expect(chosen(["pt-BR", "en"], ["pt-PT", "en"]).first == "en")
    #expect(chosen(["pt-BR", "de"], ["pt-PT"], region: "de").first == "pt-BR")
    #expect(chosen(["zh-Hans", "de"], ["zh-Hant"], region: "de").first == "de")
  }

  @Test func sameLanguageInAnyForm() {
    #expect(LanguageMatching(available: ["French", "fr"]).spelling(of: "fr") == "fr")
    #expect(LanguageMatching(available: ["French"]).spelling(of: "fr") == "French")
    #expect(LanguageMatching(available: ["fr_CA"]).spelling(of: "fr-CA") == "fr_CA")
    #expect(LanguageMatching(available: ["zh-Hans-CN"]).spelling(of: "zh_CN") == "zh-Hans-CN")
    #expect(LanguageMatching(available: ["fr"]).spelling(of: "fr-CA") == nil)
  }

  @Test func listOfLocalizations() {
    #expect(LocalizationList(declared: ["fr", ""], directories: ["de"], developmentRegion: "en").names == ["fr", "de"])
    #expect(LocalizationList(declared: nil, directories: ["Base", "de"], developmentRegion: "en").names == ["Base", "de", "en"])
    #expect(LocalizationList(declared: nil, directories: ["Base", "English"], developmentRegion: "en").names == ["Base", "English"])
    #expect(LocalizationList(declared: nil, directories: [], developmentRegion: "en").names == ["en"])
    #expect(LocalizationList(declared: [], directories: [], developmentRegion: "en").names.isEmpty)
    #expect(LocalizationList(declared: ["de"], directories: ["de", "Base"], developmentRegion: "de").languages == ["de"])
  }

  @Test func theAppDecidesForWhatIsInsideIt() {
    let list: LocalizationList = LocalizationList(declared: nil, directories: ["en", "fr"], developmentRegion: "en")
    let inside: LocalizationChoice = LocalizationChoice(
      list: list, developmentRegion: "en", languages: ["fr"], mainSearchList: ["en"])
    #expect(inside.chosen == "en")
    #expect(inside.words == "'en' is the app's localization 'en'")
    #expect(
      LocalizationChoice(list: list, developmentRegion: "en", languages: ["fr-CA"]).words
        == "'fr' is what the preferred language 'fr-CA' falls back to")
  }

  @Test func aLaterPreferenceThatIsThereExactlyReplacesANearRegion() {
    #expect(chosen(["en-GB", "en-IN"], ["en-NZ", "en-IN"]).first == "en-IN")
    #expect(chosen(["en-GB", "en-IN"], ["en-NZ", "fr", "en-IN"]).first == "en-IN")
    #expect(chosen(["en-GB", "en-IN"], ["en-NZ", "en-ZA"]).first == "en-GB")
    #expect(chosen(["en-GB", "en-IN"], ["en-NZ", "en-IN"], relatives: false).first == "en-GB")
    #expect(chosen(["en", "en-IN"], ["en-US", "en-IN"]).first == "en")
    #expect(chosen(["en-GB", "en-IN"], ["en-GB", "en-IN"]).first == "en-GB")
    #expect(chosen(["zh-Hant-HK", "zh-Hant-TW"], ["zh-Hant-MO", "zh-Hant-TW"]).first == "zh-Hant-HK")
    #expect(chosen(["fr-FR", "fr-BE"], ["fr-CA", "fr-BE"]).first == "fr-BE")
  }

  @Test func theUsualRegionIsTheNearest() {
    #expect(chosen(["fr-BE", "fr-FR"], ["fr-CA"]).first == "fr-FR")
    #expect(chosen(["de-AT", "de-CH", "de-DE"], ["de-LI"]).first == "de-DE")
    #expect(chosen(["en-IN", "de"], ["hi-Latn"], region: "de").first == "en-IN")
    #expect(chosen(["zh-Hant-HK", "zh-Hant-TW"], ["zh-Hant-HK"]) == ["zh-Hant-HK", "zh-Hant-TW"])
  }

  @Test func resourcesWithoutWordsServeEverybody() {
    #expect(chosen(["de", "zxx"], ["fr"], region: "de") == ["zxx", "de"])
    #expect(chosen(["fr", "zxx"], ["fr"], region: "fr") == ["fr"])
    #expect(chosen(["de", "zxx"], ["fr"], region: "de", relatives: false) == ["de"])
  }

  @Test func theDevelopmentRegionEndsTheSearch() {
    #expect(chosen(["de", "fr", "en"], ["fr"], region: "de") == ["fr", "de"])
    #expect(chosen(["de", "English"], ["de"]) == ["de", "English"])
    #expect(chosen(["pl", "de"], ["ja"]) == ["pl"])
  }
}
