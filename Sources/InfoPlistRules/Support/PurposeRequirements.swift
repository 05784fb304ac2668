import Linting

/// Which code makes which purpose strings necessary. Data for the rules that compare executables with an Info.plist.
///
/// The facts: the pages of the keys say which framework asks people; reports of ITMS-90683 show that the store looks for the classes.
enum PurposeRequirements {
  /// One kind of access.
  struct Entry: Sendable {
    /// What is asked for, in words.
    let resource: String
    /// The frameworks that give access; one of them must be linked.
    let frameworks: [String]
    /// Classes and functions that are of no use without access.
    let symbols: [String]
    /// Keys of which one is needed, the usual one first.
    let keys: [String]
    /// Whether macOS asks for it, too.
    let isOnMac: Bool
    /// Whether the symbol proves the need; otherwise it only makes it likely.
    let isCertain: Bool

    init(
      _ resource: String, _ frameworks: [String], _ symbols: [String], _ keys: [String], isOnMac: Bool = false, isCertain: Bool = true
    ) {
      self.resource = resource
      self.frameworks = frameworks
      self.symbols = symbols
      self.keys = keys
      self.isOnMac = isOnMac
      self.isCertain = isCertain
    }
  }

  private static func classes(_ names: String...) -> [String] { names.map { "_OBJC_CLASS_$_" + $0 } }

  /// All kinds of access.
  static let all: [Entry] = [
    Entry(
      "the location", ["CoreLocation"], classes("CLLocationManager"),
      [
        "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
        "NSLocationUsageDescription",
      ]),
    Entry(
      "contacts", ["Contacts", "AddressBook"], classes("CNContactStore") + ["_ABAddressBookCreateWithOptions"],
      ["NSContactsUsageDescription"], isOnMac: true),
    Entry(
      "calendars or reminders", ["EventKit"], classes("EKEventStore"),
      [
        "NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsUsageDescription",
        "NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription",
      ], isOnMac: true),
    Entry(
      "photos", ["Photos", "AssetsLibrary"], classes("PHPhotoLibrary", "ALAssetsLibrary"),
      ["NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription"], isOnMac: true),
    Entry(
      "adding photos", ["UIKit", "UIKitCore"], ["_UIImageWriteToSavedPhotosAlbum", "_UISaveVideoAtPathToSavedPhotosAlbum"],
      ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"]),
    Entry("the camera", ["ARKit"], classes("ARSession", "ARSCNView"), ["NSCameraUsageDescription"]),
    Entry("the camera", ["VisionKit"], classes("VNDocumentCameraViewController"), ["NSCameraUsageDescription"]),
    Entry(
      "the camera or the microphone", ["AVFoundation", "AVFCapture"], classes("AVCaptureDeviceInput"),
      ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"], isOnMac: true),
    Entry("the microphone", ["AVFoundation", "AVFAudio"], classes("AVAudioRecorder"), ["NSMicrophoneUsageDescription"], isOnMac: true),
    Entry(
      "Bluetooth", ["CoreBluetooth"], classes("CBCentralManager", "CBPeripheralManager"),
      ["NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"], isOnMac: true),
    Entry(
      "motion", ["CoreMotion"], classes("CMMotionActivityManager", "CMPedometer", "CMStepCounter", "CMSensorRecorder"),
      ["NSMotionUsageDescription"]),
    Entry("speech recognition", ["Speech"], classes("SFSpeechRecognizer"), ["NSSpeechRecognitionUsageDescription"], isOnMac: true),
    Entry(
      "the music library", ["MediaPlayer", "StoreKit"], classes("MPMediaQuery", "MPMediaLibrary", "SKCloudServiceController"),
      ["NSAppleMusicUsageDescription"]),
    Entry("the home", ["HomeKit"], classes("HMHomeManager"), ["NSHomeKitUsageDescription"]),
    Entry(
      "health data", ["HealthKit"], classes("HKHealthStore"), ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]),
    Entry("Siri", ["Intents"], classes("INPreferences"), ["NSSiriUsageDescription"]),
    Entry("the focus", ["Intents"], classes("INFocusStatusCenter"), ["NSFocusStatusUsageDescription"]),
    Entry(
      "cards and tags", ["CoreNFC"], classes("NFCNDEFReaderSession", "NFCTagReaderSession", "NFCISO15693ReaderSession"),
      ["NFCReaderUsageDescription"]),
    Entry("tracking", ["AppTrackingTransparency"], classes("ATTrackingManager"), ["NSUserTrackingUsageDescription"], isCertain: false),
    Entry(
      "devices nearby", ["NearbyInteraction"], classes("NISession"),
      ["NSNearbyInteractionUsageDescription", "NSNearbyInteractionAllowOnceUsageDescription"]),
    Entry("sensors for research", ["SensorKit"], classes("SRSensorReader"), ["NSSensorKitUsageDescription"]),
    Entry(
      "the account at a TV provider", ["VideoSubscriberAccount"], classes("VSAccountManager"), ["NSVideoSubscriberAccountUsageDescription"]),
    Entry("Face ID", ["LocalAuthentication"], classes("LAContext"), ["NSFaceIDUsageDescription"], isCertain: false),
    Entry("other apps by Apple events", ["ScriptingBridge"], classes("SBApplication"), ["NSAppleEventsUsageDescription"], isOnMac: true),
  ]

  /// Whether one of the keys of an entry is there, variants included.
  static func isMet(_ entry: Entry, by info: InfoSubject) -> Bool { entry.keys.contains { info[$0] != nil } }

  /// Whether a platform asks people for it.
  static func concerns(_ entry: Entry, _ platform: Platform) -> Bool {
    if platform == .macOS { return entry.isOnMac }
    if entry.frameworks == ["ScriptingBridge"] { return false }
    return entry.keys.contains { key in
      guard let state: Availability = KeyCatalog.topLevelKey(named: key)?.availability.on(platform) else { return false }
      return !state.isUnavailable
    }
  }
}
