import Linting

/// Interfaces of which the store wants to know why they are called. Data for the rules about privacy manifests.
///
/// Source: the page "Describing use of required reason API". Functions that belong to two groups are left out, and so are methods, whose
/// names say nothing of their class.
enum RequiredReasons {
  /// The symbols of each group.
  static let groups: [(category: String, symbols: [String])] = [
    ("NSPrivacyAccessedAPICategoryUserDefaults", ["_OBJC_CLASS_$_NSUserDefaults"]),
    (
      "NSPrivacyAccessedAPICategoryFileTimestamp",
      [
        "_NSFileCreationDate", "_NSFileModificationDate", "_NSURLContentModificationDateKey", "_NSURLCreationDateKey", "_getattrlistbulk",
        "_stat", "_fstat", "_fstatat", "_lstat",
      ]
    ),
    ("NSPrivacyAccessedAPICategorySystemBootTime", ["_mach_absolute_time"]),
    (
      "NSPrivacyAccessedAPICategoryDiskSpace",
      [
        "_NSFileSystemFreeSize", "_NSFileSystemSize", "_NSURLVolumeAvailableCapacityKey",
        "_NSURLVolumeAvailableCapacityForImportantUsageKey", "_NSURLVolumeAvailableCapacityForOpportunisticUsageKey",
        "_NSURLVolumeTotalCapacityKey", "_statfs", "_statvfs", "_fstatfs", "_fstatvfs",
      ]
    ),
  ]

  /// Libraries that have to bring a manifest of their own, as their frameworks are called.
  ///
  /// Source: https://developer.apple.com/support/third-party-SDK-requirements.
  static let listedLibraries: Set<String> = [
    "absl", "AFNetworking", "Alamofire", "AppAuth", "openssl_grpc", "Capacitor", "Charts", "DGCharts", "connectivity_plus", "Cordova",
    "device_info_plus", "DKImagePickerController", "DKPhotoGallery", "FBAEMKit", "FBLPromises", "FBSDKCoreKit", "FBSDKCoreKit_Basics",
    "FBSDKLoginKit", "FBSDKShareKit", "file_picker", "FirebaseABTesting", "FirebaseAuth", "FirebaseCore", "FirebaseCoreDiagnostics",
    "FirebaseCoreExtension", "FirebaseCoreInternal", "FirebaseCrashlytics", "FirebaseDynamicLinks", "FirebaseFirestore",
    "FirebaseInstallations", "FirebaseMessaging", "FirebaseRemoteConfig", "Flutter", "flutter_inappwebview", "flutter_local_notifications",
    "fluttertoast", "FMDB", "geolocator_apple", "GoogleDataTransport", "GoogleSignIn", "GoogleToolboxForMac", "GoogleUtilities", "grpcpp",
    "GTMAppAuth", "GTMSessionFetcher", "hermes", "image_picker_ios", "IQKeyboardManager", "IQKeyboardManagerSwift", "Kingfisher", "leveldb",
    "Lottie", "MBProgressHUD", "nanopb", "OneSignal", "OneSignalCore", "OneSignalExtension", "OneSignalOutcomes", "OpenSSL", "OrderedSet",
    "package_info", "package_info_plus", "path_provider", "path_provider_ios", "Promises", "Protobuf", "Reachability", "RealmSwift",
    "RxCocoa",
    "RxRelay", "RxSwift", "SDWebImage", "share_plus", "shared_preferences_ios", "SnapKit", "sqflite", "Starscream", "SVProgressHUD",
    "SwiftyGif", "SwiftyJSON", "Toast", "UnityFramework", "url_launcher", "url_launcher_ios", "video_player_avfoundation", "wakelock",
    "webview_flutter_wkwebview",
  ]

  /// Platforms on which the store asks for reasons.
  static let platforms: [Platform] = [.iOS, .iPadOS, .tvOS, .watchOS, .visionOS]

  /// The root dictionaries of the manifests of a bundle: its own and those of resource bundles in it.
  static func manifests(of bundle: BundleSubject) -> [PlacedValue] {
    var paths: [String] = [bundle.bundle.resourcePath("PrivacyInfo.xcprivacy")]
    let folder: String = bundle.bundle.resourcePath("")
    for entry in (try? bundle.fileSystem.entries(of: folder)) ?? [] where entry.kind == .directory && entry.name.hasSuffix(".bundle") {
      paths.append(FilePath.join(FilePath.join(folder, entry.name), "PrivacyInfo.xcprivacy"))
      paths.append(FilePath.join(FilePath.join(folder, entry.name), "Contents/Resources/PrivacyInfo.xcprivacy"))
    }
    return paths.compactMap { path in
      guard let bytes: SourceBytes = try? bundle.fileSystem.read(path, limit: 1 << 20) else { return nil }
      guard let root: PropertyListNode = PropertyListDocument(reading: bytes).root, root.kind == .dictionary else { return nil }
      return PlacedValue(node: root, path: .root, keyRange: nil)
    }
  }
}
