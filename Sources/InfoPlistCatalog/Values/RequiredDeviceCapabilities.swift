extension ValueTable {
  /// Capabilities of devices.
  public static let requiredDeviceCapabilities: ValueTable = ValueTable(
    "required-device-capabilities",
    title: "Device capabilities",
    summary: "Features of a device that an app can demand, or forbid, before it is installed.",
    requirements: ["R-IOS-069"],
    sources: [.reference(.iOS), .keyPage("uirequireddevicecapabilities")],
    capabilitiesToG + capabilitiesFromH)

  private static let capabilitiesToG: [ValueEntry] = [
    ValueEntry(
      "accelerometer",
      "Motion sensors for acceleration. Turning with the device needs no such entry: orientation changes are reported without it.",
      since: [.iOS("3.0"), .unavailable(.visionOS)], requirements: ["R-IOS-069", "R-IOS-071"]),
    ValueEntry(
      "arkit", "Hardware that ARKit needs.",
      since: [.iOS("11.0"), .visionOS(note: "apps in a Full Space only")]),
    ValueEntry(
      "armv6", "The armv6 instruction set; for apps compiled for nothing else. Obsolete.",
      since: [.iOS("2.0")], requirements: ["R-IOS-069", "R-IOS-073"]),
    ValueEntry(
      "armv7", "The armv7 instruction set; for apps compiled for nothing else.",
      since: [.iOS("3.1"), .visionOS()], requirements: ["R-IOS-069", "R-IOS-073"]),
    ValueEntry(
      "arm64", "The 64-bit ARM instruction set; for apps compiled for nothing else.",
      since: [.iOS("8.0"), .visionOS()]),
    ValueEntry(
      "arm64e", "The 64-bit ARM instruction set with pointer authentication.", confidence: .medium),
    ValueEntry(
      "auto-focus-camera", "A still camera that focuses by itself, say for close-ups or image recognition.",
      since: [.iOS("3.0"), .unavailable(.visionOS)], requirements: ["R-IOS-069"]),
    ValueEntry(
      "bluetooth-le", "Bluetooth Low Energy.",
      since: [.iOS("5.0"), .visionOS()], requirements: ["R-IOS-069"]),
    ValueEntry(
      "camera-flash", "A flash for photos and video.",
      since: [.iOS("3.0"), .unavailable(.visionOS)], requirements: ["R-IOS-069"]),
    ValueEntry(
      "driverkit", "Drivers made with DriverKit.",
      since: [.iPadOS("16.0"), .unavailable(.visionOS)]),
    ValueEntry(
      "embedded-web-browser-engine", "Pages shown inside the app with a browser engine of its own (European Union).",
      since: [.iOS("17.4"), .iPadOS("18.0")], confidence: .medium),
    ValueEntry(
      "front-facing-camera", "A camera that faces the person.",
      since: [.iOS("3.0"), .visionOS(note: "compatible iPhone and iPad apps only")], requirements: ["R-IOS-069"]),
    ValueEntry(
      "gamekit", "Game Center.",
      since: [.iOS("4.1"), .visionOS()], requirements: ["R-IOS-069"]),
    ValueEntry(
      "gps", "GPS hardware, for positions finer than cell towers and Wi-Fi give. Name location-services as well.",
      since: [.iOS("3.0"), .unavailable(.visionOS)], requirements: ["R-IOS-069", "R-IOS-070", "R-IOS-072"]),
    ValueEntry(
      "gyroscope", "A gyroscope.",
      since: [.iOS("3.0"), .unavailable(.visionOS)], requirements: ["R-IOS-069"]),
    ValueEntry(
      "healthkit", "HealthKit.",
      since: [.iOS("8.0"), .unavailable(.visionOS)], requirements: ["R-IOS-069"]),
    ValueEntry(
      "ipad-minimum-performance-m1", "An iPad with an M1 chip or a later one.",
      since: [.iPadOS()], confidence: .medium),
  ]

  private static let capabilitiesFromH: [ValueEntry] = [
    ValueEntry(
      "iphone-ipad-minimum-performance-a12", "A device with an A12 chip or a later one.",
      since: [.iOS("12.0"), .visionOS(note: "compatible iPhone and iPad apps only")]),
    ValueEntry(
      "iphone-performance-gaming-tier", "An iPhone of the class that demanding games are made for.",
      since: [.iOS("17.0"), .unavailable(.visionOS)]),
    ValueEntry(
      "location-services", "Positions from Core Location, by whatever means.",
      since: [.iOS("3.0"), .visionOS()], requirements: ["R-IOS-069", "R-IOS-072"]),
    ValueEntry(
      "magnetometer", "A magnetometer, which gives headings.",
      since: [.iOS("3.0"), .unavailable(.visionOS)], requirements: ["R-IOS-069"]),
    ValueEntry(
      "metal", "Metal.",
      since: [.iOS("8.0"), .visionOS()], requirements: ["R-IOS-069"]),
    ValueEntry(
      "microphone", "A microphone, built in or in an accessory.",
      since: [.iOS("3.0"), .visionOS()], requirements: ["R-IOS-069"]),
    ValueEntry(
      "nfc", "A reader for NFC tags.",
      since: [.iOS("11.0"), .unavailable(.visionOS)]),
    ValueEntry(
      "opengles-1", "OpenGL ES 1.1.",
      since: [.iOS("3.0"), .visionOS(note: "compatible iPhone and iPad apps only")], requirements: ["R-IOS-069"]),
    ValueEntry(
      "opengles-2", "OpenGL ES 2.0.",
      since: [.iOS("3.0"), .visionOS(note: "compatible iPhone and iPad apps only")], requirements: ["R-IOS-069"]),
    ValueEntry(
      "opengles-3", "OpenGL ES 3.0.",
      since: [.iOS("7.0"), .visionOS(note: "compatible iPhone and iPad apps only")], requirements: ["R-IOS-069"]),
    ValueEntry(
      "peer-peer", "Connections from device to device over Bluetooth.",
      since: [.iOS("3.1"), .visionOS()], requirements: ["R-IOS-069"]),
    ValueEntry(
      "sms", "The Messages app, say for sms links.",
      since: [.iOS("3.0"), .unavailable(.visionOS)], requirements: ["R-IOS-069", "R-IOS-074"]),
    ValueEntry(
      "still-camera", "A camera for photos.",
      since: [.iOS("3.0"), .unavailable(.visionOS)], requirements: ["R-IOS-069"]),
    ValueEntry(
      "telephony", "The Phone app, say for tel links.",
      since: [.iOS("3.0"), .unavailable(.visionOS)], requirements: ["R-IOS-069", "R-IOS-074"]),
    ValueEntry(
      "video-camera", "A camera for video.",
      since: [.iOS("3.0"), .visionOS()], requirements: ["R-IOS-069"]),
    ValueEntry(
      "web-browser-engine", "A browser with an engine of its own (European Union).",
      since: [.iOS("17.4"), .iPadOS("18.0")], confidence: .medium),
    ValueEntry(
      "wifi", "Networking over Wi-Fi.",
      since: [.iOS("3.0"), .visionOS()], requirements: ["R-IOS-069"]),
  ]
}
