// Verdicts of App Transport Security a second, for an app with 100 domains: addresses read each time, and addresses read before.
// With a port on loopback and a file of authorities in PEM: the time of the sixteen tests of a diagnosis against that server, for the host `ats.test`.

import Diagnostics
import InfoPlistResolution
import PropertyLists
import SystemModel
import TransportSecurityProbe

let domainCount: Int = 100
let rounds: Int = 20
var text: String = "<plist version=\"1.0\"><dict><key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict>"
for index in 0..<domainCount {
  text += "<key>host\(index).service.example.com</key><dict><key>NSIncludesSubdomains</key><\(index % 2 == 0)/>"
  text += "<key>NSExceptionAllowsInsecureHTTPLoads</key><\(index % 3 == 0)/></dict>"
}
text += "</dict></dict></dict></plist>"

let document: PropertyListDocument = PropertyListDocument(reading: SourceBytes(text))
let configuration: TransportSecurityConfiguration = TransportSecurityConfiguration(document, file: "Info.plist")
let policy: TransportSecurityPolicy = TransportSecurityPolicy(configuration, environment: .iPhone)
let texts: [String] = (0..<50_000).map { index in
  switch index % 5 {
  case 0: "https://host\(index % 130).service.example.com/path/to/something?query=\(index)"
  case 1: "http://a.b.host\(index % 130).service.example.com/"
  case 2: "https://www.other-\(index).example.org:8443/index.html"
  case 3: "http://192.0.2.\(index % 256)/"
  default: "https://cdn.host\(index % 130).service.example.com/image.png"
  }
}
let urls: [ConnectionURL] = texts.compactMap { try? ConnectionURL($0) }
let clock: ContinuousClock = ContinuousClock()

func measure(_ name: String, _ count: Int, _ body: () -> Int) {
  var best: Duration = .seconds(3600)
  var allowed: Int = 0
  for _ in 0..<rounds {
    let time: Duration = clock.measure { allowed = body() }
    best = min(best, time)
  }
  let seconds: Double = Double(best.components.seconds) + Double(best.components.attoseconds) * 1e-18
  print("\(name): \(Int(Double(count) / seconds)) a second (\(allowed) of \(count) allowed)")
}

measure("verdicts", urls.count) {
  urls.reduce(0) { $0 + (policy.verdict(for: $1).allowsLoad ? 1 : 0) }
}
measure("addresses and verdicts", texts.count) {
  texts.reduce(0) { count, text in
    guard let url: ConnectionURL = try? ConnectionURL(text) else { return count }
    return count + (policy.verdict(for: url).allowsLoad ? 1 : 0)
  }
}
let explainer: TransportSecurityExplainer = TransportSecurityExplainer(policy)
measure("decisions with traces", urls.count / 100) {
  stride(from: 0, to: urls.count, by: 100).reduce(0) { $0 + (explainer.decision(for: urls[$1]).value.allowsLoad ? 1 : 0) }
}

if CommandLine.arguments.count == 3, case .success(let engine) = TLSEngine.shared,
  let route: ConnectionRoute = ConnectionRoute("ats.test::127.0.0.1:\(CommandLine.arguments[1])")
{
  var options: ProbeOptions = ProbeOptions()
  options.routes = [route]
  options.authorityFile = CommandLine.arguments[2]
  var times: [Duration] = []
  var passed: Int = 0
  for _ in 0..<20 {
    times.append(
      try clock.measure {
        let diagnosis: TransportDiagnosis = try TransportDiagnosis.run(LoadAddress("https://ats.test/"), options: options, engine: engine)
        passed = diagnosis.tests.count { $0.result.passes }
      })
  }
  times.sort()
  print("sixteen tests: best \(times[0]), median \(times[10]) (\(passed) pass, \(engine.version))")
}
