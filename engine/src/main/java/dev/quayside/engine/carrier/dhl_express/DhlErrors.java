package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierRefusal;
import dev.quayside.engine.carrier.module.VendorText;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Translates DHL's refusals (ErrorResponse: a detail, often with additional ones).
final class DhlErrors {

  /// A detail with its code: `8009: words`.
  private static final Pattern NUMBERED = Pattern.compile("(\\d{3,6}): *(.+)", Pattern.DOTALL);

  private DhlErrors() {}

  static boolean wasCancelledBefore(Said said) {
    return !said.isGood() && VendorText.tellsOfAnEarlierCancellation(words(said));
  }

  static ProblemException problem(CarrierLine line, Said said) {
    if (said.isDenied()) {
      return line.wrongCredentials();
    }
    return new ProblemException(
        CarrierRefusal.of(
            ProblemCode.CARRIER_REFUSED,
            DhlExpress.NAME + ": " + words(said),
            details(said)
                .map(NUMBERED::matcher)
                .filter(Matcher::matches)
                .map(each -> each.group(1))));
  }

  /// DHL's own text, with its codes behind it.
  static String words(Said said) {
    var words = details(said).map(DhlErrors::codeLast).collect(Collectors.joining("; "));
    return words.isBlank() ? "status " + said.status() : words;
  }

  private static Stream<String> details(Said said) {
    var refusal =
        Wire.read(said, DhlAnswerWire.Refusal.class)
            .orElseGet(() -> new DhlAnswerWire.Refusal(null, null, null));
    var more = Absent.toEmpty(refusal.additionalDetails());
    return (more.isEmpty()
            ? Stream.of(refusal.detail(), refusal.message()).limit(1)
            : more.stream())
        .filter(Objects::nonNull)
        .map(String::strip);
  }

  private static String codeLast(String detail) {
    var numbered = NUMBERED.matcher(detail);
    return numbered.matches() ? numbered.group(2) + " (" + numbered.group(1) + ")" : detail;
  }
}
