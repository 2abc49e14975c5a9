package dev.quayside.engine.order;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.reason.ShopStop;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.Recipient;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.printing.message.Message;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// An order as it arrives.
///
/// @param source the file it came from; null when it was entered by hand
/// @param marks what is put on it
public record NewOrder(
    String number, OrderDetails details, @Nullable String source, MarkChange marks) {

  private static final int LONGEST_NUMBER = 100;
  static final int LONGEST_NOTES = 2_000;

  /// Kept orders of earlier versions have no marks.
  public NewOrder {
    marks = marks == null ? MarkChange.NONE : marks;
  }

  /// An order on which nothing is put.
  public NewOrder(String number, OrderDetails details, @Nullable String source) {
    this(number, details, source, MarkChange.NONE);
  }

  /// A copy with other details.
  NewOrder with(OrderDetails other) {
    return new NewOrder(number, other, source, marks);
  }

  NewOrder billedTo(@Nullable BillTo payors) {
    return with(details.billedTo(payors));
  }

  /// Reports what would keep it from ever getting a label. Fields are named `number`, `to.zip` and
  /// so on.
  public void check(Violations found) {
    checkFields(found);
    if (found.isEmpty()) {
      checkDeliverable(found);
    }
  }

  /// Reports what would keep it from being taken in at all. Its address may be put right here.
  public void checkReadable(Violations found) {
    found.require("number", number);
    if (number.length() > LONGEST_NUMBER) {
      found.add("number", FieldWords.MOST_CHARACTERS, LONGEST_NUMBER);
    }
    if (details.items().stream().anyMatch(item -> item.quantity() < 1)) {
      found.add("item.quantity", FieldWords.ONE_OR_MORE);
    }
  }

  void checkFields(Violations found) {
    checkReadable(found);
    AddressDraft.of(details.to()).checkForLabel("to", found);
    var notes = details.notes();
    if (notes != null && notes.length() > LONGEST_NOTES) {
      found.add("notes", FieldWords.MOST_CHARACTERS, LONGEST_NOTES);
    }
    details.messages().check(found);
    if (details.metadata().size() > OrderDetails.MOST_METADATA) {
      found.add("metadata", FieldWords.AT_MOST, OrderDetails.MOST_METADATA);
    }
    details.items().forEach(item -> item.checkOptions("item", found));
  }

  /// A copy in a parcel.
  public NewOrder in(ParcelDraft parcel) {
    return with(details.with(parcel));
  }

  /// What is wrong with its address, for a person to put right; empty when a label may have it.
  Optional<Message> addressFault() {
    var to = AddressDraft.of(details.to());
    var found = new Violations();
    to.checkForLabel("to", found);
    if (found.isEmpty()) {
      to.checkDeliverable("to", found);
    }
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(ShopStop.FIX_ADDRESS.of(Violation.listed(found.firstOfEach().list())));
  }

  /// Whether nothing of the recipient is the same, so that two customers have one number.
  boolean isForAnother(SalesOrder order) {
    var before = Recipient.of(order.details().to());
    var now = Recipient.of(details.to());
    return before.differences(now).size() == Recipient.Part.values().length;
  }

  /// Reports whether the address cannot exist, which is the problem `INVALID_ADDRESS`.
  public void checkDeliverable(Violations found) {
    AddressDraft.of(details.to()).checkDeliverable("to", found);
  }
}
