extension StoreCode {
  /// Every code that is known, by number.
  public static let all: [StoreCode] = [
    privacyCodes, infoCodes, identityCodes, versionCodes, iconCodes, structureCodes, executableCodes, buildCodes, signingCodes,
    deliveryCodes, recordCodes,
  ].flatMap(\.self).sorted { $0.number < $1.number }

  private static let byNumber: [Int: StoreCode] = Dictionary(all.map { ($0.number, $0) }) { first, _ in first }

  /// The entry of a number, such as 90683; nil when nothing is known of it.
  public static func numbered(_ number: Int) -> StoreCode? { byNumber[number] }

  /// The entry of a code as people write it, such as `ITMS-90683` or `90683`; nil when nothing is known of it.
  public static func named(_ name: String) -> StoreCode? {
    let digits: Substring = name.uppercased().hasPrefix("ITMS-") ? name.dropFirst(5) : name[...]
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(digits).flatMap(numbered)
  }
}
