package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.fedex.wire.FedexWire;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.Alert;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierRefusal;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Translates FedEx's refusals: errors, each with code and message.
final class FedexErrors {

  /// Error codes about the account: `ACCOUNT.NUMBER.INVALID`,
  /// `ACCOUNTNUMBER.REGISTRATION.REQUIRED`.
  private static final Pattern ACCOUNT = Pattern.compile("ACCOUNT\\.?NUMBER\\..*");

  private static final Pattern ADDRESS =
      Pattern.compile(
          ".*(POSTALCODE|POSTAL\\.CODE|STATEORPROVINCE|CITY|STREET|PHONENUMBER|ADDRESS).*");

  /// Codes for a number or reference that tracking does not know.
  private static final Pattern NOT_FOUND =
      Pattern.compile("TRACKING\\.(REFERENCENUMBER|TRACKINGNUMBER|DATA)\\.NOTFOUND");

  private FedexErrors() {}

  /// Whether FedEx does not know what was asked for. A service that does not exist is another
  /// matter and does not count.
  static boolean isNotFound(Said said) {
    return !said.isGood() && anyCode(said, NOT_FOUND);
  }

  static boolean isNotFound(Alert alert) {
    return alert.code() != null && NOT_FOUND.matcher(alert.code()).matches();
  }

  static ProblemException problem(CarrierLine line, Said said) {
    if (said.isDenied()) {
      return line.wrongCredentials();
    }
    return new ProblemException(
        CarrierRefusal.of(code(said), words(said), errors(said).stream().map(Alert::code)));
  }

  private static ProblemCode code(Said said) {
    if (anyCode(said, ACCOUNT)) {
      return ProblemCode.CARRIER_CREDENTIALS;
    }
    return anyCode(said, ADDRESS) ? ProblemCode.INVALID_ADDRESS : ProblemCode.CARRIER_REFUSED;
  }

  private static boolean anyCode(Said said, Pattern pattern) {
    return errors(said).stream()
        .anyMatch(each -> each.code() != null && pattern.matcher(each.code()).matches());
  }

  /// FedEx's own text, with its codes.
  static Message words(Said said) {
    var words = String.join("; ", words(errors(said)));
    return Message.said(Fedex.NAME + ": " + (words.isEmpty() ? "status " + said.status() : words));
  }

  /// Each message with its code.
  static List<String> words(@Nullable List<Alert> alerts) {
    return Absent.toEmpty(alerts).stream().flatMap(FedexErrors::words).distinct().toList();
  }

  private static Stream<String> words(Alert alert) {
    var message = Absent.toEmpty(alert.message());
    var code = Absent.toEmpty(alert.code());
    return message.isBlank() && code.isBlank()
        ? Stream.empty()
        : Stream.of((message + " (" + code + ")").strip());
  }

  static boolean isCancelledBefore(Said said) {
    return VendorText.tellsOfAnEarlierCancellation(words(said).sentence());
  }

  private static List<Alert> errors(Said said) {
    return Wire.read(said, FedexWire.Refusal.class)
        .map(FedexWire.Refusal::errors)
        .orElseGet(List::of);
  }
}
