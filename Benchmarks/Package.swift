// swift-tools-version: 6.2

import PackageDescription

/// Benchmarks stand in a package of their own, so that users of the library do not build them.
let package: Package = Package(
  name: "swift-info-plist-benchmarks",
  dependencies: [.package(name: "swift-info-plist", path: "..")],
  targets: [
    .executableTarget(
      name: "property-list-bench", dependencies: [.product(name: "PropertyLists", package: "swift-info-plist")],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .executableTarget(
      name: "catalog-bench", dependencies: [.product(name: "InfoPlistCatalog", package: "swift-info-plist")],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .executableTarget(
      name: "archive-bench",
      dependencies: [
        .product(name: "AppBundles", package: "swift-info-plist"), .product(name: "LocalFileSystem", package: "swift-info-plist"),
        .product(name: "PropertyLists", package: "swift-info-plist"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .executableTarget(
      name: "rule-bench",
      dependencies: [
        .product(name: "Diagnostics", package: "swift-info-plist"), .product(name: "InfoPlistKit", package: "swift-info-plist"),
        .product(name: "InfoPlistRules", package: "swift-info-plist"), .product(name: "Linting", package: "swift-info-plist"),
        .product(name: "LocalFileSystem", package: "swift-info-plist"), .product(name: "PropertyLists", package: "swift-info-plist"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .executableTarget(
      name: "transport-security-bench",
      dependencies: [
        .product(name: "Diagnostics", package: "swift-info-plist"), .product(name: "InfoPlistResolution", package: "swift-info-plist"),
        .product(name: "PropertyLists", package: "swift-info-plist"), .product(name: "SystemModel", package: "swift-info-plist"),
        .product(name: "TransportSecurityProbe", package: "swift-info-plist"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .executableTarget(
      name: "resolve-bench",
      dependencies: [
        .product(name: "AppBundles", package: "swift-info-plist"), .product(name: "InfoPlistResolution", package: "swift-info-plist"),
        .product(name: "LocalFileSystem", package: "swift-info-plist"), .product(name: "PropertyLists", package: "swift-info-plist"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
  ],
  swiftLanguageModes: [.v6]
)
