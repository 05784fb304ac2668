public import Diagnostics

/// The members of an `.icns` file.
public struct IconFamily: Sendable, Hashable {
  /// How pixels are written.
  public enum Encoding: String, Sendable, Hashable, CaseIterable {
    /// A PNG image.
    case png
    /// A JPEG 2000 image.
    case jpeg2000
    /// Four channels with runs shortened.
    case argb
    /// Three channels with runs shortened; transparency stands in a mask of its own.
    case rgb
    /// One channel of transparency.
    case mask
    /// Pixels of one, four or eight bits.
    case indexed
  }

  /// One picture.
  public struct Member: Sendable, Hashable {
    /// The four characters that name its kind.
    public let type: String
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Pixels of one point: 2 for displays of high resolution.
    public let scale: Int
    /// How its pixels are written.
    public let encoding: Encoding
    /// Where its data are in the file.
    public let range: SourceRange
    /// The size that the PNG image inside states, where it differs from what the kind means.
    public let statedSize: Int?
  }

  /// The pictures, in the order of the file.
  public let members: [Member]
  /// The kinds of members that are not known, or are no pictures.
  public let otherTypes: [String]
  /// Whether the file ends where it says.
  public let isComplete: Bool

  private struct Kind {
    var width: Int
    var height: Int
    var scale: Int = 1
    var encoding: Encoding?
  }

  private static let kinds: [String: Kind] = [
    "ICON": Kind(width: 32, height: 32, encoding: .indexed), "ICN#": Kind(width: 32, height: 32, encoding: .indexed),
    "icm#": Kind(width: 16, height: 12, encoding: .indexed), "icm4": Kind(width: 16, height: 12, encoding: .indexed),
    "icm8": Kind(width: 16, height: 12, encoding: .indexed), "ics#": Kind(width: 16, height: 16, encoding: .indexed),
    "ics4": Kind(width: 16, height: 16, encoding: .indexed), "ics8": Kind(width: 16, height: 16, encoding: .indexed),
    "icl4": Kind(width: 32, height: 32, encoding: .indexed), "icl8": Kind(width: 32, height: 32, encoding: .indexed),
    "ich#": Kind(width: 48, height: 48, encoding: .indexed), "ich4": Kind(width: 48, height: 48, encoding: .indexed),
    "ich8": Kind(width: 48, height: 48, encoding: .indexed), "is32": Kind(width: 16, height: 16, encoding: .rgb),
    "s8mk": Kind(width: 16, height: 16, encoding: .mask), "il32": Kind(width: 32, height: 32, encoding: .rgb),
    "l8mk": Kind(width: 32, height: 32, encoding: .mask), "ih32": Kind(width: 48, height: 48, encoding: .rgb),
    "h8mk": Kind(width: 48, height: 48, encoding: .mask), "it32": Kind(width: 128, height: 128, encoding: .rgb),
    "t8mk": Kind(width: 128, height: 128, encoding: .mask),
  ]

  private static let modernKinds: [String: Kind] = [
    "icp4": Kind(width: 16, height: 16), "icp5": Kind(width: 32, height: 32), "icp6": Kind(width: 64, height: 64),
    "ic04": Kind(width: 16, height: 16), "ic05": Kind(width: 32, height: 32, scale: 2), "ic07": Kind(width: 128, height: 128),
    "ic08": Kind(width: 256, height: 256), "ic09": Kind(width: 512, height: 512), "ic10": Kind(width: 1024, height: 1024, scale: 2),
    "ic11": Kind(width: 32, height: 32, scale: 2), "ic12": Kind(width: 64, height: 64, scale: 2),
    "ic13": Kind(width: 256, height: 256, scale: 2), "ic14": Kind(width: 512, height: 512, scale: 2),
    "icsb": Kind(width: 18, height: 18), "icsB": Kind(width: 36, height: 36, scale: 2), "sb24": Kind(width: 24, height: 24),
    "SB24": Kind(width: 48, height: 48, scale: 2),
  ]

  /// Reads the list of members; nil when the file is no icon family. At most 1,000 members are read.
  public init?(reading source: any RandomAccessSource) {
    guard let start: [UInt8] = try? source.read(at: 0, count: 8), start.starts(with: Array("icns".utf8)) else { return nil }
    let end: Int = ByteOrder.big.uint32(start, 4)
    var members: [Member] = []
    var others: [String] = []
    var offset: Int = 8
    for _ in 0..<1000 where offset < min(end, source.size) {
      guard let header: [UInt8] = try? source.read(at: offset, count: 8), header.count == 8 else { break }
      let count: Int = ByteOrder.big.uint32(header, 4)
      guard count >= 8, count <= source.size - offset else { break }
      let type: String = String(String.UnicodeScalarView(header[..<4].map { Unicode.Scalar($0 >= 0x20 && $0 < 0x7F ? $0 : 0x3F) }))
      if let kind: Kind = Self.kinds[type] ?? Self.modernKinds[type] {
        members.append(Self.member(type, kind, SourceRange(offset + 8, offset + count), source))
      } else {
        others.append(type)
      }
      offset += count
    }
    self.members = members
    otherTypes = others
    isComplete = offset == end && end <= source.size
  }

  private static func member(_ type: String, _ kind: Kind, _ range: SourceRange, _ source: any RandomAccessSource) -> Member {
    let part: PartSource = PartSource(of: source, at: range.lowerBound, count: range.count)
    let png: PNGHeader? = kind.encoding == nil ? PNGHeader(reading: part) : nil
    let start: [UInt8] = kind.encoding == nil ? (try? part.read(at: 0, count: 4)) ?? [] : []
    let encoding: Encoding =
      kind.encoding ?? (png != nil ? .png : start == Array("ARGB".utf8) ? .argb : type == "icp4" || type == "icp5" ? .rgb : .jpeg2000)
    return Member(
      type: type, width: kind.width, height: kind.height, scale: kind.scale, encoding: encoding, range: range,
      statedSize: png.flatMap { $0.width == kind.width && $0.height == kind.height ? nil : $0.width })
  }

  /// The widths in pixels of the pictures, masks left out, each once, the smallest first.
  public var pixelSizes: [Int] { Set(members.filter { $0.encoding != .mask }.map(\.width)).sorted() }
}
