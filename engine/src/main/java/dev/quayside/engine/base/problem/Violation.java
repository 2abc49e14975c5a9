package dev.quayside.engine.base.problem;

import dev.quayside.printing.message.Message;
import java.util.List;

/// One thing wrong with one field. `field` is a JSON path in the request, for example `to.zip` or
/// `customs.items[0].quantity`.
public record Violation(String field, Message message) {

  public Violation(String field, String message) {
    this(field, Message.said(message));
  }

  /// `to.zip: is required`
  public Message line() {
    return nothingGiven()
        ? ProblemWords.MISSING.of(new Message.Field(field))
        : ProblemWords.FAULT.of(new Message.Field(field), message);
  }

  /// `to.zip is required, parcel.weightOz is required`
  ///
  /// @param all at least one
  public static Message listed(List<Violation> all) {
    return all.stream().map(Violation::phrase).reduce(ProblemWords.AND::of).orElseThrow();
  }

  private Message phrase() {
    return nothingGiven()
        ? ProblemWords.MISSING_WITHIN.of(new Message.Field(field))
        : ProblemWords.FAULT_WITHIN.of(new Message.Field(field), message);
  }

  /// Whether the field was missing.
  public boolean nothingGiven() {
    return message.is(FieldWords.REQUIRED);
  }
}
