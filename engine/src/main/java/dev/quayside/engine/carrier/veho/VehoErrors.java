package dev.quayside.engine.carrier.veho;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierRefusal;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.stream.Collectors;

/// Translates Veho's refusals (ErrorResponse: a message, and errors with codes).
final class VehoErrors {

  private VehoErrors() {}

  static ProblemException problem(CarrierLine line, Said said) {
    if (said.isDenied()) {
      return line.wrongCredentials();
    }
    boolean address =
        faults(said).stream()
            .anyMatch(each -> VendorText.isCode("invalid_address_field", each.code()));
    return new ProblemException(
        CarrierRefusal.of(
            address ? ProblemCode.INVALID_ADDRESS : ProblemCode.CARRIER_REFUSED,
            words(said),
            faults(said).stream().map(VehoWire.Fault::code)));
  }

  /// Veho's own text, with its codes.
  static Message words(Said said) {
    var faults = faults(said);
    if (!faults.isEmpty()) {
      return said(
          faults.stream()
              .map(each -> Absent.toEmpty(each.message()) + " (" + each.code() + ")")
              .collect(Collectors.joining("; ")));
    }
    var message = refusal(said).message();
    return said(message == null || message.isBlank() ? "status " + said.status() : message);
  }

  private static Message said(String words) {
    return Message.said(Veho.NAME + ": " + words);
  }

  private static List<VehoWire.Fault> faults(Said said) {
    return Absent.toEmpty(refusal(said).errors());
  }

  private static VehoWire.Refusal refusal(Said said) {
    return Wire.read(said, VehoWire.Refusal.class)
        .orElseGet(() -> new VehoWire.Refusal(null, null));
  }
}
