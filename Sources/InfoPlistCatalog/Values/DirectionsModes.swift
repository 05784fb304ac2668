extension ValueTable {
  /// Means of transport.
  public static let directionsModes: ValueTable = ValueTable(
    "directions-modes",
    title: "Directions modes",
    summary: "Means of transport that a routing app can give directions for.",
    requirements: ["R-IOS-001"],
    sources: [.reference(.iOS), .keyPage("mkdirectionsapplicationsupportedmodes")],
    [
      ValueEntry("MKDirectionsModeCar", "By car."),
      ValueEntry("MKDirectionsModeBus", "By bus."),
      ValueEntry("MKDirectionsModeTrain", "By train."),
      ValueEntry("MKDirectionsModeSubway", "By subway."),
      ValueEntry("MKDirectionsModeStreetCar", "By streetcar."),
      ValueEntry("MKDirectionsModePlane", "By plane."),
      ValueEntry("MKDirectionsModeBike", "By bicycle."),
      ValueEntry("MKDirectionsModeFerry", "By ferry."),
      ValueEntry("MKDirectionsModeTaxi", "By taxi."),
      ValueEntry("MKDirectionsModePedestrian", "On foot."),
      ValueEntry("MKDirectionsModeRideShare", "With a ride-sharing service; newer than the reference, which lists the other eleven."),
      ValueEntry("MKDirectionsModeOther", "By any other means."),
    ])
}
