package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.Fault;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierRefusal;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/// Translates Australia Post's refusals: errors, each with a numbered code.
final class AustraliaPostErrors {

  static final String SHIPMENT_NOT_FOUND = "44013";

  private AustraliaPostErrors() {}

  static ProblemException problem(CarrierLine line, Said said) {
    if (said.isDenied()) {
      return line.wrongCredentials();
    }
    return new ProblemException(refused(faults(said), words(said)));
  }

  static Problem refused(List<Fault> faults) {
    return refused(faults, said(words(faults)));
  }

  private static Problem refused(List<Fault> faults, Message words) {
    return CarrierRefusal.of(code(faults), words, faults.stream().map(AustraliaPostErrors::codeOf));
  }

  static boolean has(Said said, String code) {
    return faults(said).stream().anyMatch(each -> codeOf(each).equals(code));
  }

  private static ProblemCode code(List<Fault> faults) {
    return faults.stream()
        .map(AustraliaPostErrors::codeOf)
        .map(AustraliaPostErrors::meaning)
        .filter(each -> each != ProblemCode.CARRIER_REFUSED)
        .findFirst()
        .orElse(ProblemCode.CARRIER_REFUSED);
  }

  private static ProblemCode meaning(String code) {
    return switch (code) {
      case "41001", "41002" -> ProblemCode.CARRIER_CREDENTIALS;
      case "42010" -> ProblemCode.WEIGHT_EXCEEDS_LIMIT;
      case "42006", "42007", "42008", "42009", "42011" -> ProblemCode.SIZE_EXCEEDS_LIMIT;
      case "44003" -> ProblemCode.HAZMAT_NOT_SUPPORTED;
      default -> ProblemCode.CARRIER_REFUSED;
    };
  }

  /// The post's own text, with its codes.
  static Message words(Said said) {
    return said(text(said));
  }

  static String text(Said said) {
    var words = words(faults(said));
    return words.isEmpty() ? "status " + said.status() : words;
  }

  private static String words(List<Fault> faults) {
    return faults.stream().map(AustraliaPostErrors::words).collect(Collectors.joining("; "));
  }

  static String words(Fault fault) {
    var message = Objects.requireNonNullElse(fault.message(), fault.name());
    return Absent.toEmpty(message) + " (" + codeOf(fault) + ")";
  }

  private static String codeOf(Fault fault) {
    return Objects.requireNonNullElseGet(fault.code(), () -> Absent.toEmpty(fault.errorCode()));
  }

  private static Message said(String words) {
    return Message.said(AustraliaPost.NAME + ": " + words);
  }

  private static List<Fault> faults(Said said) {
    return Wire.read(said, AustraliaPostWire.Refusal.class)
        .map(each -> Absent.toEmpty(each.errors()))
        .orElse(List.of());
  }
}
