package dev.quayside.engine.carrier.number;

import static dev.quayside.engine.carrier.number.TrackingFormat.of;
import static dev.quayside.engine.carrier.number.TrackingFormat.unchecked;

import dev.quayside.engine.carrier.number.CheckDigit.Weighted;
import java.util.List;

/// Every format we know, carrier by carrier. Source: jkeen/tracking_number_data (MIT), restated
/// without spaces.
final class TrackingFormats {

  private static final CheckDigit ONE_SEVEN_THREE = new Weighted(new int[] {1, 7, 3}, 11);

  /// A mailer id has nine digits when it begins with 9, else six (USPS Publication 199).
  private static final String COMMERCIAL =
      "9[25]\\d{3}9\\d{8}(\\d{11}|\\d{7})|9[35]\\d{3}[0-8]\\d{5}(\\d{14}|\\d{10})";

  private static final String ONLINE =
      "94\\d{3}(9\\d{8}(\\d{15}|\\d{11}|\\d{7})|[0-8]\\d{5}(\\d{14}|\\d{10}))";

  static final List<TrackingFormat> ALL =
      List.of(
          of("usps", "IMpb, commercial", routed(COMMERCIAL), CheckDigit.GS1),
          of("usps", "IMpb, online", routed(ONLINE), CheckDigit.GS1),
          of("usps", "Confirmation, 91", routed("91\\d{19}"), CheckDigit.GS1),
          of("usps", "Confirmation, 91 left out", "(?<body>\\d{19})(?<check>\\d)", CheckDigit.GS1)
              .countedWithPrefix("91"),
          of("usps", "Confirmation, 20 digits", "(?<body>\\d{19})(?<check>\\d)", CheckDigit.GS1),
          of("ups", "1Z", "1Z(?<body>[A-Z0-9]{15})(?<check>\\d)", CheckDigit.UPS),
          of("ups", "Waybill", "[AHJKTV](?<body>\\d{9})(?<check>\\d)", CheckDigit.UPS),
          of(
              "fedex",
              "Express, 12 digits",
              "(?<body>\\d{11})(?<check>\\d)",
              CheckDigit.FEDEX_EXPRESS),
          of(
              "fedex",
              "Express, 34 digits",
              "[0-8]\\d{19}(?<body>\\d{13})(?<check>\\d)",
              ONE_SEVEN_THREE),
          of(
              "fedex",
              "ASTRA, 32 digits",
              "3\\d{15}(?<body>\\d{11})(?<check>\\d)\\d{4}",
              CheckDigit.FEDEX_EXPRESS),
          of("fedex", "Ground, 15 digits", "(?<body>\\d{14})(?<check>\\d)", CheckDigit.GS1),
          of("fedex", "Ground, SSCC-18", "\\d{2}(?<body>\\d{15})(?<check>\\d)", CheckDigit.GS1),
          of(
              "fedex",
              "Ground, 96 and 22 digits",
              "96\\d{5}(?<body>\\d{14})(?<check>\\d)",
              CheckDigit.GS1),
          of(
              "fedex",
              "Ground, 34 digits",
              "96\\d{18}(?<body>\\d{13})(?<check>\\d)",
              ONE_SEVEN_THREE),
          of("canada_post", "PIN, 16 digits", "(?<body>\\d{15})(?<check>\\d)", CheckDigit.GS1),
          of(
              "australia_post",
              "Article",
              "(?<body>[A-Z0-9]{3}\\d{11}[12])(?<check>\\d)",
              CheckDigit.AUSTRALIA_POST),
          of("usps", "S10, US", s10("US"), CheckDigit.S10),
          of("canada_post", "S10, CA", s10("CA"), CheckDigit.S10),
          of("australia_post", "S10, AU", s10("AU"), CheckDigit.S10),
          of("s10", "S10, other posts", s10("(?!US|CA|AU)[A-Z]{2}"), CheckDigit.S10),
          of("dhl_express", "Waybill", "(?<body>\\d{9,10})(?<check>\\d)", CheckDigit.DHL_WAYBILL),
          unchecked("dhl_express", "Piece", "J[A-Z]{2,3}\\d{9,10}"),
          unchecked("dhl_express", "Licence plate", "JD\\d{18}"),
          of("ontrac", "C", "C(?<body>\\d{13})(?<check>\\d)", CheckDigit.ONTRAC)
              .countedWithPrefix("4"),
          of("ontrac", "D, as seen", "D(?<body>\\d{13})(?<check>\\d)", CheckDigit.ONTRAC)
              .countedWithPrefix("5"),
          of("ontrac", "D, Web Services V7", "D(?<body>\\d{13})(?<check>\\d)", CheckDigit.ONTRAC)
              .countedWithPrefix("4"),
          // of LaserShip, which became OnTrac: its numbers go on
          unchecked("ontrac", "LaserShip LX", "L[AEHINX][1-3]\\d{7}"),
          unchecked("ontrac", "LaserShip 1LS7", "1LS7[12]\\d{10}"),
          unchecked("ontrac", "LaserShip 1LS7, piece", "1LS7[12]\\d{2}01[1-4]\\d{6}-1"),
          unchecked("ontrac", "LaserShip 1LSCX", "1LSCX[0-9A-Z]{10}"),
          unchecked("gls_us", "Fourteen digits", "\\d{14}"),
          unchecked("veho", "Tracking id", "VH[A-Z0-9]{12}"));

  private TrackingFormats() {}

  private static String s10(String country) {
    return "[A-Z]{2}(?<body>\\d{8})(?<check>\\d)" + country;
  }

  /// A number scanned from a label may begin with 420 and the destination's ZIP or ZIP+4.
  private static String routed(String digits) {
    return "(420\\d{5}(\\d{4})?)?(?<body>" + digits + ")(?<check>\\d)";
  }
}
