extension KeyFamily {
  /// Reasons for each sensor of a study.
  public static let privacySensors: KeyFamily = KeyFamily(
    "privacy-sensors", "Sensors of research studies", category: .privacy,
    summary: "What a research app declares for each SensorKit sensor it collects data from.")
}

extension InfoPlistKey {
  /// Reasons for data on ambient light.
  public static let srSensorUsageAmbientLightSensor: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageAmbientLightSensor",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("14.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares ambient light over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on ambient light.",
    whenNeeded: "When the study reads data on ambient light.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusageambientlightsensor")])

  /// Reasons for data on device usage.
  public static let srSensorUsageDeviceUsage: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageDeviceUsage",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("14.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares device usage over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on device usage.",
    whenNeeded: "When the study reads data on device usage.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusagedeviceusage")],
    confidence: .medium)

  /// Reasons for data on electrocardiograms.
  public static let srSensorUsageECG: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageECG",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("17.4"), .macCatalyst("17.4")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares electrocardiograms over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on electrocardiograms.",
    whenNeeded: "When the study reads data on electrocardiograms.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusageecg")])

  /// Reasons for data on elevation.
  public static let srSensorUsageElevation: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageElevation",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("15.4"), .macCatalyst("15.4")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares elevation over a month.</string>
      </dict>
      """,
    summary: "Explains why a study collects data on elevation.",
    whenNeeded: "When the study reads data on elevation.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusageelevation")])

  /// Reasons for data on facial expressions.
  public static let srSensorUsageFacialMetrics: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageFacialMetrics",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("17.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares facial expressions over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on facial expressions.",
    whenNeeded: "When the study reads data on facial expressions.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusagefacialmetrics")])

  /// Reasons for data on the heart rate.
  public static let srSensorUsageHeartRate: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageHeartRate",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("17.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares the heart rate over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on the heart rate.",
    whenNeeded: "When the study reads data on the heart rate.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusageheartrate")])

  /// Reasons for data on typing.
  public static let srSensorUsageKeyboardMetrics: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageKeyboardMetrics",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("14.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares typing over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on typing.",
    whenNeeded: "When the study reads data on typing.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusagekeyboardmetrics")],
    confidence: .medium)

  /// Reasons for data on media events.
  public static let srSensorUsageMediaEvents: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageMediaEvents",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("16.4"), .macCatalyst("16.4")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares media events over a month.</string>
      </dict>
      """,
    summary: "Explains why a study collects data on media events.",
    whenNeeded: "When the study reads data on media events.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusagemediaevents")])

  /// Reasons for data on the use of messages.
  public static let srSensorUsageMessageUsage: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageMessageUsage",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("14.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares the use of messages over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on the use of messages.",
    whenNeeded: "When the study reads data on the use of messages.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusagemessageusage")],
    confidence: .medium)

  /// Reasons for data on motion.
  public static let srSensorUsageMotion: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageMotion",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("14.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares motion over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on motion.",
    whenNeeded: "When the study reads data on motion.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusagemotion")])

  /// Reasons for data on distances and speed.
  public static let srSensorUsageOdometer: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageOdometer",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("17.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares distances and speed over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on distances and speed.",
    whenNeeded: "When the study reads data on distances and speed.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusageodometer")])

  /// Reasons for data on blood flow (photoplethysmogram).
  public static let srSensorUsagePPG: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsagePPG",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("17.4"), .macCatalyst("17.4")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares blood flow (photoplethysmogram) over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on blood flow (photoplethysmogram).",
    whenNeeded: "When the study reads data on blood flow (photoplethysmogram).",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusageppg")])

  /// Reasons for data on steps.
  public static let srSensorUsagePedometer: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsagePedometer",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("14.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares steps over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on steps.",
    whenNeeded: "When the study reads data on steps.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusagepedometer")])

  /// Reasons for data on the use of the phone.
  public static let srSensorUsagePhoneUsage: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsagePhoneUsage",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("14.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares the use of the phone over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on the use of the phone.",
    whenNeeded: "When the study reads data on the use of the phone.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusagephoneusage")],
    confidence: .medium)

  /// Reasons for data on speech.
  public static let srSensorUsageSpeechMetrics: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageSpeechMetrics",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("15.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares speech over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on speech.",
    whenNeeded: "When the study reads data on speech.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusagespeechmetrics")])

  /// Reasons for data on visited kinds of places.
  public static let srSensorUsageVisits: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageVisits",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("14.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares visited kinds of places over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on visited kinds of places.",
    whenNeeded: "When the study reads data on visited kinds of places.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusagevisits")])

  /// Reasons for data on whether the watch is worn.
  public static let srSensorUsageWristDetection: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageWristDetection",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("14.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares whether the watch is worn over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on whether the watch is worn.",
    whenNeeded: "When the study reads data on whether the watch is worn.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusagewristdetection")],
    confidence: .medium)

  /// Reasons for data on wrist temperature.
  public static let srSensorUsageWristTemperature: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageWristTemperature",
    title: nil,
    in: .privacySensors,
    .dictionary(),
    since: [.iOS("17.0")],
    expected: [.required(when: "the app reads this sensor")],
    example: """
      <dict>
        <key>Description</key>
        <string>The study compares wrist temperature over a month.</string>
        <key>Required</key>
        <true/>
      </dict>
      """,
    summary: "Explains why a study collects data on wrist temperature.",
    whenNeeded: "When the study reads data on wrist temperature.",
    ifMissing: "The sensor cannot be asked for.",
    sources: [.keyPage("nssensorkitusagedetail/srsensorusagewristtemperature")])

  /// Text on one sensor.
  public static let srSensorUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageAmbientLightSensor.Description",
    "NSSensorKitUsageDetail.SRSensorUsageDeviceUsage.Description",
    "NSSensorKitUsageDetail.SRSensorUsageECG.Description",
    "NSSensorKitUsageDetail.SRSensorUsageElevation.Description",
    "NSSensorKitUsageDetail.SRSensorUsageFacialMetrics.Description",
    "NSSensorKitUsageDetail.SRSensorUsageHeartRate.Description",
    "NSSensorKitUsageDetail.SRSensorUsageKeyboardMetrics.Description",
    "NSSensorKitUsageDetail.SRSensorUsageMediaEvents.Description",
    "NSSensorKitUsageDetail.SRSensorUsageMessageUsage.Description",
    "NSSensorKitUsageDetail.SRSensorUsageMotion.Description",
    "NSSensorKitUsageDetail.SRSensorUsageOdometer.Description",
    "NSSensorKitUsageDetail.SRSensorUsagePPG.Description",
    "NSSensorKitUsageDetail.SRSensorUsagePedometer.Description",
    "NSSensorKitUsageDetail.SRSensorUsagePhoneUsage.Description",
    "NSSensorKitUsageDetail.SRSensorUsageSpeechMetrics.Description",
    "NSSensorKitUsageDetail.SRSensorUsageVisits.Description",
    "NSSensorKitUsageDetail.SRSensorUsageWristDetection.Description",
    "NSSensorKitUsageDetail.SRSensorUsageWristTemperature.Description",
    title: nil,
    in: .privacySensors,
    .string(.userText),
    since: [.iOS("14.0")],
    expected: [.required(when: "the sensor has an entry")],
    example: "<string>The study compares sleep and screen time.</string>",
    summary: "Text on one sensor that the consent sheet of a study shows.",
    details: "Newer sensors read it from the version on that knows the sensor itself.",
    whenNeeded: "In the entry of every sensor.",
    ifMissing: "The entry says nothing, and the sheet cannot explain the sensor.",
    sources: [.keyPage("nssensorkitusagedetail")])

  /// A sensor the study needs.
  public static let srSensorUsageRequired: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail.SRSensorUsageAmbientLightSensor.Required",
    "NSSensorKitUsageDetail.SRSensorUsageDeviceUsage.Required",
    "NSSensorKitUsageDetail.SRSensorUsageECG.Required",
    "NSSensorKitUsageDetail.SRSensorUsageFacialMetrics.Required",
    "NSSensorKitUsageDetail.SRSensorUsageHeartRate.Required",
    "NSSensorKitUsageDetail.SRSensorUsageKeyboardMetrics.Required",
    "NSSensorKitUsageDetail.SRSensorUsageMessageUsage.Required",
    "NSSensorKitUsageDetail.SRSensorUsageMotion.Required",
    "NSSensorKitUsageDetail.SRSensorUsageOdometer.Required",
    "NSSensorKitUsageDetail.SRSensorUsagePPG.Required",
    "NSSensorKitUsageDetail.SRSensorUsagePedometer.Required",
    "NSSensorKitUsageDetail.SRSensorUsagePhoneUsage.Required",
    "NSSensorKitUsageDetail.SRSensorUsageSpeechMetrics.Required",
    "NSSensorKitUsageDetail.SRSensorUsageVisits.Required",
    "NSSensorKitUsageDetail.SRSensorUsageWristDetection.Required",
    "NSSensorKitUsageDetail.SRSensorUsageWristTemperature.Required",
    title: nil,
    in: .privacySensors,
    .boolean,
    since: [.iOS("14.0")],
    default: .boolean(false),
    example: "<true/>",
    summary: "Says that the study cannot go on without this sensor.",
    details: "The pages of two sensors, elevation and media events, do not list the key.",
    whenNeeded: "For sensors whose refusal ends the participation.",
    ifMissing: "People may leave out the sensor and still take part.",
    mistakes: ["Marking every sensor: people who refuse one are then lost for the study."],
    sources: [.keyPage("nssensorkitusagedetail")])
}
