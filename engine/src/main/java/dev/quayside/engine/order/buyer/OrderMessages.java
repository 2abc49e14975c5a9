package dev.quayside.engine.order.buyer;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import org.jspecify.annotations.Nullable;

/// What buyer and seller wrote beside an order.
///
/// @param buyerNote from the buyer to the seller; on the packing slip
/// @param internalNote the seller's own, which the buyer must not see: in the window only
/// @param giftMessage from the buyer to the consignee; on the packing slip
public record OrderMessages(
    @Nullable String buyerNote, @Nullable String internalNote, @Nullable String giftMessage) {

  /// Characters that each has at most.
  public static final int LONGEST = 2_000;

  public static final OrderMessages NONE = new OrderMessages(null, null, null);

  public OrderMessages {
    buyerNote = said(buyerNote);
    internalNote = said(internalNote);
    giftMessage = said(giftMessage);
  }

  /// With those of another that has some; an empty text takes one away.
  ///
  /// @param given null for what stays
  public OrderMessages with(
      @Nullable String givenNote, @Nullable String givenInternal, @Nullable String givenGift) {
    return new OrderMessages(
        givenNote == null ? buyerNote : givenNote,
        givenInternal == null ? internalNote : givenInternal,
        givenGift == null ? giftMessage : givenGift);
  }

  /// Cut where a shop lets them be longer than ours are.
  public OrderMessages limited() {
    return new OrderMessages(cut(buyerNote), cut(internalNote), cut(giftMessage));
  }

  private static @Nullable String cut(@Nullable String text) {
    return text == null || text.length() <= LONGEST ? text : text.substring(0, LONGEST);
  }

  public void check(Violations found) {
    check("buyerNote", buyerNote, found);
    check("internalNote", internalNote, found);
    check("giftMessage", giftMessage, found);
  }

  private static void check(String field, @Nullable String text, Violations found) {
    if (text != null && text.length() > LONGEST) {
      found.add(field, FieldWords.MOST_CHARACTERS, LONGEST);
    }
  }

  private static @Nullable String said(@Nullable String text) {
    return text == null || text.isBlank() ? null : text.strip();
  }
}
