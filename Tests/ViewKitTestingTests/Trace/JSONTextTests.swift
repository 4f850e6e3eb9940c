import Testing

@testable import ViewKitTesting

@Suite struct JSONTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (120.5, "120.5"), (-120.5, "-120.5"), (0.00004, "0"),
    (-0.00004, "0"), (0.00005, "0.0001"), (1.0 / 3, "0.3333"), (2.0 / 3, "0.6667"),
    (5_600_000_000.25, "5600000000.25"), (.nan, "null"), (.infinity, "null"), (0.99999, "1"),
  ])
  func writesNumbersShortly(_ number: Double, _ text: String) {
    #expect(JSONText.number(number) == text)
  }

  @Test func keepsTheDecimalsAskedFor() {
    #expect(JSONText.number(200, decimals: 3, minimum: 1) == "200.0")
    #expect(JSONText.number(1000.0 / 60, decimals: 3, minimum: 1) == "16.667")
    #expect(JSONText.number(7.6, decimals: 0) == "8")
  }

  @Test func writesNestedValuesInOrder() {
    var json = JSONText()
    json.object { json in
      json.key("b")
      json.values(1, 2.5)
      json.key("a")
      json.array { json in
        json.value("say \"\\\n\u{1}é\"")
        json.value(true)
      }
      json.key("none")
      json.object { _ in }
      json.key("n")
      json.value(3)
    }
    #expect(
      json.text == #"{"b":[1,2.5],"a":["say \"\\\n\u0001é\"",true],"none":{},"n":3}"#)
  }
}
