package dev.quayside.engine.carrier.ups;

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
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Translates UPS's refusals: errors with a code and a text.
final class UpsErrors {

  /// "The shipment has already been voided."
  private static final Set<String> VOIDED_BEFORE = Set.of("190117");

  /// Label recovery of a shipment that was voided.
  private static final Set<String> LABEL_VOIDED = Set.of("300033", "9801033");

  /// Label recovery: no shipment of this reference and shipper number.
  private static final Set<String> NO_SUCH_LABEL = Set.of("300007", "9801031");

  private static final Set<String> ACCOUNT = Set.of("10401", "250002", "250003", "250009");
  private static final Pattern ADDRESS =
      Pattern.compile("\\b(address|postal code|city|state|zip)\\b", Pattern.CASE_INSENSITIVE);

  private UpsErrors() {}

  static ProblemException problem(CarrierLine line, Said said) {
    if (said.isDenied() || has(said, ACCOUNT)) {
      return line.wrongCredentials();
    }
    return new ProblemException(
        CarrierRefusal.of(
            isAboutAnAddress(said) ? ProblemCode.INVALID_ADDRESS : ProblemCode.CARRIER_REFUSED,
            words(said),
            faults(said).stream().map(UpsWire.Fault::code)));
  }

  /// UPS's own text, with its codes.
  static Message words(Said said) {
    var faults = faults(said);
    return Message.said(
        Ups.NAME
            + ": "
            + (faults.isEmpty()
                ? "status " + said.status()
                : faults.stream()
                    .map(each -> Absent.toEmpty(each.message()) + " (" + each.code() + ")")
                    .collect(Collectors.joining("; "))));
  }

  static boolean wasCancelledBefore(Said said) {
    return !said.isGood() && VendorText.tellsOfAnEarlierCancellation(words(said).sentence());
  }

  static boolean wasVoidedBefore(Said said) {
    return has(said, VOIDED_BEFORE);
  }

  static boolean isOfAVoidedLabel(Said said) {
    return has(said, LABEL_VOIDED);
  }

  static boolean knowsNoSuchLabel(Said said) {
    return has(said, NO_SUCH_LABEL);
  }

  private static boolean isAboutAnAddress(Said said) {
    return faults(said).stream()
        .anyMatch(each -> ADDRESS.matcher(Absent.toEmpty(each.message())).find());
  }

  private static boolean has(Said said, Set<String> codes) {
    return faults(said).stream().anyMatch(each -> codes.contains(Absent.toEmpty(each.code())));
  }

  private static List<UpsWire.Fault> faults(Said said) {
    return Wire.read(said, UpsWire.Refusal.class)
        .map(UpsWire.Refusal::response)
        .map(UpsWire.Faults::errors)
        .orElse(List.of());
  }
}
