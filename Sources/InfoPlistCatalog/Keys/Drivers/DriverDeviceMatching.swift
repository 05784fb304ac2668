extension KeyFamily {
  /// Matching by kind of device.
  public static let driverDeviceMatching: KeyFamily = KeyFamily(
    "driver-device-matching", "Matching by device", category: .drivers,
    summary: "Match rules and settings for USB, PCI, audio and MIDI devices.")
}

extension InfoPlistKey {
  /// Vendor number of the USB device to match.
  public static let ioKitPersonalitiesIDVendor: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.idVendor",
    title: nil,
    in: .driverDeviceMatching,
    .anyOf([.integer(0...65535), .string(.matchWildcard)]),
    since: [.macOS()],
    related: ["IOKitPersonalities.*.idProduct"],
    example: "<integer>4660</integer>",
    summary: "Vendor number of the USB device to match.",
    whenNeeded: "In drivers for USB devices.",
    ifMissing: "The vendor plays no part.",
    mistakes: ["Hexadecimal text: write the number in decimal."],
    sources: [.applePage("coremediaio/overriding-the-default-usb-video-class-extension")])

  /// Product number of the USB device to match.
  public static let ioKitPersonalitiesIDProduct: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.idProduct",
    title: nil,
    in: .driverDeviceMatching,
    .anyOf([.integer(0...65535), .string(.matchWildcard)]),
    since: [.macOS()],
    related: ["IOKitPersonalities.*.idVendor"],
    example: "<integer>22136</integer>",
    summary: "Product number of the USB device to match.",
    whenNeeded: "In drivers for particular USB devices.",
    ifMissing: "The product plays no part.",
    mistakes: ["A product without a vendor."],
    sources: [.applePage("coremediaio/overriding-the-default-usb-video-class-extension")])

  /// Configuration of the USB device to match; an asterisk matches any.
  public static let ioKitPersonalitiesConfigurationValue: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.bConfigurationValue",
    title: nil,
    in: .driverDeviceMatching,
    .anyOf([.integer(0...255), .string(.matchWildcard)]),
    since: [.macOS()],
    related: ["IOKitPersonalities.*.bInterfaceNumber"],
    example: "<integer>1</integer>",
    summary: "Configuration of the USB device to match; an asterisk matches any.",
    whenNeeded: "In drivers for USB interfaces.",
    ifMissing: "The configuration plays no part.",
    sources: [.applePage("coremediaio/overriding-the-default-usb-video-class-extension")])

  /// Number of the USB interface to match; an asterisk matches any.
  public static let ioKitPersonalitiesInterfaceNumber: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.bInterfaceNumber",
    title: nil,
    in: .driverDeviceMatching,
    .anyOf([.integer(0...255), .string(.matchWildcard)]),
    since: [.macOS()],
    related: ["IOKitPersonalities.*.bConfigurationValue"],
    example: "<integer>0</integer>",
    summary: "Number of the USB interface to match; an asterisk matches any.",
    whenNeeded: "In drivers for USB interfaces.",
    ifMissing: "The number plays no part.",
    sources: [.applePage("coremediaio/overriding-the-default-usb-video-class-extension")])

  /// Subclass of the USB interface to match; an asterisk matches any.
  public static let ioKitPersonalitiesInterfaceSubClass: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.bInterfaceSubClass",
    title: nil,
    in: .driverDeviceMatching,
    .anyOf([.integer(0...255), .string(.matchWildcard)]),
    since: [.macOS()],
    example: "<integer>1</integer>",
    summary: "Subclass of the USB interface to match; an asterisk matches any.",
    whenNeeded: "In drivers for a kind of interface.",
    ifMissing: "The subclass plays no part.",
    sources: [.applePage("coremediaio/overriding-the-default-usb-video-class-extension")])

  /// Vendor and device numbers of PCI devices to match, with a mask if need be.
  public static let ioPCIPrimaryMatch: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOPCIPrimaryMatch",
    title: nil,
    in: .driverDeviceMatching,
    .string(.pciMatch),
    since: [.macOS()],
    example: "<string>0x43a014e4</string>",
    summary: "Vendor and device numbers of PCI devices to match, with a mask if need be.",
    details: """
      Device number first, then vendor number, in eight hexadecimal digits; several stand side by side, and an ampersand leads in a \
      mask.
      """,
    whenNeeded: "In drivers for PCI devices.",
    ifMissing: "The primary identification plays no part.",
    mistakes: ["Vendor and device number in the wrong order."],
    sources: [.applePage("pcidriverkit/creating-custom-pcie-drivers-for-thunderbolt-devices")])

  /// Says that a PCI driver also works over Thunderbolt.
  public static let ioPCITunnelCompatible: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOPCITunnelCompatible",
    title: nil,
    in: .driverDeviceMatching,
    .boolean,
    since: [.macOS("10.0")],
    default: .boolean(false),
    related: ["IOKitPersonalities.*.IOPCIPauseCompatible"],
    example: "<true/>",
    summary: "Says that a PCI driver also works over Thunderbolt.",
    whenNeeded: "With YES when the driver copes with devices that vanish.",
    ifMissing: "The driver is not matched to devices behind Thunderbolt.",
    sources: [.keyPage("iopcitunnelcompatible")])

  /// Says that a PCI driver can pause its device while Thunderbolt makes room.
  public static let ioPCIPauseCompatible: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOPCIPauseCompatible",
    title: nil,
    in: .driverDeviceMatching,
    .boolean,
    since: [.macOS()],
    related: ["IOKitPersonalities.*.IOPCITunnelCompatible"],
    example: "<true/>",
    summary: "Says that a PCI driver can pause its device while Thunderbolt makes room.",
    whenNeeded: "With YES when the driver stops and resumes on request.",
    ifMissing: "The device is not paused.",
    sources: [.applePage("pcidriverkit/creating-custom-pcie-drivers-for-thunderbolt-devices")])

  /// Properties that the provider gets when the driver matches.
  public static let ioProviderMergeProperties: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOProviderMergeProperties",
    title: nil,
    in: .driverDeviceMatching,
    .dictionary(.open),
    since: [.macOS("12.3")],
    example: """
      <dict>
        <key>CameraAssistantBundleID</key>
        <string>com.example.camera</string>
      </dict>
      """,
    summary: "Properties that the provider gets when the driver matches.",
    whenNeeded: "When the driver adds a mark to the device.",
    ifMissing: "The provider is left as it is.",
    sources: [.applePage("coremediaio/overriding-the-default-usb-video-class-extension")],
    confidence: .medium)

  /// Camera extension that is loaded for a device in place of the USB video driver of the system.
  public static let cameraAssistantBundleID: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOProviderMergeProperties.CameraAssistantBundleID",
    title: nil,
    in: .driverDeviceMatching,
    .string(.bundleIdentifier),
    since: [.macOS("12.3")],
    example: "<string>com.example.camera</string>",
    summary: "Camera extension that is loaded for a device in place of the USB video driver of the system.",
    whenNeeded: "In a driver that overrides the standard driver for a USB camera.",
    ifMissing: "The driver of the system serves the camera.",
    sources: [.applePage("coremediaio/overriding-the-default-usb-video-class-extension")])

  /// Classes for the connection between an audio driver extension and its host.
  public static let ioUserAudioDriverUserClientProperties: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOUserAudioDriverUserClientProperties",
    title: nil,
    in: .driverDeviceMatching,
    .dictionary(.open),
    since: [.macOS()],
    example: """
      <dict>
        <key>IOClass</key>
        <string>IOUserUserClient</string>
        <key>IOUserClass</key>
        <string>IOUserAudioDriverUserClient</string>
      </dict>
      """,
    summary: "Classes for the connection between an audio driver extension and its host.",
    whenNeeded: "In audio drivers.",
    ifMissing: "The host cannot connect to the driver.",
    sources: [.applePage("audiodriverkit/creating-an-audio-device-driver")],
    confidence: .medium)

  /// Classes for the connection between an MIDI driver extension and its host.
  public static let ioUserMIDIDriverUserClientProperties: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOUserMIDIDriverUserClientProperties",
    title: nil,
    in: .driverDeviceMatching,
    .dictionary(.open),
    since: [.macOS()],
    example: """
      <dict>
        <key>IOClass</key>
        <string>IOUserUserClient</string>
        <key>IOUserClass</key>
        <string>IOUserMIDIDriverUserClient</string>
      </dict>
      """,
    summary: "Classes for the connection between an MIDI driver extension and its host.",
    whenNeeded: "In MIDI drivers.",
    ifMissing: "The host cannot connect to the driver.",
    sources: [.applePage("mididriverkit/creating-a-midi-device-driver")])

  /// Kernel class of the connection.
  public static let ioUserDriverUserClientIOClass: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOUserAudioDriverUserClientProperties.IOClass",
    "IOKitPersonalities.*.IOUserMIDIDriverUserClientProperties.IOClass",
    title: nil,
    in: .driverDeviceMatching,
    .string(.className),
    since: [.macOS()],
    example: "<string>IOUserUserClient</string>",
    summary: "Kernel class that makes the connection between the driver and its clients, usually IOUserUserClient.",
    whenNeeded: "In the properties of the connection.",
    ifMissing: "The kernel does not know what to create.",
    sources: [.applePage("audiodriverkit/creating-an-audio-device-driver"), .applePage("mididriverkit/creating-a-midi-device-driver")])

  /// Class of the connection in the driver extension.
  public static let ioUserDriverUserClientIOUserClass: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOUserAudioDriverUserClientProperties.IOUserClass",
    "IOKitPersonalities.*.IOUserMIDIDriverUserClientProperties.IOUserClass",
    title: nil,
    in: .driverDeviceMatching,
    .string(.className),
    since: [.macOS()],
    example: "<string>IOUserAudioDriverUserClient</string>",
    summary: "Class of the connection in the driver extension.",
    whenNeeded: "In the properties of the connection.",
    ifMissing: "The driver does not know what to create.",
    sources: [.applePage("audiodriverkit/creating-an-audio-device-driver"), .applePage("mididriverkit/creating-a-midi-device-driver")])
}

extension StringFormat {
  /// The asterisk that matches any number.
  public static let matchWildcard: StringFormat = StringFormat("match-wildcard", "an asterisk, for any number", pattern: "^\\*$")
  /// Numbers of PCI devices.
  public static let pciMatch: StringFormat = StringFormat(
    "pci-match", "PCI device and vendor numbers as 0xDDDDVVVV, several separated by spaces, masks behind an ampersand",
    pattern: "^0x[0-9A-Fa-f]{1,8}(&0x[0-9A-Fa-f]{1,8})?( +0x[0-9A-Fa-f]{1,8}(&0x[0-9A-Fa-f]{1,8})?)*$")
}
