package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.option.OptionWords;
import dev.quayside.engine.parcel.option.PaidBy;
import org.jspecify.annotations.Nullable;

/// Who pays duties is said twice, by `customs.incoterm` and by `billing.duties`, and both have to
/// agree: DDP is the sender, DDU the recipient or a third party. What only one says, holds.
public final class DutiesAgreement {

  private DutiesAgreement() {}

  /// @param customs null without a declaration
  public static void check(@Nullable Customs customs, @Nullable PaidBy duties, Violations found) {
    if (customs == null || duties == null) {
      return;
    }
    boolean prepaid = customs.incoterm() == Incoterm.DDP;
    if (prepaid && !duties.isSender()) {
      found.add("billing.duties.payor", OptionWords.DDP_BY_SENDER);
    } else if (!prepaid && duties.isSender()) {
      found.add("billing.duties.payor", OptionWords.DDU_BY_OTHER);
    }
  }
}
