package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.printing.message.Message;

/// What a carrier has to say beside its rates.
///
/// @param code of the problem why it, or one of its services, is missing; `NOTICE` for a remark
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
