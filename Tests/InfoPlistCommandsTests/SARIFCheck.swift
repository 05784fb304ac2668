import Foundation

/// The structural demands of SARIF 2.1.0 on the parts that `check` writes: required members, types, allowed values and indexes.
enum SARIFCheck {
  struct Place {
    let rule: String
    let uri: String
    let line: Int?
    let column: Int?
  }

  private typealias Object = [String: Any]

  static func problems(in data: Data) throws -> [String] {
    var problems: [String] = []
    func demand(_ condition: Bool, _ words: String) { if !condition { problems.append(words) } }
    let root: Object = try JSONSerialization.jsonObject(with: data) as? Object ?? [:]
    demand(root["version"] as? String == "2.1.0", "version")
    demand(Set(root.keys).isSubset(of: ["$schema", "version", "runs"]), "members of the log")
    let runs: [Object] = root["runs"] as? [Object] ?? []
    demand(runs.count == 1, "one run")
    for run in runs {
      demand(
        Set(run.keys).isSubset(of: ["tool", "invocations", "columnKind", "artifacts", "results"]), "members of the run: \(run.keys)")
      demand(run["columnKind"] as? String == "utf16CodeUnits", "columnKind")
      let driver: Object = (run["tool"] as? Object)?["driver"] as? Object ?? [:]
      demand(driver["name"] as? String == "infoplist", "name of the driver")
      let rules: [Object] = driver["rules"] as? [Object] ?? []
      let ids: [String] = rules.compactMap { $0["id"] as? String }
      demand(ids.count == rules.count && Set(ids).count == ids.count, "ids of rules are unique")
      for rule in rules {
        for name in ["shortDescription", "fullDescription", "help"] {
          let text: String? = (rule[name] as? Object)?["text"] as? String
          demand(text?.isEmpty == false, "\(name) of \(rule["id"] ?? "")")
        }
        if let address: String = rule["helpUri"] as? String { demand(address.hasPrefix("https://"), "helpUri") }
      }
      for invocation in run["invocations"] as? [Object] ?? [] {
        demand(invocation["executionSuccessful"] is Bool, "executionSuccessful")
      }
      let results: [Object]? = run["results"] as? [Object]
      demand(results != nil, "results are an array, even when there is none")
      var prints: Set<String> = []
      for result in results ?? [] {
        let index: Int = result["ruleIndex"] as? Int ?? -1
        demand(ids.indices.contains(index) && ids[index] == result["ruleId"] as? String, "ruleIndex")
        demand(["error", "warning", "note", "none"].contains(result["level"] as? String ?? ""), "level")
        demand(((result["message"] as? Object)?["text"] as? String)?.isEmpty == false, "message")
        let fingerprints: [String: String] = result["partialFingerprints"] as? [String: String] ?? [:]
        demand(fingerprints.count == 1 && prints.insert(fingerprints.values.first ?? "").inserted, "fingerprints are unique")
        let locations: [Object] = result["locations"] as? [Object] ?? []
        demand(locations.count == 1, "one location")
        for location in locations + (result["relatedLocations"] as? [Object] ?? []) { problems += place(location) }
        for fix in result["fixes"] as? [Object] ?? [] { problems += changes(fix) }
      }
    }
    return problems
  }

  static func places(in data: Data) throws -> [Place] {
    let root: Object = try JSONSerialization.jsonObject(with: data) as? Object ?? [:]
    let results: [Object] = (root["runs"] as? [Object])?.first?["results"] as? [Object] ?? []
    return results.map { result in
      let physical: Object? = (result["locations"] as? [Object])?.first?["physicalLocation"] as? Object
      let region: Object? = physical?["region"] as? Object
      return Place(
        rule: result["ruleId"] as? String ?? "", uri: (physical?["artifactLocation"] as? Object)?["uri"] as? String ?? "",
        line: region?["startLine"] as? Int, column: region?["startColumn"] as? Int)
    }
  }

  private static func place(_ location: Object) -> [String] {
    guard let physical: Object = location["physicalLocation"] as? Object,
      let uri: String = (physical["artifactLocation"] as? Object)?["uri"] as? String, !uri.contains(" ")
    else { return ["artifactLocation"] }
    guard let region: Object = physical["region"] as? Object else { return [] }
    return self.region(region)
  }

  private static func region(_ region: Object) -> [String] {
    if let offset: Int = region["byteOffset"] as? Int {
      return offset >= 0 && (region["byteLength"] as? Int ?? -1) >= 0 ? [] : ["bytes of a region"]
    }
    guard let startLine: Int = region["startLine"] as? Int, let startColumn: Int = region["startColumn"] as? Int,
      let endLine: Int = region["endLine"] as? Int, let endColumn: Int = region["endColumn"] as? Int
    else { return ["members of a region"] }
    let isOrdered: Bool = startLine < endLine || startLine == endLine && startColumn <= endColumn
    return startLine >= 1 && startColumn >= 1 && endColumn >= 1 && isOrdered ? [] : ["order of a region"]
  }

  private static func changes(_ fix: Object) -> [String] {
    let changes: [Object] = fix["artifactChanges"] as? [Object] ?? []
    guard !changes.isEmpty else { return ["artifactChanges"] }
    return changes.flatMap { change -> [String] in
      let replacements: [Object] = change["replacements"] as? [Object] ?? []
      guard !replacements.isEmpty, (change["artifactLocation"] as? Object)?["uri"] is String else { return ["replacements"] }
      return replacements.flatMap { replacement -> [String] in
        (replacement["deletedRegion"] as? Object).map { region($0) } ?? ["deletedRegion"]
      }
    }
  }
}
