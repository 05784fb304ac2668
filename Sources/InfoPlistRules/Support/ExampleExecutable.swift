import Linting

/// Small Mach-O files for the examples of rules: headers and a build command, no code.
struct ExampleExecutable {
  /// A processor by the two numbers of its header.
  enum Architecture {
    case arm64
    case x86
    case i386
    case armv7

    var numbers: (type: UInt32, subtype: UInt32, is64Bit: Bool) {
      switch self {
      case .arm64: (0x0100_000C, 0, true)
      case .x86: (0x0100_0007, 3, true)
      case .i386: (7, 3, false)
      case .armv7: (12, 9, false)
      }
    }
  }

  /// The architectures of the file; several make it a fat one.
  var architectures: [Architecture] = [.arm64]
  /// The type of the file: 2 is a program, 6 a dynamic library, 8 a loadable bundle.
  var fileType: UInt32 = 2
  /// The number of the platform: 1 is macOS, 2 iOS, 7 the simulator of iOS.
  var platform: UInt32 = 2
  /// The oldest system, as major and minor version.
  var minimumOS: (major: UInt32, minor: UInt32) = (15, 0)
  /// The SDK, as major and minor version.
  var sdk: (major: UInt32, minor: UInt32) = (18, 0)
  /// The first byte of the identity of the build; 0: it has none.
  var identity: UInt8 = 0
  /// The property list inside, for files of 64 bits without names of classes.
  var embeddedInfo: String = ""
  /// Whether the code is encrypted; nil: it lacks the command that tells.
  var isEncrypted: Bool? = false
  /// Whether it holds bitcode.
  var hasBitcode: Bool = false
  /// Whether it can be loaded at any address.
  var isPositionIndependent: Bool = true
  /// The libraries that it is linked with, by their paths.
  var libraries: [String] = []
  /// The frameworks of the system that it is linked with, by name.
  var frameworks: [String] = []
  /// The symbols that it imports, with their leading underscore.
  var symbols: [String] = []
  /// The names of Objective-C classes; they stand in a section behind the commands.
  var classNames: [String] = []
  /// The keys of the entitlements in the signature, each true; nil: it is not signed.
  var entitlements: [String]?

  /// The file.
  var content: RuleExample.FileContent { .bytes(bytes) }

  private var bytes: [UInt8] {
    let slices: [[UInt8]] = architectures.map(slice)
    guard slices.count != 1 else { return slices[0] }
    var header: [UInt8] = Self.big(0xCAFE_BABE) + Self.big(UInt32(slices.count))
    var offset: Int = 8 + 20 * slices.count
    for (architecture, slice) in zip(architectures, slices) {
      let numbers = architecture.numbers
      for number in [numbers.type, numbers.subtype, UInt32(offset), UInt32(slice.count), 0] { header += Self.big(number) }
      offset += slice.count
    }
    return header + slices.flatMap { $0 }
  }

  private func slice(_ architecture: Architecture) -> [UInt8] {
    let numbers = architecture.numbers
    let headerCount: Int = numbers.is64Bit ? 32 : 28
    let section: [UInt8] = classNames.isEmpty ? Array(embeddedInfo.utf8) : classNames.flatMap { Array($0.utf8) + [0] }
    let hasSection: Bool = !section.isEmpty && numbers.is64Bit
    var commands: [UInt8] = Self.little([0x32, 24, platform, Self.packed(minimumOS), Self.packed(sdk), 0])
    if identity != 0 { commands += Self.little([0x1B, 24]) + [identity] + [UInt8](repeating: 1, count: 15) }
    if let isEncrypted { commands += Self.little([numbers.is64Bit ? 0x2C : 0x21, 24, 0, 0, isEncrypted ? 1 : 0, 0]) }
    if hasBitcode {
      let rest: Int = numbers.is64Bit ? 48 : 32
      commands += Self.little([numbers.is64Bit ? 0x19 : 1, UInt32(24 + rest)]) + Self.name("__LLVM") + [UInt8](repeating: 0, count: rest)
    }
    let paths: [String] = libraries + frameworks.map { "/System/Library/Frameworks/\($0).framework/\($0)" }
    for name in paths {
      var path: [UInt8] = Array(name.utf8) + [0]
      while path.count % 8 != 0 { path.append(0) }
      commands += Self.little([0x0C, UInt32(24 + path.count), 24, 0, 0x1_0000, 0x1_0000]) + path
    }
    let own: [Bool] = [identity != 0, isEncrypted != nil, hasBitcode, !symbols.isEmpty, hasSection, entitlements != nil]
    let commandCount: Int = 1 + own.count { $0 } + paths.count
    // Everything that commands point to stands behind the last of them.
    let start: Int = headerCount + commands.count + (symbols.isEmpty ? 0 : 24) + (hasSection ? 152 : 0) + (entitlements == nil ? 0 : 16)
    var tail: [UInt8] = []
    if !symbols.isEmpty {
      var names: [UInt8] = [0]
      for symbol in symbols {
        // An undefined external symbol.
        tail += Self.little([UInt32(names.count), 1]) + [UInt8](repeating: 0, count: numbers.is64Bit ? 8 : 4)
        names += Array(symbol.utf8) + [0]
      }
      commands += Self.little([2, 24, UInt32(start), UInt32(symbols.count), UInt32(start + tail.count), UInt32(names.count)])
      tail += names
    }
    if hasSection {
      commands += Self.little([0x19, 152]) + Self.name("__TEXT") + Self.little([0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 1, 0])
      commands += Self.name(classNames.isEmpty ? "__info_plist" : "__objc_classname") + Self.name("__TEXT")
      commands += Self.little([0, 0, UInt32(section.count), 0, UInt32(start + tail.count), 0, 0, 0, 0, 0, 0, 0])
      tail += section
    }
    if let entitlements {
      let signature: [UInt8] = Self.signature(entitlements)
      commands += Self.little([0x1D, 16, UInt32(start + tail.count), UInt32(signature.count)])
      tail += signature
    }
    let header: [UInt32] = [
      numbers.is64Bit ? 0xFEED_FACF : 0xFEED_FACE, numbers.type, numbers.subtype, fileType, UInt32(commandCount), UInt32(commands.count),
      isPositionIndependent ? 0x20_0000 : 0,
    ]
    return Self.little(numbers.is64Bit ? header + [0] : header) + commands + tail
  }

  /// A signature with nothing but entitlements.
  private static func signature(_ names: [String]) -> [UInt8] {
    let entries: String = names.map {
      $0 == "application-identifier" ? "<key>\($0)</key>\n<string>A1</string>" : "<key>\($0)</key>\n<true/>"
    }
    .joined(separator: "\n")
    let text: [UInt8] = Array(RuleExample.FileContent.document(entries: entries).utf8)
    return big(0xFADE_0CC0) + big(UInt32(28 + text.count)) + big(1) + big(5) + big(20) + big(0xFADE_7171) + big(UInt32(8 + text.count))
      + text
  }

  private static func little(_ numbers: [UInt32]) -> [UInt8] { numbers.flatMap { big($0).reversed() } }

  private static func name(_ text: String) -> [UInt8] {
    Array(text.utf8.prefix(16)) + [UInt8](repeating: 0, count: max(0, 16 - text.utf8.count))
  }

  private static func packed(_ version: (major: UInt32, minor: UInt32)) -> UInt32 { version.major << 16 | version.minor << 8 }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
