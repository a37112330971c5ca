import OperatorLayout

extension InvitationCard {
  /// The same invitation in Latin, Arabic and Chinese script.
  static let all = [
    Words(
      name: "latin",
      heading: "Sonnenaufgangs\u{AD}wanderung, with coffee",
      text: "Meet us at the Donaudampfschifffahrts\u{AD}gesellschafts\u{AD}anlegestelle at five. "
        + "Bring bread, we bring tea — and a flask of the finest coffee.",
      details: [
        ("When", "Sunday, 21 June, 05:00"), ("Where", "Landing stage 4, by the old bridge"),
      ],
      answer: "I will come"
    ),
    Words(
      name: "arabic",
      heading: "نزهة عند الفجر",
      text: "نلتقي عند الجسر القديم في الخامسة صباحًا. أحضروا الخبز ومنا الشاي، "
        + "ومن يحب القهوة فليحضر Espresso معه.",
      details: [("متى", "الأحد ٢١ يونيو، الساعة ٥:٠٠"), ("أين", "المرسى رقم ٤، عند الجسر القديم")],
      answer: "سأحضر",
      direction: .rightToLeft
    ),
    Words(
      name: "chinese",
      heading: "日出散步",
      text: "清晨五点在老桥边见面。请带面包，我们准备茶和咖啡。走到山顶大约需要一个小时，"
        + "正好看到太阳升起。",
      details: [("时间", "六月二十一日，星期日，5:00"), ("地点", "老桥旁的四号码头")],
      answer: "我会来"
    ),
  ]
}
