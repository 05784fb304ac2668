/// What the first bytes of an image tell, whatever its format.
public enum ImageHeader: Sendable, Hashable {
  /// A PNG image.
  case png(PNGHeader)
  /// A JPEG image.
  case jpeg(JPEGHeader)
  /// An `.icns` file.
  case iconFamily(IconFamily)

  /// Reads a header; nil for other formats. The content decides, not the name.
  public init?(reading source: any RandomAccessSource) {
    if let png: PNGHeader = PNGHeader(reading: source) {
      self = .png(png)
    } else if let jpeg: JPEGHeader = JPEGHeader(reading: source) {
      self = .jpeg(jpeg)
    } else if let family: IconFamily = IconFamily(reading: source) {
      self = .iconFamily(family)
    } else {
      return nil
    }
  }

  /// Pixels in a row and rows; of an icon family those of its largest picture.
  public var size: (width: Int, height: Int) {
    switch self {
    case .png(let header): (header.width, header.height)
    case .jpeg(let header): (header.width, header.height)
    case .iconFamily(let family):
      family.members.map { ($0.width, $0.height) }.max { $0.0 < $1.0 } ?? (0, 0)
    }
  }
}
