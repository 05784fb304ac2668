public import Diagnostics

/// The code for one architecture: a thin Mach-O file, or one part of a fat one.
public struct MachOSlice: Sendable {
  /// The processor.
  public internal(set) var architecture: MachOArchitecture
  /// What the file is for; nil for a number that is not known.
  public internal(set) var fileType: MachOFileType?
  /// Where the slice is in the file.
  public internal(set) var range: SourceRange
  /// Whether numbers are written with the most significant byte first.
  public internal(set) var isBigEndian: Bool
  /// Platform, oldest system and SDK. Two where a library is for macOS and Mac Catalyst at once; none in very old files.
  public internal(set) var builds: [MachOBuild] = []
  /// The identity of the build, 16 bytes; debug symbols have the same.
  public internal(set) var uuid: [UInt8]?
  /// The libraries that it is linked with, in their order.
  public internal(set) var libraries: [MachOLibrary] = []
  /// The install name of the library that this is.
  public internal(set) var installName: String?
  /// The folders in which `@rpath` is looked for.
  public internal(set) var searchPaths: [String] = []
  /// Whether the store has encrypted the code.
  public internal(set) var isEncrypted: Bool = false
  /// Whether it has the command that tells which part of the code is encrypted. Apple's linker writes it into all code for devices.
  public internal(set) var hasEncryptionCommand: Bool = false
  /// Whether it holds bitcode, or the mark of bitcode.
  public internal(set) var hasBitcode: Bool = false
  /// Whether a program can be loaded at any address. Other files can be without saying so.
  public internal(set) var isPositionIndependent: Bool = false
  /// Whether a code signature is attached. It is not checked.
  public internal(set) var hasCodeSignature: Bool = false
  /// Where the code signature is in the slice; nil when there is none.
  public internal(set) var signatureRange: SourceRange?
  /// Where the property list of the section `__TEXT,__info_plist` is in the file; nil when there is none.
  public internal(set) var embeddedInfoRange: SourceRange?
  /// That property list.
  public internal(set) var embeddedInfo: SourceBytes?
  /// That property list without the zeros with which linkers fill the section; a binary property list stays as it is.
  public var trimmedEmbeddedInfo: SourceBytes? {
    guard let embeddedInfo else { return nil }
    var bytes: [UInt8] = embeddedInfo.array
    guard bytes.last == 0, !bytes.starts(with: Array("bplist".utf8)) else { return embeddedInfo }
    while bytes.last == 0 { bytes.removeLast() }
    return SourceBytes(bytes)
  }
  /// The symbols that other libraries must have, with their leading underscore; nil unless asked for and readable.
  public internal(set) var importedSymbols: [String]?
  /// The names of Objective-C classes, categories and protocols in the code; nil unless asked for and readable.
  public internal(set) var objectiveCNames: [String]?

  /// The identity of the build as it is usually written, `8-4-4-4-12` hexadecimal digits.
  public var uuidText: String? {
    guard let uuid, uuid.count == 16 else { return nil }
    let digits: [Character] = Array("0123456789ABCDEF")
    var text: String = ""
    for (index, byte) in uuid.enumerated() {
      if [4, 6, 8, 10].contains(index) { text.append("-") }
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return text
  }
}
