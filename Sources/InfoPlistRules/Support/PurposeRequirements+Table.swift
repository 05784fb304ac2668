/// The facts: the pages of the keys and of the classes say which framework asks people and which entitlement permits it; reports of ITMS-90683 show
/// that the store looks for the classes and the entitlements. Classes of Swift are found by the beginning of their mangled names.
extension PurposeRequirements {
  private static func classes(_ names: String...) -> [String] { names.map { "_OBJC_CLASS_$_" + $0 } }

  /// All kinds of access.
  static let all: [Entry] = personalData + pictures + sensors + others

  private static let personalData: [Entry] = [
    Entry(
      "the location", ["CoreLocation"], classes("CLLocationManager"),
      [
        "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
        "NSLocationUsageDescription",
      ]),
    Entry(
      "contacts", ["Contacts", "AddressBook"], classes("CNContactStore") + ["_ABAddressBookCreateWithOptions"],
      ["NSContactsUsageDescription"], sandbox: ["com.apple.security.personal-information.addressbook"], isOnMac: true),
    Entry(
      "calendars or reminders", ["EventKit"], classes("EKEventStore"),
      [
        "NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsUsageDescription",
        "NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription",
      ], sandbox: ["com.apple.security.personal-information.calendars"], isOnMac: true),
    Entry(
      "the music library", ["MediaPlayer", "StoreKit", "MusicKit"],
      classes("MPMediaQuery", "MPMediaLibrary", "MPMediaPickerController", "SKCloudServiceController") + [
        "_$s8MusicKit0A13AuthorizationV*"
      ],
      ["NSAppleMusicUsageDescription"]),
    Entry(
      "the home", ["HomeKit"], classes("HMHomeManager"), ["NSHomeKitUsageDescription"], entitlements: ["com.apple.developer.homekit"]),
    Entry(
      "health data", ["HealthKit"], classes("HKHealthStore"), ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"],
      entitlements: ["com.apple.developer.healthkit"]),
    Entry(
      "Siri", ["Intents"], classes("INPreferences"), ["NSSiriUsageDescription"], entitlements: ["com.apple.developer.siri"]),
    Entry("the focus", ["Intents"], classes("INFocusStatusCenter"), ["NSFocusStatusUsageDescription"]),
    Entry("tracking", ["AppTrackingTransparency"], classes("ATTrackingManager"), ["NSUserTrackingUsageDescription"], isCertain: false),
    Entry(
      "the account at a TV provider", ["VideoSubscriberAccount"], classes("VSAccountManager"), ["NSVideoSubscriberAccountUsageDescription"],
      entitlements: ["com.apple.developer.video-subscriber-single-sign-on"]),
    Entry(
      "financial data", ["FinanceKit"], ["_$s10FinanceKit0A5StoreC*"], ["NSFinancialDataUsageDescription"],
      entitlements: ["com.apple.developer.financekit"], isCertain: false),
    Entry(
      "identity documents", ["PassKit", "PassKitCore"], classes("PKIdentityAuthorizationController"), ["NSIdentityUsageDescription"],
      isCertain: false),
    Entry("alarms", ["AlarmKit"], ["_$s8AlarmKit0A7ManagerC*"], ["NSAlarmKitUsageDescription"], isCertain: false),
  ]

  private static let pictures: [Entry] = [
    Entry(
      "photos", ["Photos", "AssetsLibrary"], classes("PHPhotoLibrary", "ALAssetsLibrary"),
      ["NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription"],
      sandbox: ["com.apple.security.personal-information.photos-library"],
      isOnMac: true),
    Entry(
      "reading photos", ["Photos"], classes("PHImageManager", "PHCachingImageManager"), ["NSPhotoLibraryUsageDescription"],
      or: ["NSPhotoLibraryAddUsageDescription"]),
    Entry(
      "adding photos", ["UIKit", "UIKitCore"], ["_UIImageWriteToSavedPhotosAlbum", "_UISaveVideoAtPathToSavedPhotosAlbum"],
      ["NSPhotoLibraryAddUsageDescription"], or: ["NSPhotoLibraryUsageDescription"]),
    Entry(
      "the camera", ["ARKit"], classes("ARSession", "ARSCNView", "ARWorldTrackingConfiguration", "ARFaceTrackingConfiguration"),
      ["NSCameraUsageDescription"]),
    Entry(
      "the camera", ["VisionKit"], classes("VNDocumentCameraViewController") + ["_$s9VisionKit25DataScannerViewControllerC*"],
      ["NSCameraUsageDescription"]),
    Entry(
      "the camera", ["RoomPlan", "RealityKit"],
      ["_$s8RoomPlan0A14CaptureSessionC*", "_$s8RoomPlan0A11CaptureViewC*", "_$s10RealityKit20ObjectCaptureSessionC*"],
      ["NSCameraUsageDescription"]),
    Entry(
      "the camera or the microphone", ["AVFoundation", "AVFCapture"], classes("AVCaptureDeviceInput"),
      ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"], isOnMac: true),
    Entry("the camera", [], [], ["NSCameraUsageDescription"], sandbox: ["com.apple.security.device.camera"], isOnMac: true),
    Entry(
      "the microphone", ["AVFoundation", "AVFAudio"], classes("AVAudioRecorder"), ["NSMicrophoneUsageDescription"],
      sandbox: ["com.apple.security.device.microphone", "com.apple.security.device.audio-input"], isOnMac: true),
    Entry("the sound of other apps", ["CoreAudio"], ["_AudioHardwareCreateProcessTap"], ["NSAudioCaptureUsageDescription"], isOnMac: true),
    Entry("speech recognition", ["Speech"], classes("SFSpeechRecognizer"), ["NSSpeechRecognitionUsageDescription"], isOnMac: true),
  ]

  private static let sensors: [Entry] = [
    Entry(
      "Bluetooth", ["CoreBluetooth"], classes("CBCentralManager", "CBPeripheralManager"),
      ["NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"], sandbox: ["com.apple.security.device.bluetooth"],
      isOnMac: true),
    Entry(
      "motion", ["CoreMotion"],
      classes(
        "CMMotionActivityManager", "CMPedometer", "CMStepCounter", "CMSensorRecorder", "CMAltimeter", "CMHeadphoneMotionManager",
        "CMMovementDisorderManager"),
      ["NSMotionUsageDescription"]),
    Entry(
      "falls", ["CoreMotion"], classes("CMFallDetectionManager"), ["NSFallDetectionUsageDescription"], isCertain: false),
    Entry(
      "cards and tags", ["CoreNFC"],
      classes("NFCNDEFReaderSession", "NFCTagReaderSession", "NFCISO15693ReaderSession", "NFCVASReaderSession"),
      ["NFCReaderUsageDescription"], entitlements: ["com.apple.developer.nfc.readersession.formats"]),
    Entry(
      "devices nearby", ["NearbyInteraction"], classes("NISession"),
      ["NSNearbyInteractionUsageDescription", "NSNearbyInteractionAllowOnceUsageDescription"]),
    Entry(
      "sensors for research", ["SensorKit"], classes("SRSensorReader"), ["NSSensorKitUsageDescription"],
      entitlements: ["com.apple.developer.sensorkit.reader.allow"]),
    Entry(
      "the hands", ["ARKit"], ["_$s5ARKit20HandTrackingProviderC*", "_ar_hand_tracking_provider_create"],
      ["NSHandsTrackingUsageDescription"]),
    Entry(
      "the surroundings", ["ARKit"],
      [
        "_$s5ARKit22PlaneDetectionProviderC*", "_$s5ARKit27SceneReconstructionProviderC*", "_$s5ARKit21ImageTrackingProviderC*",
        "_ar_plane_detection_provider_create", "_ar_scene_reconstruction_provider_create", "_ar_image_tracking_provider_create",
      ], ["NSWorldSensingUsageDescription"]),
    Entry(
      "accessories", ["ARKit"], ["_$s5ARKit25AccessoryTrackingProviderC*"], ["NSAccessoryTrackingUsageDescription"], isCertain: false),
  ]

  private static let others: [Entry] = [
    Entry("Face ID", ["LocalAuthentication"], classes("LAContext"), ["NSFaceIDUsageDescription"], isCertain: false),
    Entry(
      "other apps by Apple events", ["ScriptingBridge"], classes("SBApplication"), ["NSAppleEventsUsageDescription"],
      sandbox: ["com.apple.security.automation.apple-events"], isOnMac: true),
  ]
}
