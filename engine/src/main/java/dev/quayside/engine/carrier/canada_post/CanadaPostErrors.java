package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierRefusal;
import java.util.List;
import java.util.stream.Collectors;

/// Translates Canada Post's refusals (messages.xsd).
final class CanadaPostErrors {

  private static final String THROTTLED = "SLM";

  private CanadaPostErrors() {}

  /// One of the carrier's messages.
  record Message(String code, String description) {}

  /// The messages of an answer; none when it is of another kind.
  static List<Message> messages(Said said) {
    return Xml.read(said)
        .map(root -> root.isNamed("messages") ? root : root.child("messages").orElse(root))
        .map(
            messages ->
                messages.children("message").stream()
                    .map(each -> new Message(each.text("code"), each.text("description")))
                    .toList())
        .orElse(List.of());
  }

  static boolean has(Said said, String code) {
    return messages(said).stream().anyMatch(each -> each.code().equals(code));
  }

  /// @throws ProblemException for a refusal, and for an answer that cannot be read
  static Xml read(CarrierLine line, Said said) {
    return Xml.read(line.good(said, CanadaPostErrors::problem)).orElseThrow(line::garbled);
  }

  /// Translates a refusal. Throttling comes as 403 with a message of the gateway ("Rejected by SLM
  /// Monitor").
  static ProblemException problem(CarrierLine line, Said said) {
    var messages = messages(said);
    boolean throttled = messages.stream().anyMatch(each -> each.description().contains(THROTTLED));
    if (throttled) {
      return line.pausing();
    }
    if (said.isDenied()) {
      return line.wrongCredentials();
    }
    return new ProblemException(
        CarrierRefusal.of(
            ProblemCode.CARRIER_REFUSED,
            words(messages, said),
            messages.stream().map(Message::code)));
  }

  private static String words(List<Message> messages, Said said) {
    return messages.isEmpty()
        ? CanadaPost.NAME + " refused without a reason (status " + said.status() + ")"
        : messages.stream()
            .map(each -> each.description() + " (" + each.code() + ")")
            .collect(Collectors.joining("; ", CanadaPost.NAME + ": ", ""));
  }
}
