import Linting

struct TooManyQuerySchemes: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/too-many-query-schemes", "LSApplicationQueriesSchemes lists more schemes than systems look at", .warning, .runtime,
    rationale:
      "Apps built with the SDK of iOS 15 or later may ask about 50 schemes. For those after the fiftieth the answer is "
      + "always that no app opens them.",
    remedy: "Keep the schemes that the app really asks about.",
    citations: [.applePage("uikit/uiapplication/canopenurl(_:)"), .repository("SwiftOldDriver/iOS-Weekly", "issue 3023", .medium)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>LSApplicationQueriesSchemes</key>\n«<array>\n<string>a0</string>\n<string>a1</string>\n"
            + "<string>a2</string>\n<string>a3</string>\n<string>a4</string>\n<string>a5</string>\n<string>a6</string>\n"
            + "<string>a7</string>\n<string>a8</string>\n<string>a9</string>\n<string>a10</string>\n<string>a11</string>\n"
            + "<string>a12</string>\n<string>a13</string>\n<string>a14</string>\n<string>a15</string>\n<string>a16</string>\n"
            + "<string>a17</string>\n<string>a18</string>\n<string>a19</string>\n<string>a20</string>\n<string>a21</string>\n"
            + "<string>a22</string>\n<string>a23</string>\n<string>a24</string>\n<string>a25</string>\n<string>a26</string>\n"
            + "<string>a27</string>\n<string>a28</string>\n<string>a29</string>\n<string>a30</string>\n<string>a31</string>\n"
            + "<string>a32</string>\n<string>a33</string>\n<string>a34</string>\n<string>a35</string>\n<string>a36</string>\n"
            + "<string>a37</string>\n<string>a38</string>\n<string>a39</string>\n<string>a40</string>\n<string>a41</string>\n"
            + "<string>a42</string>\n<string>a43</string>\n<string>a44</string>\n<string>a45</string>\n<string>a46</string>\n"
            + "<string>a47</string>\n<string>a48</string>\n<string>a49</string>\n<string>a50</string>\n</array>»")
      ],
      passing: [
        .info(
          "<key>LSApplicationQueriesSchemes</key>\n<array>\n<string>a0</string>\n<string>a1</string>\n<string>a2</string>\n"
            + "<string>a3</string>\n<string>a4</string>\n<string>a5</string>\n<string>a6</string>\n<string>a7</string>\n"
            + "<string>a8</string>\n<string>a9</string>\n<string>a10</string>\n<string>a11</string>\n<string>a12</string>\n"
            + "<string>a13</string>\n<string>a14</string>\n<string>a15</string>\n<string>a16</string>\n<string>a17</string>\n"
            + "<string>a18</string>\n<string>a19</string>\n<string>a20</string>\n<string>a21</string>\n<string>a22</string>\n"
            + "<string>a23</string>\n<string>a24</string>\n<string>a25</string>\n<string>a26</string>\n<string>a27</string>\n"
            + "<string>a28</string>\n<string>a29</string>\n<string>a30</string>\n<string>a31</string>\n<string>a32</string>\n"
            + "<string>a33</string>\n<string>a34</string>\n<string>a35</string>\n<string>a36</string>\n<string>a37</string>\n"
            + "<string>a38</string>\n<string>a39</string>\n<string>a40</string>\n<string>a41</string>\n<string>a42</string>\n"
            + "<string>a43</string>\n<string>a44</string>\n<string>a45</string>\n<string>a46</string>\n<string>a47</string>\n"
            + "<string>a48</string>\n<string>a49</string>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = info["LSApplicationQueriesSchemes"], list.kind == .array, list.elements.count > 50 else { return }
    context.report(
      "LSApplicationQueriesSchemes lists \(list.elements.count) schemes, but systems look at 50", at: .value(list),
      notes: [DiagnosticNote("for the others canOpenURL always says no")], help: "keep those that the app really asks about")
  }
}
