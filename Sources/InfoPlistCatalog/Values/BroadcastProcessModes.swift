extension ValueTable {
  /// How a broadcast extension gets its data.
  public static let broadcastProcessModes: ValueTable = ValueTable(
    "broadcast-process-modes",
    title: "Process modes of broadcast extensions",
    closed: false,
    summary: "In which form a broadcast upload extension receives picture and sound.",
    sources: [.repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts")],
    [
      ValueEntry(
        "RPBroadcastProcessModeSampleBuffer", title: "Sample buffers", "Single pictures and pieces of sound, as sample buffers.",
        confidence: .medium)
    ])
}
