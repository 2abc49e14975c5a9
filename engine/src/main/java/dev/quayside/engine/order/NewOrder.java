package dev.quayside.engine.order;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.AddressDraft;
import org.jspecify.annotations.Nullable;

/// An order as it comes in.
///
/// @param source the file it came with; null when it was typed
public record NewOrder(String number, OrderDetails details, @Nullable String source) {

  private static final int LONGEST_NUMBER = 100;
  private static final int LONGEST_NOTES = 2_000;

  /// What keeps it from ever becoming a label. Fields are named `number`, `to.zip`, ...
  public void check(Violations found) {
    found.require("number", number);
    if (number.length() > LONGEST_NUMBER) {
      found.add("number", FieldWords.MOST_CHARACTERS, LONGEST_NUMBER);
    }
    var to = AddressDraft.of(details.to());
    to.checkForLabel("to", found);
    if (found.isEmpty()) {
      to.checkDeliverable("to", found);
    }
    var notes = details.notes();
    if (notes != null && notes.length() > LONGEST_NOTES) {
      found.add("notes", FieldWords.MOST_CHARACTERS, LONGEST_NOTES);
    }
    if (details.items().stream().anyMatch(item -> item.quantity() < 1)) {
      found.add("item.quantity", FieldWords.ONE_OR_MORE);
    }
  }
}
