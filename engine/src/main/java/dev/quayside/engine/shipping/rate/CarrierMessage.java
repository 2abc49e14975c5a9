package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.printing.message.Message;

/// A carrier's message beside its rates.
///
/// @param code code of the problem for which the carrier or one of its services is missing;
///   `NOTICE` for a remark
public record CarrierMessage(String carrier, String code, Message message) {

  private static final String NOTICE = "NOTICE";

  static CarrierMessage missing(String carrier, ProblemCode code, Message message) {
    return new CarrierMessage(carrier, code.name(), message);
  }

  static CarrierMessage notice(String carrier, String message) {
    return new CarrierMessage(carrier, NOTICE, Message.said(message));
  }

  public boolean is(ProblemCode problem) {
    return code.equals(problem.name());
  }
}
