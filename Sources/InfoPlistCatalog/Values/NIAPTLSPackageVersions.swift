extension ValueTable {
  /// Editions of the TLS package.
  public static let niapTLSPackageVersions: ValueTable = ValueTable(
    "niap-tls-package-versions",
    title: "Versions of the functional package for TLS",
    closed: false,
    summary: "Which edition of the TLS package of the NIAP a connection has to follow.",
    sources: [.keyPage("nsapptransportsecurity/nsrequiresniaptlspackageversion")],
    [
      ValueEntry("none", title: "None", "No edition is demanded."),
      ValueEntry("FCP_v2.1", title: "Functional package 2.1", "The rules of edition 2.1 of the package."),
      ValueEntry("recommended", title: "Recommended", "The edition that the system recommends at the time."),
    ])
}
