// swift-tools-version: 6.2

import PackageDescription

/// One libFuzzer program per reader. A package of its own, so that users of the library never build it.
/// Coverage of the readers comes from `-Xswiftc -sanitize=fuzzer` on the command line, which reaches every target.
let linking: [LinkerSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]

let package: Package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "swift-info-plist", path: "..")],
  targets: [
    .target(name: "FuzzReading", dependencies: [.product(name: "PropertyLists", package: "swift-info-plist")]),
    .target(
      name: "FuzzContents",
      dependencies: [
        .product(name: "AppBundles", package: "swift-info-plist"), .product(name: "LocalFileSystem", package: "swift-info-plist"),
        .product(name: "PropertyLists", package: "swift-info-plist"),
      ]),
  ]
    + ["any", "binary", "json", "openstep", "strings", "xml"].map { name in
      .executableTarget(name: "fuzz-\(name)", dependencies: ["FuzzReading"], linkerSettings: linking)
    }
    + ["archive", "executable", "image"].map { name in
      .executableTarget(name: "fuzz-\(name)", dependencies: ["FuzzContents", "FuzzReading"], linkerSettings: linking)
    },
  swiftLanguageModes: [.v6]
)
