package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.printing.message.Message;
import java.util.Locale;
import java.util.Optional;

/// Translates OnTrac's refusals: a text in the element `Error`, mostly of an answer with status
/// 200.
final class OntracErrors {

  private OntracErrors() {}

  /// The root of a good answer; empty when the answer is not OnTrac's.
  ///
  /// @throws ProblemException when it holds an error
  static Optional<Xml> root(CarrierLine line, Said said) {
    if (!said.isGood()) {
      throw problem(line, said);
    }
    var root = Xml.read(said).filter(each -> each.name().startsWith("OnTrac"));
    root.ifPresent(each -> require(line, each));
    return root;
  }

  static ProblemException problem(CarrierLine line, Said said) {
    return said.isDenied() ? line.wrongCredentials() : problem(line, "status " + said.status());
  }

  /// @throws ProblemException when this element holds an error
  static void require(CarrierLine line, Xml element) {
    var error = element.text("Error");
    if (!error.isEmpty()) {
      throw problem(line, error);
    }
  }

  static boolean isAboutCredentials(String error) {
    return error.toLowerCase(Locale.ROOT).contains("password");
  }

  private static ProblemException problem(CarrierLine line, String error) {
    if (isAboutCredentials(error)) {
      return line.wrongCredentials();
    }
    boolean address = error.toLowerCase(Locale.ROOT).contains("address");
    return ProblemException.refused(
        address ? ProblemCode.INVALID_ADDRESS : ProblemCode.CARRIER_REFUSED, words(line, error));
  }

  /// OnTrac's own text, without the password in it.
  static Message words(CarrierLine line, String error) {
    var secret = line.credentials().get(AccountField.PASSWORD);
    return Message.said(Ontrac.NAME + ": " + error.replace(secret, "[secret]"));
  }
}
