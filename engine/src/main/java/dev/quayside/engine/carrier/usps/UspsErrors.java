package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierRefusal;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Translates USPS's refusals (ErrorMessage of every API, or a fault of the gateway before them).
final class UspsErrors {

  private static final int BAD_REQUEST = 400;
  private static final int UNAUTHORIZED = 401;
  private static final Pattern PAYMENT_TOKEN =
      Pattern.compile("payment[ -]?authorization", Pattern.CASE_INSENSITIVE);

  private UspsErrors() {}

  static ProblemException problem(CarrierLine line, Said said) {
    if (isAboutCredentials(said)) {
      return line.wrongCredentials();
    }
    boolean address = text(said).toLowerCase(Locale.ROOT).contains("address");
    return new ProblemException(
        CarrierRefusal.of(
            address ? ProblemCode.INVALID_ADDRESS : ProblemCode.CARRIER_REFUSED,
            words(said),
            faults(said).stream().map(UspsWire.Fault::code)));
  }

  /// Whether the payment token was refused. USPS publishes no code for it, but its text names the
  /// header.
  static boolean isAboutThePaymentToken(Said said) {
    return said.status() == UNAUTHORIZED
        || (said.status() == BAD_REQUEST || said.isDenied())
            && PAYMENT_TOKEN.matcher(text(said)).find();
  }

  static boolean isAboutCredentials(Said said) {
    return said.isDenied();
  }

  /// USPS's own text, with its codes.
  static Message words(Said said) {
    return Message.said(Usps.NAME + ": " + text(said));
  }

  static String text(Said said) {
    var faults =
        faults(said).stream()
            .map(UspsErrors::fault)
            .filter(each -> !each.isBlank())
            .collect(Collectors.joining("; "));
    return Optional.of(faults)
        .filter(each -> !each.isEmpty())
        .or(() -> refused(said).map(UspsWire.Refused::message))
        .or(() -> gateway(said))
        .filter(each -> !each.isBlank())
        .orElse("status " + said.status());
  }

  private static List<UspsWire.Fault> faults(Said said) {
    return refused(said).map(UspsWire.Refused::errors).orElse(List.of());
  }

  private static Optional<UspsWire.Refused> refused(Said said) {
    return Wire.read(said, UspsWire.Refusal.class).map(UspsWire.Refusal::error);
  }

  private static String fault(UspsWire.Fault fault) {
    var words = Objects.requireNonNullElse(fault.detail(), Absent.toEmpty(fault.title()));
    return fault.code() == null ? words : words + " (" + fault.code() + ")";
  }

  private static Optional<String> gateway(Said said) {
    return Wire.read(said, UspsWire.GatewayRefusal.class)
        .map(UspsWire.GatewayRefusal::fault)
        .map(UspsWire.GatewayFault::faultstring);
  }
}
