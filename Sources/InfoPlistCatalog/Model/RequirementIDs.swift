/// Expands `R-CF-008...016` into the single ids; leaves everything else as it is.
public func expandRequirementIDs(_ ids: [String]) -> [String] {
  ids.flatMap { id -> [String] in
    let parts: [Substring] = id.split(separator: ".", omittingEmptySubsequences: true)
    guard parts.count == 2, let dash = parts[0].lastIndex(of: "-"), let last = Int(parts[1]) else { return [id] }
    let prefix: Substring = parts[0][...dash]
    guard let first = Int(parts[0][parts[0].index(after: dash)...]), first <= last, last &- first < 1000 else { return [id] }
    return (first...last).map { number in
      let digits: String = String(number)
      return prefix + String(repeating: "0", count: Swift.max(0, 3 &- digits.utf8.count)) + digits
    }
  }
}
