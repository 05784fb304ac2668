import Linting

struct OldKernelLibrary: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "drivers/old-kernel-library", "a kernel extension links to the kernel by its old names", .error, .install,
    scope: RuleScope(products: [.kernelExtension]),
    rationale:
      "Libraries whose names begin with com.apple.kernel belong to 32-bit kernels. Extensions for 64 bits must use "
      + "those of com.apple.kpi, and must not mix both.",
    remedy: "Name the libraries of com.apple.kpi that kextlibs lists.",
    citations: [.repository("apple-oss-distributions/IOKitUser", "kext.subproj/OSKext.c"), .keyPage("osbundlelibraries")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>OSBundleLibraries</key>\n<dict>\n<key>«com.apple.kernel.iokit»</key>\n<string>8.0.0</string>\n<key>com.apple.kpi.libkern</key>\n<string>8.0.0</string>\n</dict>",
          product: .kernelExtension)
      ],
      passing: [
        .info(
          "<key>OSBundleLibraries</key>\n<dict>\n<key>com.apple.kpi.iokit</key>\n<string>8.0.0</string>\n</dict>", product: .kernelExtension
        )
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for library in info["OSBundleLibraries"]?.members ?? [] where library.key.hasPrefix("com.apple.kernel") {
      context.report(
        "'\(library.key)' is a library of 32-bit kernels", at: .key(library), help: "name the libraries of com.apple.kpi in its place")
    }
  }
}
