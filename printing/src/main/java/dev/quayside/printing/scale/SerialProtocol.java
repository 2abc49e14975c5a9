package dev.quayside.printing.scale;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How a serial scale is asked and answers.
public enum SerialProtocol {

  /// NCI (Weigh-Tronix, Avery, many postal scales): `W` and carriage return; weight and unit on one
  /// line, then `S` and status characters, closed by ETX. Bit 0 of the first status is motion.
  NCI("W\r", "\u0003") {
    @Override
    Optional<Reading> read(String answer, Instant now) {
      Matcher line = WEIGHT.matcher(answer);
      Matcher status = NCI_STATUS.matcher(answer);
      if (!line.find() || !status.find()) {
        return Optional.empty();
      }
      boolean moving = (status.group(1).charAt(0) & 1) != 0;
      return reading(line, !moving, now);
    }
  },

  /// SICS (Mettler-Toledo): `SI`; `S S` is stable, `S D` dynamic; overload and errors have no
  /// weight.
  SICS("SI\r\n", "\n") {
    @Override
    Optional<Reading> read(String answer, Instant now) {
      Matcher line = SICS_LINE.matcher(answer);
      return line.find()
          ? reading(WEIGHT.matcher(line.group(2)), line.group(1).equals("S"), now)
          : Optional.empty();
    }
  };

  private static final Pattern WEIGHT =
      Pattern.compile("(-?\\s*\\d+(?:\\.\\d+)?)\\s*(kg|g|lb|oz)\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern NCI_STATUS = Pattern.compile("[\\r\\n]S(.)");
  private static final Pattern SICS_LINE = Pattern.compile("S ([SD])\\s+(.*)");

  private final String question;
  private final String end;

  SerialProtocol(String question, String end) {
    this.question = question;
    this.end = end;
  }

  /// What asks for the weight now.
  String question() {
    return question;
  }

  boolean isWhole(String answer) {
    return answer.endsWith(end);
  }

  /// Empty when the answer holds no weight.
  abstract Optional<Reading> read(String answer, Instant now);

  private static Optional<Reading> reading(Matcher weight, boolean stable, Instant now) {
    if (!weight.hasMatch() && !weight.reset().find()) {
      return Optional.empty();
    }
    BigDecimal amount = new BigDecimal(weight.group(1).replaceAll("\\s", ""));
    return MassUnit.of(weight.group(2)).map(unit -> new Reading(amount, unit, stable, now));
  }
}
