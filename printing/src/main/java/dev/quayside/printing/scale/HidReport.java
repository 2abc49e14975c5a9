package dev.quayside.printing.scale;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;

/// Reads the data report of a USB weighing device (HID Usage Tables, page 0x8D: status, unit, power
/// of ten, weight in two bytes, low byte first).
public final class HidReport {

  private static final int LENGTH = 6;

  /// The length in bytes of a report without an id, as a scale with only one report sends it.
  private static final int WITHOUT_ID = 5;

  /// Largest power of ten: a weight scaled further is no parcel's.
  private static final int LARGEST_EXPONENT = 6;

  private static final int STABLE_AT_ZERO = 2;
  private static final int STABLE = 4;
  private static final int UNDER_ZERO = 5;
  private static final int GRAM = 2;
  private static final int KILOGRAM = 3;
  private static final int OUNCE = 11;
  private static final int POUND = 12;

  private HidReport() {}

  /// @param sent with its report id, or without when the scale has only one report
  /// @return empty for a fault, an overload or a unit not used for parcels
  public static Optional<ScaleAnswer> read(byte[] sent, Instant now) {
    byte[] report = sent.length == WITHOUT_ID ? withId(sent) : sent;
    if (report.length < LENGTH || hasMore(report)) {
      return Optional.empty();
    }
    int status = report[1];
    boolean weighs = status >= STABLE_AT_ZERO && status <= UNDER_ZERO;
    Optional<MassUnit> unit = unit(report[2]);
    if (!weighs || unit.isEmpty()) {
      return Optional.empty();
    }
    int count = (report[4] & 0xff) | (report[5] & 0xff) << 8;
    if (Math.abs(report[3]) > LARGEST_EXPONENT || status == STABLE_AT_ZERO && count != 0) {
      return Optional.empty();
    }
    BigDecimal amount = BigDecimal.valueOf(count).scaleByPowerOfTen(report[3]);
    BigDecimal signed = status == UNDER_ZERO ? amount.negate() : amount;
    boolean stable = status == STABLE || status == STABLE_AT_ZERO;
    return Optional.of(new ScaleAnswer(signed, unit.get(), stable, now));
  }

  /// Whether a report has data beyond its length: the rest of a longer buffer is zero, so anything
  /// else is a report of another kind.
  private static boolean hasMore(byte[] report) {
    for (int i = LENGTH; i < report.length; i++) {
      if (report[i] != 0) {
        return true;
      }
    }
    return false;
  }

  private static byte[] withId(byte[] sent) {
    byte[] report = new byte[LENGTH];
    System.arraycopy(sent, 0, report, 1, sent.length);
    return report;
  }

  private static Optional<MassUnit> unit(int code) {
    return switch (code) {
      case GRAM -> Optional.of(MassUnit.GRAM);
      case KILOGRAM -> Optional.of(MassUnit.KILOGRAM);
      case OUNCE -> Optional.of(MassUnit.OUNCE);
      case POUND -> Optional.of(MassUnit.POUND);
      default -> Optional.empty();
    };
  }
}
