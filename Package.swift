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
  products: [],
  targets: [
    .target(name: "Diagnostics", swiftSettings: settings),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
