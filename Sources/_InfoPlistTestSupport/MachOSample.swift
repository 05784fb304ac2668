/// Writes small executables for tests: headers and, where wanted, the section with a property list.
public enum MachOSample {
  /// The code for one architecture.
  public struct Slice: Sendable {
    var architecture: String
    var plist: [UInt8]?

    /// States a slice: `arm64` or `x86_64`, and the property list inside it.
    public init(_ architecture: String, _ plist: String?) {
      self.architecture = architecture
      self.plist = plist.map { Array($0.utf8) }
    }

    /// States a slice with a property list of bytes.
    public init(_ architecture: String, bytes: [UInt8]) {
      self.architecture = architecture
      plist = bytes
    }

    private func number(_ value: Int, _ count: Int = 4) -> [UInt8] { ZipWriter.little(value, count) }

    private func name(_ text: String) -> [UInt8] { Array(text.utf8) + Array(repeating: 0, count: 16 - text.utf8.count) }

    var processor: Int { architecture == "x86_64" ? 0x0100_0007 : 0x0100_000C }

    var bytes: [UInt8] {
      let size: Int = plist == nil ? 0 : 152
      let header: [UInt8] = [0xFEED_FACF, processor, 0, 2, plist == nil ? 0 : 1, size, 0, 0].flatMap { number($0) }
      guard let plist else { return header }
      let start: Int = header.count + size
      var segment: [UInt8] = number(0x19) + number(size) + name("__TEXT") + number(0, 8) + number(4096, 8) + number(0, 8)
      segment += number(start + plist.count, 8) + number(5) + number(5) + number(1) + number(0)
      segment += name("__info_plist") + name("__TEXT") + number(0, 8) + number(plist.count, 8) + number(start)
      segment += Array(repeating: 0, count: 28)
      return header + segment + plist
    }
  }

  /// A thin file for one slice, a fat one for several.
  public static func executable(_ slices: [Slice]) -> [UInt8] {
    guard slices.count > 1 else { return slices.first?.bytes ?? [] }
    func big(_ value: Int) -> [UInt8] { ZipWriter.little(value, 4).reversed() }
    var head: [UInt8] = big(0xCAFE_BABE) + big(slices.count)
    var body: [UInt8] = []
    let start: Int = 4096
    for slice in slices {
      let bytes: [UInt8] = slice.bytes
      head += big(slice.processor) + big(0) + big(start + body.count) + big(bytes.count) + big(12)
      body += bytes + Array(repeating: 0, count: (4096 - bytes.count % 4096) % 4096)
    }
    return head + Array(repeating: 0, count: start - head.count) + body
  }
}
