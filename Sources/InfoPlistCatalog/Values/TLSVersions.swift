extension ValueTable {
  /// Versions of TLS.
  public static let tlsVersions: ValueTable = ValueTable(
    "tls-versions",
    title: "TLS versions",
    closed: true,
    summary: "Lowest version of Transport Layer Security that a domain may speak. A higher version in a connection is always fine.",
    requirements: ["R-ATS-061"],
    sources: [.reference(.cocoa), .swiftBuild],
    [
      ValueEntry(
        "TLSv1.0", title: "TLS 1.0",
        "Version 1.0 of 1999, for servers that know nothing newer.", supersededBy: ["TLSv1.2", "TLSv1.3"], requirements: ["R-ATS-061"]),
      ValueEntry("TLSv1.1", title: "TLS 1.1", "Version 1.1 of 2006.", supersededBy: ["TLSv1.2", "TLSv1.3"], requirements: ["R-ATS-061"]),
      ValueEntry("TLSv1.2", title: "TLS 1.2", "Version 1.2 of 2008, which holds without the key.", requirements: ["R-ATS-061...062"]),
      ValueEntry(
        "TLSv1.3", title: "TLS 1.3",
        "Version 1.3 of 2018; it raises the bar for the domain.", misspellings: ["TLSV1.3"],
        sources: [.keyPage("nsexceptionminimumtlsversion")]),
    ])
}
