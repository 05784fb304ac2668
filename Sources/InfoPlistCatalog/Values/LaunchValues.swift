extension ValueTable {
  /// Initial visibility of the system's interface.
  public static let presentationModes: ValueTable = ValueTable(
    "presentation-modes",
    title: "Presentation modes",
    summary: "How much of the Dock, the menu bar and other parts of the system an app leaves visible when it starts.",
    requirements: ["R-LS-035", "R-LS-041"],
    sources: [.reference(.launchServices), .keyPage("lsuipresentationmode")],
    [
      ValueEntry(number: 0, title: "Normal", "Everything stays visible; the default.", requirements: ["R-LS-036"]),
      ValueEntry(
        number: 1, title: "Content suppressed",
        "The Dock and its like are hidden and come back by themselves, for instance when the pointer goes there.",
        requirements: ["R-LS-037", "R-LS-041"]),
      ValueEntry(
        number: 2, title: "Content hidden", "The Dock and its like are hidden and stay away, whatever the person does.",
        requirements: ["R-LS-038", "R-LS-041"]),
      ValueEntry(
        number: 3, title: "All hidden", "Everything including the menu bar is hidden and stays away.", requirements: ["R-LS-039"]),
      ValueEntry(
        number: 4, title: "All suppressed",
        "Everything including the menu bar is hidden and comes back by itself, for instance when the pointer goes there.",
        since: [.macOS("10.3")], requirements: ["R-LS-040"]),
    ])

  /// Processor architectures that Launch Services can choose.
  public static let launchArchitectures: ValueTable = ValueTable(
    "launch-architectures",
    title: "Architectures of Mac apps",
    summary: "Names of the architectures a universal Mac app can hold.",
    requirements: ["R-LS-003"],
    sources: [.reference(.launchServices), .keyPage("lsarchitecturepriority")],
    [
      ValueEntry("arm64", title: "64-bit ARM", "Apple silicon.", sources: [.keyPage("lsarchitecturepriority")]),
      ValueEntry(
        "arm64e", title: "64-bit ARM with pointer authentication", "Apple silicon, with signed pointers.",
        sources: [.keyPage("lsarchitecturepriority")]),
      ValueEntry(
        "x86_64", title: "64-bit Intel", "Intel Macs; translated by Rosetta on Apple silicon.", misspellings: ["x86-64", "amd64"]),
      ValueEntry("i386", title: "32-bit Intel", "The first Intel Macs.", misspellings: ["x86", "i686"]),
      ValueEntry("ppc64", title: "64-bit PowerPC", "PowerPC G5 Macs.", requirements: ["R-LS-005"]),
      ValueEntry("ppc", title: "32-bit PowerPC", "PowerPC Macs; translated by the first Rosetta on Intel.", requirements: ["R-LS-005"]),
    ])

  /// What happens to an app when an external GPU is ejected.
  public static let gpuEjectPolicies: ValueTable = ValueTable(
    "gpu-eject-policies",
    title: "Policies for ejecting a GPU",
    summary: "What macOS does with an app that uses an external GPU which a person wants to eject.",
    sources: [.keyPage("gpuejectpolicy")],
    [
      ValueEntry("relaunch", title: "Relaunch", "The app is ended and started again on another GPU."),
      ValueEntry("wait", title: "Wait", "The system waits for the app to let go of the GPU."),
      ValueEntry("kill", title: "Kill", "The app is ended at once."),
      ValueEntry("ignore", title: "Ignore", "The app is left alone."),
    ])

  /// Preference for removable GPUs.
  public static let gpuSelectionPolicies: ValueTable = ValueTable(
    "gpu-selection-policies",
    title: "Policies for choosing a GPU",
    summary: "Whether an app wants to run on GPUs that can be unplugged.",
    sources: [.keyPage("gpuselectionpolicy")],
    [
      ValueEntry("avoidRemovable", title: "Avoid removable", "External GPUs are left out where another one can do the work."),
      ValueEntry("preferRemovable", title: "Prefer removable", "External GPUs are taken where one is attached."),
    ])

  /// Styles of notifications on the Mac.
  public static let notificationAlertStyles: ValueTable = ValueTable(
    "notification-alert-styles",
    title: "Notification styles",
    summary: "How notifications of a Mac app first appear, until a person chooses otherwise.",
    requirements: ["R-CO-039"],
    sources: [.reference(.cocoa)],
    [
      ValueEntry(
        "banner", title: "Banner", "Shown for a moment; the default and the right choice for most apps.", requirements: ["R-CO-040"]),
      ValueEntry("alert", title: "Alert", "Stays until it is answered; seldom needed.", requirements: ["R-CO-040"]),
      ValueEntry("none", title: "None", "Nothing is shown."),
    ])
}
