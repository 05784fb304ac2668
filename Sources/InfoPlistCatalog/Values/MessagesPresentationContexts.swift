extension ValueTable {
  /// Places where an iMessage app may appear.
  public static let messagesPresentationContexts: ValueTable = ValueTable(
    "messages-presentation-contexts",
    title: "Presentation contexts of iMessage apps",
    summary: "Places where an iMessage app or a sticker pack may appear.",
    sources: [.applePage("messages/msmessagesappviewcontroller/presentationcontext")],
    [
      ValueEntry(
        "MSMessagesAppPresentationContextMessages", title: "Messages", "In a conversation of the Messages app.", since: [.iOS("12.0")]),
      ValueEntry(
        "MSMessagesAppPresentationContextMedia", title: "Media", "Where pictures and videos are made, outside a conversation.",
        since: [.iOS("12.0")]),
    ])
}
