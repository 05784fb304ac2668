import AppBundles
import Diagnostics
import InfoPlistCatalog
import InfoPlistResolution
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Keys with qualifiers, `base-platform~device`.
@Suite struct KeyVariantTests {
  /// The keys and values that are left after the variants of an environment were taken in.
  private func reduced(_ table: String, _ profile: VariantProfile) -> [String: String] {
    let info: InfoDictionary = InfoDictionary(PropertyListDocument(reading: SourceBytes(table)), file: "Info.plist")
    var result: [String: String] = [:]
    for key in info.keys(profile) { result[key] = info.choice(for: key, profile)?.entry.node.string ?? "(none)" }
    return result
  }

  private let iPad: VariantProfile = VariantProfile(for: .iPad)

  @Test(.covers("R-VAR-001", "R-VAR-002", "R-VAR-003", "R-VAR-004", "R-VAR-005")) func grammar() {
    #expect(KeyVariant("A-iphoneos~ipad") == KeyVariant(base: "A", platform: "iphoneos", product: "ipad"))
    #expect(KeyVariant("A~ipad") == KeyVariant(base: "A", product: "ipad"))
    #expect(KeyVariant("A-macos") == KeyVariant(base: "A", platform: "macos"))
    #expect(KeyVariant("com.a-b~ipad") == KeyVariant(base: "com.a", platform: "b", product: "ipad"))
    for key in ["A", "", "~ipad", "A~", "A-", "-", "~", "A~ipad-iphoneos", "A-~ipad", "-macos"] {
      #expect(KeyVariant(key) == nil, "\(key)")
    }
  }

  @Test(.covers("R-VAR-009", "R-VAR-013", "R-VAR-014", "R-VAR-015")) func vectorsOfTheBundleCode() {
    #expect(reduced(#""A" = 1; "A~ipad" = 2;"#, iPad) == ["A": "2"])
    #expect(reduced(#""A-iphoneos" = 1; "A~ipad" = 2;"#, iPad) == ["A": "2"])
    #expect(reduced(#""A-iphoneos~ipad" = 3; "A~ipad" = 2;"#, iPad) == ["A": "3"])
    #expect(reduced(#""A~iphone" = 1;"#, iPad).isEmpty)
    #expect(reduced(#""A-macos" = 1;"#, iPad) == ["A-macos": "1"])
    #expect(reduced(#""A~ipadpro" = 1;"#, iPad).isEmpty)
    #expect(reduced(#""CFBundleIdentifier~ipad" = x; "CFBundleIdentifier" = y;"#, iPad) == ["CFBundleIdentifier": "y"])
    #expect(reduced(#""x-y~ipad" = 1;"#, iPad) == ["x-y~ipad": "1"])
    #expect(reduced(#""~ipad" = 1; "A~" = 1; "A-" = 1;"#, iPad) == ["~ipad": "1", "A~": "1", "A-": "1"])
    #expect(reduced(#""A" = 1; "A-iphoneos" = 2;"#, iPad) == ["A": "2"])
    #expect(reduced(#""A" = 1; "A~iphone" = 2;"#, iPad) == ["A": "1"])
  }

  @Test(.covers("R-VAR-006", "R-VAR-007", "R-VAR-008", "R-VAR-009")) func devices() {
    let table: String = #""A" = plain; "A~iphone" = phone; "A~ipod" = pod; "A~ipad" = pad;"#
    #expect(reduced(table, VariantProfile(for: .iPhone)) == ["A": "phone"])
    #expect(reduced(table, VariantProfile(for: .iPod)) == ["A": "pod"])
    #expect(reduced(table, VariantProfile(for: .iPad)) == ["A": "pad"])
    #expect(reduced(table, VariantProfile(for: .mac))["A"] == "plain")
    #expect(reduced(table, VariantProfile(for: .mac)).count == 4)
    #expect(reduced(table, VariantProfile(for: .appleTV))["A"] == "plain")
  }

  @Test(.covers("R-VAR-010", "R-VAR-015")) func platforms() {
    let table: String = #""A" = plain; "A-iphoneos" = phone; "A-macos" = mac; "A-macosx" = old;"#
    #expect(reduced(table, VariantProfile(for: .mac)) == ["A": "mac", "A-iphoneos": "phone"])
    #expect(reduced(table, VariantProfile(for: .iPhone)) == ["A": "phone", "A-macos": "mac", "A-macosx": "old"])
    #expect(reduced(table, VariantProfile(.reference, for: .mac)) == ["A": "mac", "A-macosx": "old"])
    #expect(reduced(table, .none).count == 4)
  }

  @Test func olderBundleCode() {
    let phone: VariantProfile = VariantProfile(.cf1153, for: .iPhone)
    #expect(reduced(#""A~ipadpro" = 1;"#, phone) == ["A~ipadpro": "1"])
    let mac: VariantProfile = VariantProfile(.cf1153, for: .mac)
    #expect(reduced(#""A" = 0; "A-windows" = 1; "A~ipad" = 2; "A-macos" = 3;"#, mac) == ["A": "3"])
    #expect(reduced(#""A" = 0; "A-macos~ipad" = 1;"#, mac) == ["A": "0", "A-macos~ipad": "1"])
  }

  @Test(.covers("R-VAR-016")) func systemsBefore32KnowNoVariants() {
    let old: VariantProfile = VariantProfile(for: Environment(device: .iPhone, osVersion: "3.1"))
    #expect(reduced(#""A" = 1; "A~iphone" = 2;"#, old)["A"] == "1")
    let new: VariantProfile = VariantProfile(for: Environment(device: .iPhone, osVersion: "3.2"))
    #expect(reduced(#""A" = 1; "A~iphone" = 2;"#, new)["A"] == "2")
  }

  @Test(.covers("R-VAR-018")) func orientationOfTheReference() {
    let table: String =
      "UIInterfaceOrientation = UIInterfaceOrientationPortrait; "
      + #""UIInterfaceOrientation~ipad" = UIInterfaceOrientationLandscapeRight;"#
    #expect(reduced(table, VariantProfile(for: .iPhone)) == ["UIInterfaceOrientation": "UIInterfaceOrientationPortrait"])
    #expect(reduced(table, VariantProfile(for: .iPod)) == ["UIInterfaceOrientation": "UIInterfaceOrientationPortrait"])
    #expect(reduced(table, VariantProfile(for: .iPad)) == ["UIInterfaceOrientation": "UIInterfaceOrientationLandscapeRight"])
  }

  @Test(.covers("R-VAR-019")) func orientationsOfTheTemplate() {
    let info: InfoDictionary = InfoDictionary(
      PropertyListDocument(
        reading: SourceBytes(#"{ UISupportedInterfaceOrientations = (a, b, c); "UISupportedInterfaceOrientations~ipad" = (a, b, c, d); }"#)),
      file: "Info.plist")
    let key: String = "UISupportedInterfaceOrientations"
    #expect(info.choice(for: key, VariantProfile(for: .iPhone))?.entry.node.count == 3)
    #expect(info.choice(for: key, iPad)?.entry.node.count == 4)
    #expect(info.choice(for: key, iPad)?.suffix == "~ipad")
  }

  @Test func onlyKeysOfTheTopAreVariants() {
    let info: InfoDictionary = InfoDictionary(
      PropertyListDocument(reading: SourceBytes(#"{ D = { "A~ipad" = 1; }; "A#Special" = 2; "a-b-macos" = 3; }"#)), file: "Info.plist")
    #expect(info.keys(iPad) == ["D", "A#Special", "a-b-macos"])
    #expect(info.choice(for: "D", iPad)?.entry.node["A~ipad"]?.string == "1")
    #expect(info.keys(VariantProfile(for: .mac)) == ["D", "A#Special", "a-b"])
  }

  /// A variant does not stand for the plain key: where no variant holds there is no value, and rules ask for the plain key.
  @Test(.covers("R-VAR-012")) func aVariantAloneLeavesOtherDevicesWithoutAValue() {
    let table: String = #""CFBundleName~ipad" = A;"#
    #expect(reduced(table, iPad) == ["CFBundleName": "A"])
    #expect(reduced(table, VariantProfile(for: .iPhone)).isEmpty)
    #expect(reduced(#""CFBundleName" = B; "# + table, VariantProfile(for: .iPhone)) == ["CFBundleName": "B"])
  }

  @Test func everyLoserHasItsReason() {
    let info: InfoDictionary = InfoDictionary(
      PropertyListDocument(reading: SourceBytes(#""A" = 0; "A~ipad" = 1; "A~iphone" = 2; "A-iphoneos" = 3; "A-macos" = 4;"#)),
      file: "Info.plist")
    let losers: [RejectedCandidate] = info.losers(for: "A", iPad, chosen: info.choice(for: "A", iPad))
    #expect(
      losers.map(\.reason) == [
        "a more specific variant holds, 'A~ipad'", "the device is 'ipad', not 'iphone'", "'A~ipad' is more specific",
        "this system does not know '-macos', so this is a key of its own",
      ])
    #expect(losers.first?.place.path?.description == "A")
  }

  @Test func fileNamesHaveOtherVariantsThanKeys() {
    let pod: FileNameVariants = FileNameVariants(for: .iPod)
    #expect(pod.suffixes == ["", "-iphoneos", "~iphone", "-iphoneos~iphone"])
    let names: Set<String> = ["Icon.png", "Icon~iphone.png", "Icon-iphoneos.png", "Icon~ipad.png"]
    #expect(pod.choose("Icon", "png", contains: names.contains)?.name == "Icon~iphone.png")
    #expect(FileNameVariants(for: .iPad).choose("Icon", "png", contains: names.contains)?.name == "Icon~ipad.png")
    #expect(FileNameVariants(for: .mac).choose("Icon", "png", contains: names.contains)?.name == "Icon.png")
    #expect(pod.choose("Other", "png", contains: names.contains) == nil)
  }
}
