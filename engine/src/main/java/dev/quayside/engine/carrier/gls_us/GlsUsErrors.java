package dev.quayside.engine.carrier.gls_us;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierRefusal;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Translates GLS US's refusals: an answer of any status states its number of errors.
final class GlsUsErrors {

  private static final Pattern ADDRESS =
      Pattern.compile("\\b(address|zip|city|state)\\b", Pattern.CASE_INSENSITIVE);

  /// Words for an unknown number. GLS does not publish them: these are guesses.
  private static final Pattern UNKNOWN_NUMBER =
      Pattern.compile(
          "not found|no (record|shipment|data|result)|invalid tracking|does not exist",
          Pattern.CASE_INSENSITIVE);

  /// Words of the refusal of a second deletion.
  private static final Pattern VOIDED_BEFORE =
      Pattern.compile(
          "\\b(already|previously|been|was|is)\\s+(deleted|voided|cancell?ed)\\b",
          Pattern.CASE_INSENSITIVE);

  private GlsUsErrors() {}

  /// Whether the answer says that the request was refused.
  static boolean isRefused(Said said) {
    var count = status(said).errorCount();
    return !said.isGood() || (count != null && count > 0);
  }

  static ProblemException problem(CarrierLine line, Said said) {
    if (isAboutCredentials(said)) {
      return line.wrongCredentials();
    }
    boolean address =
        faults(said).stream()
            .anyMatch(each -> ADDRESS.matcher(Absent.toEmpty(each.errorDescription())).find());
    return new ProblemException(
        CarrierRefusal.of(
            address ? ProblemCode.INVALID_ADDRESS : ProblemCode.CARRIER_REFUSED,
            words(said),
            faults(said).stream().map(GlsUsWire.Fault::errorCode)));
  }

  static boolean isAboutAnUnknownNumber(Said said) {
    return isRefused(said)
        && faults(said).stream()
            .anyMatch(
                each -> UNKNOWN_NUMBER.matcher(Absent.toEmpty(each.errorDescription())).find());
  }

  static boolean isAboutAVoidedParcel(Said said) {
    return isRefused(said)
        && faults(said).stream()
            .anyMatch(
                each -> VOIDED_BEFORE.matcher(Absent.toEmpty(each.errorDescription())).find());
  }

  static boolean isAboutCredentials(Said said) {
    return said.isDenied();
  }

  /// GLS's own text.
  static Message words(Said said) {
    var faults = faults(said);
    return Message.said(
        GlsUs.NAME
            + ": "
            + (faults.isEmpty()
                ? "status " + said.status()
                : faults.stream().map(GlsUsErrors::words).collect(Collectors.joining("; "))));
  }

  private static String words(GlsUsWire.Fault fault) {
    var words = Absent.toEmpty(fault.errorDescription());
    return fault.errorCode() == null ? words : words + " (" + fault.errorCode() + ")";
  }

  private static List<GlsUsWire.Fault> faults(Said said) {
    return Absent.toEmpty(status(said).errorDetail());
  }

  private static GlsUsWire.Status status(Said said) {
    return Wire.read(said, GlsUsWire.Status.class)
        .orElseGet(() -> new GlsUsWire.Status(null, null));
  }
}
