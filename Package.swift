// swift-tools-version: 6.2

import PackageDescription

/// Warnings are errors when the build says so (`INFOPLIST_STRICT=1`, as continuous integration does).
let isStrict: Bool = Context.environment["INFOPLIST_STRICT"] == "1"

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let package: Package = Package(
  name: "swift-info-plist",
  products: [
    .executable(name: "infoplist", targets: ["infoplist"]),
    .library(name: "Diagnostics", targets: ["Diagnostics"]),
    .library(name: "PropertyLists", targets: ["PropertyLists"]),
    .library(name: "AppBundles", targets: ["AppBundles"]),
    .library(name: "LocalFileSystem", targets: ["LocalFileSystem"]),
    .library(name: "InfoPlistCatalog", targets: ["InfoPlistCatalog"]),
    .library(name: "InfoDictionaries", targets: ["InfoDictionaries"]),
    .library(name: "InfoPlistResolution", targets: ["InfoPlistResolution"]),
    .library(name: "SystemModel", targets: ["SystemModel"]),
    .library(name: "Linting", targets: ["Linting"]),
    .library(name: "InfoPlistRules", targets: ["InfoPlistRules"]),
    .library(name: "DiagnosticReporting", targets: ["DiagnosticReporting"]),
    .library(name: "InfoPlistReference", targets: ["InfoPlistReference"]),
    .library(name: "InfoPlistKit", targets: ["InfoPlistKit"]),
    .library(name: "TransportSecurityProbe", targets: ["TransportSecurityProbe"]),
  ],
  traits: [
    .trait(
      name: "LinkedOpenSSL",
      description: "Links OpenSSL 3 into the program, as fully static programs need it, instead of opening the library of the machine.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-asn1", from: "1.7.0"),
  ],
  targets: [
    .target(name: "Diagnostics", swiftSettings: settings),
    .target(name: "PropertyLists", dependencies: ["Diagnostics"], swiftSettings: settings),

    .target(name: "DiagnosticReporting", dependencies: ["Diagnostics"], swiftSettings: settings),

    .target(name: "InfoPlistCatalog", swiftSettings: settings),
    .target(
      name: "InfoPlistResolution", dependencies: ["AppBundles", "Diagnostics", "InfoPlistCatalog", "PropertyLists"],
      swiftSettings: settings),
    .target(
      name: "SystemModel", dependencies: ["Diagnostics", "InfoPlistCatalog", "InfoPlistResolution", "PropertyLists"],
      swiftSettings: settings),
    .target(name: "AppBundles", dependencies: ["Diagnostics", "PropertyLists"], swiftSettings: settings),
    .target(
      name: "Linting", dependencies: ["AppBundles", "Diagnostics", "InfoPlistCatalog", "PropertyLists"], swiftSettings: settings),
    .target(
      name: "InfoPlistRules",
      dependencies: ["AppBundles", "Diagnostics", "InfoPlistCatalog", "InfoPlistResolution", "Linting", "PropertyLists", "SystemModel"],
      exclude: ["Packs"], swiftSettings: settings),
    .target(
      name: "InfoPlistKit",
      dependencies: ["AppBundles", "Diagnostics", "InfoPlistCatalog", "InfoPlistResolution", "InfoPlistRules", "Linting", "PropertyLists"],
      swiftSettings: settings),
    .target(
      name: "InfoPlistReference", dependencies: ["DiagnosticReporting", "Diagnostics", "InfoPlistCatalog", "Linting", "PropertyLists"],
      swiftSettings: settings),
    .target(name: "InfoDictionaries", dependencies: ["InfoPlistCatalog", "PropertyLists"], swiftSettings: settings),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"]), .brew(["zlib"])]),
    .target(name: "LocalFileSystem", dependencies: ["AppBundles", "CZlib", "Diagnostics"], swiftSettings: settings),
    .target(
      name: "CTransportSecurity",
      cSettings: [.define("CTS_LINKED_OPENSSL", .when(traits: ["LinkedOpenSSL"]))],
      linkerSettings: [
        // The colon asks for the archive, so that no library of the machine is taken in its place.
        .linkedLibrary(":libssl.a", .when(platforms: [.linux], traits: ["LinkedOpenSSL"])),
        .linkedLibrary(":libcrypto.a", .when(platforms: [.linux], traits: ["LinkedOpenSSL"])),
        .linkedLibrary("ssl", .when(platforms: [.macOS], traits: ["LinkedOpenSSL"])),
        .linkedLibrary("crypto", .when(platforms: [.macOS], traits: ["LinkedOpenSSL"])),
        .linkedLibrary("dl", .when(platforms: [.linux])), .linkedLibrary("pthread", .when(platforms: [.linux])),
      ]),
    .target(
      name: "TransportSecurityProbe",
      dependencies: [
        "CTransportSecurity", "Diagnostics", "PropertyLists", "SystemModel", .product(name: "SwiftASN1", package: "swift-asn1"),
      ],
      swiftSettings: settings),
    .target(
      name: "InfoPlistCommands",
      dependencies: [
        "AppBundles", "DiagnosticReporting", "Diagnostics", "InfoPlistCatalog", "InfoPlistKit", "InfoPlistResolution", "Linting",
        "LocalFileSystem", "PropertyLists", "InfoPlistReference", "InfoPlistRules", "SystemModel", "TransportSecurityProbe",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .executableTarget(name: "infoplist", dependencies: ["InfoPlistCommands"], swiftSettings: settings),

    .target(name: "_CatalogIndexing", swiftSettings: settings),
    .target(
      name: "_InfoPlistDevTools",
      dependencies: [
        "_CatalogIndexing", "DiagnosticReporting", "Diagnostics", "InfoPlistCatalog", "InfoPlistCommands",
        "InfoPlistReference", "InfoPlistRules", "Linting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "infoplist-dev", dependencies: ["_InfoPlistDevTools"], swiftSettings: settings),
    .executableTarget(name: "catalog-index", dependencies: ["_CatalogIndexing"], swiftSettings: settings),
    .target(
      name: "_InfoPlistTestSupport", dependencies: ["AppBundles", "CZlib", "Diagnostics", "Linting", "PropertyLists"],
      swiftSettings: settings),

    .testTarget(name: "InfoPlistTestSupportTests", dependencies: ["_InfoPlistTestSupport", "Diagnostics"], swiftSettings: settings),
    .testTarget(
      name: "InfoPlistCatalogTests",
      dependencies: ["Diagnostics", "InfoPlistCatalog", "PropertyLists", "_CatalogIndexing", "_InfoPlistTestSupport"],
      swiftSettings: settings),
    .testTarget(name: "DiagnosticReportingTests", dependencies: ["DiagnosticReporting", "Diagnostics"], swiftSettings: settings),
    .testTarget(name: "AppBundlesTests", dependencies: ["AppBundles", "Diagnostics", "_InfoPlistTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "LintingTests",
      dependencies: ["AppBundles", "Diagnostics", "InfoPlistRules", "Linting", "PropertyLists", "_InfoPlistTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "InfoPlistRulesTests",
      dependencies: [
        "AppBundles", "Diagnostics", "InfoPlistKit", "InfoPlistRules", "Linting", "PropertyLists", "_InfoPlistDevTools",
        "_InfoPlistTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "InfoPlistKitTests",
      dependencies: ["AppBundles", "Diagnostics", "InfoPlistKit", "InfoPlistResolution", "PropertyLists", "_InfoPlistTestSupport"],
      swiftSettings: settings),
    .testTarget(name: "InfoPlistCommandsTests", dependencies: ["InfoPlistCommands", "_InfoPlistTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "InfoPlistResolutionTests",
      dependencies: [
        "AppBundles", "Diagnostics", "InfoPlistCatalog", "InfoPlistResolution", "LocalFileSystem", "PropertyLists", "_InfoPlistTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "InfoPlistReferenceTests",
      dependencies: [
        "DiagnosticReporting", "Diagnostics", "InfoDictionaries", "InfoPlistCatalog", "InfoPlistCommands", "InfoPlistReference",
        "InfoPlistRules", "Linting", "PropertyLists", "_InfoPlistDevTools", "_InfoPlistTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SystemModelTests",
      dependencies: [
        "Diagnostics", "InfoPlistCatalog", "InfoPlistResolution", "PropertyLists", "SystemModel", "TransportSecurityProbe",
        "_InfoPlistTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TransportSecurityProbeTests",
      dependencies: [
        "Diagnostics", "InfoPlistCatalog", "InfoPlistResolution", "PropertyLists", "SystemModel", "TransportSecurityProbe",
        "_InfoPlistTestSupport", .product(name: "SwiftASN1", package: "swift-asn1"),
      ],
      exclude: ["Servers"], swiftSettings: settings),
    .testTarget(name: "TidyTests", dependencies: ["_InfoPlistTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "BundleContentsTests",
      dependencies: ["AppBundles", "Diagnostics", "LocalFileSystem", "PropertyLists", "_InfoPlistTestSupport"],
      swiftSettings: settings),
    .testTarget(name: "LocalFileSystemTests", dependencies: ["AppBundles", "Diagnostics", "LocalFileSystem"], swiftSettings: settings),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: settings),
    .testTarget(
      name: "PropertyListsTests", dependencies: ["Diagnostics", "PropertyLists", "_InfoPlistTestSupport"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
