/// What an invoice is about; amounts are in cents, and exact.
struct Invoice {
  struct Row {
    var article: String
    var quantity: Int
    var unit: String
    var price: Int

    var amount: Int { quantity * price }
  }

  var number = "2026-1024"
  var date = "26 November 2026"
  var due = "10 December 2026"
  var sender = ["Holzwerk Brückner & Söhne", "Hafenstraße 12", "20457 Hamburg"]
  var recipient = ["Żółta Łódź sp. z o.o.", "ul. Świętojańska 44", "81-393 Gdynia", "Poland"]
  var rows: [Row]
  var taxPercent = 19

  var net: Int { rows.reduce(0) { $0 + $1.amount } }
  /// Rounded to the cent, half a cent upwards.
  var tax: Int { (net * taxPercent + 50) / 100 }
  var total: Int { net + tax }

  /// Cents as `1,234.50`.
  static func money(_ cents: Int) -> String {
    let whole = String(cents / 100)
    var grouped = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    let rest = cents % 100
    return "\(grouped).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Invoice {
  /// An invoice of forty rows, some of which take two lines.
  static let example: Invoice = {
    let articles: [(String, String, Int)] = [
      ("Oak board, planed, 27 × 160 mm", "m", 1_890),
      ("Dowels 8 mm, beech, fluted, bag of 200", "bag", 645),
      ("Wood glue, water-resistant (D3), 750 g", "pc", 1_120),
      ("Larch decking, both sides profiled, selected for few knots, 4.00 m", "pc", 3_475),
      ("Brass screws 4 × 40 mm, box of 100", "box", 1_399),
      ("Hinges, stainless steel, pair", "pair", 865),
      ("Linseed oil, boiled, 1 l", "can", 1_250),
      ("Cutting to size according to drawing 7b, including labels for each part", "h", 5_800),
      ("Sandpaper, grit 120, roll of 5 m", "roll", 735),
      ("Delivery to Gdynia, tail lift", "trip", 18_900),
    ]
    let rows = (0..<40).map { index in
      let (article, unit, price) = articles[index % articles.count]
      return Row(article: article, quantity: 1 + index * 7 % 12, unit: unit, price: price + index)
    }
    return Invoice(rows: rows)
  }()
}
