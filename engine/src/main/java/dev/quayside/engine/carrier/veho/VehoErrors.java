package dev.quayside.engine.carrier.veho;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.CarrierLine;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/// What Veho's refusals mean (ErrorResponse: a message, and errors with codes).
final class VehoErrors {

  private static final int UNAUTHORIZED = 401;
  private static final int FORBIDDEN = 403;

  private VehoErrors() {}

  static ProblemException problem(CarrierLine line, Said said) {
    if (said.status() == UNAUTHORIZED || said.status() == FORBIDDEN) {
      return line.wrongCredentials();
    }
    boolean address =
        faults(said).stream().anyMatch(each -> "invalid_address_field".equals(each.code()));
    return ProblemException.refused(
        address ? ProblemCode.INVALID_ADDRESS : ProblemCode.SERVICE_NOT_AVAILABLE, words(said));
  }

  /// Its own words, with its codes beside them.
  static String words(Said said) {
    var faults = faults(said);
    if (!faults.isEmpty()) {
      return faults.stream()
          .map(each -> Objects.requireNonNullElse(each.message(), "") + " (" + each.code() + ")")
          .collect(Collectors.joining("; ", Veho.NAME + ": ", ""));
    }
    var message = refusal(said).message();
    return message == null || message.isBlank()
        ? Veho.NAME + " refused without a reason (status " + said.status() + ")"
        : Veho.NAME + ": " + message;
  }

  private static List<VehoWire.Fault> faults(Said said) {
    return Objects.requireNonNullElse(refusal(said).errors(), List.of());
  }

  private static VehoWire.Refusal refusal(Said said) {
    return Wire.read(said, VehoWire.Refusal.class)
        .orElseGet(() -> new VehoWire.Refusal(null, null));
  }
}
