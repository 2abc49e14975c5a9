package dev.quayside.app.screen.ship.packing;

import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.engine.order.boxing.BoxProposal;
import dev.quayside.engine.order.fulfilment.CustomsAnswer;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.Rate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The purchase of the parcel in the form. Making it again, as after a crash, gives the same label.
///
/// @param draftId the id under which the label is bought only once
/// @param part the contents by order; null for a parcel without an order
/// @param label what is to be bought; without a rate until its price is known
/// @param declared what is declared about the order's goods, for the next orders of them
/// @param box what was proposed for the goods; null where their box was not left to them
/// @param memory what is stored before the carrier is asked
public record PurchaseRequest(
    String draftId,
    @Nullable OrderPart part,
    LabelRequest label,
    List<CustomsAnswer> declared,
    @Nullable BoxProposal box,
    Memory memory) {

  public PurchaseRequest {
    declared = List.copyOf(declared);
  }

  /// The purchase at this rate.
  PurchaseRequest at(Rate rate) {
    return new PurchaseRequest(draftId, part, label.atRate(rate.id()), declared, box, memory);
  }

  /// The same purchase in spite of an earlier label of the reference that is in doubt.
  PurchaseRequest allowingDuplicate() {
    return new PurchaseRequest(draftId, part, label.allowingDuplicate(), declared, box, memory);
  }
}
