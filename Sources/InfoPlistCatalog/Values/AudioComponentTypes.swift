extension ValueTable {
  /// Types of audio components.
  public static let audioComponentTypes: ValueTable = ValueTable(
    "audio-component-types",
    title: "Types of audio components",
    closed: false,
    summary: "Four-letter types that hosts sort audio components by. Codecs and other components have types of their own.",
    sources: [
      .applePage("audiotoolbox/audio-unit-v2-c-api/audio-unit-types"),
      .repository("phracker/MacOSX-SDKs", "AudioUnit.framework/Headers/AUComponent.r"),
    ],
    [
      ValueEntry(
        "auou", title: "Output",
        "Connects a chain of units to the hardware or another destination, and may take input.", confidence: .medium),
      ValueEntry("aumu", title: "Instrument", "Plays notes that arrive as MIDI.", confidence: .medium),
      ValueEntry("aumf", title: "Music effect", "Changes sound and takes MIDI to control it.", confidence: .medium),
      ValueEntry("aufc", title: "Format converter", "Changes the format of the sound: rate, time, pitch.", confidence: .medium),
      ValueEntry("aufx", title: "Effect", "Changes sound.", confidence: .medium),
      ValueEntry("aumx", title: "Mixer", "Joins several inputs into fewer outputs.", confidence: .medium),
      ValueEntry("aupn", title: "Panner", "Places sound in space.", confidence: .medium),
      ValueEntry("augn", title: "Generator", "Makes sound without an input.", confidence: .medium),
      ValueEntry("auol", title: "Offline effect", "Changes sound in ways that need all of it first.", confidence: .medium),
      ValueEntry("aumi", title: "MIDI processor", "Changes MIDI messages.", confidence: .medium),
      ValueEntry("ausp", title: "Speech synthesizer", "Speaks text.", confidence: .medium),
      ValueEntry("aurx", title: "Remote effect", "Effect that one app offers to another.", confidence: .medium),
      ValueEntry("aurg", title: "Remote generator", "Generator that one app offers to another.", confidence: .medium),
      ValueEntry("auri", title: "Remote instrument", "Instrument that one app offers to another.", confidence: .medium),
      ValueEntry("aurm", title: "Remote music effect", "Music effect that one app offers to another.", confidence: .medium),
    ])
}
