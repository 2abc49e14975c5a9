package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.PayorAccount;
import java.util.Locale;

/// Whether an invoice bills duties and taxes to the one who was to pay them.
enum DutiesBill {
  /// To the shop as agreed (DDP, returns), or to the account of the recipient or the third party.
  AS_AGREED,
  /// To the shop, though another was to pay.
  NOT_OURS,
  /// Nothing was declared.
  UNDECLARED;

  /// @param account the account that is billed; empty when the invoice does not say. Another's is
  ///   known by its last characters only
  static DutiesBill of(Consignment consignment, String account) {
    var customs = consignment.customs();
    var payor = consignment.wanted().billing().duties();
    if (payor == null) {
      if (customs == null) {
        return UNDECLARED;
      }
      boolean isShop = consignment.isReturn() || customs.incoterm() == Incoterm.DDP;
      return isShop ? AS_AGREED : NOT_OURS;
    }
    return isShop(payor, consignment.isReturn()) || isOf(payor, account) ? AS_AGREED : NOT_OURS;
  }

  /// The recipient of a return is the shop.
  private static boolean isShop(PaidBy payor, boolean isReturn) {
    return switch (payor.payor()) {
      case SENDER -> true;
      case RECIPIENT -> isReturn && payor.account() == null;
      case THIRD_PARTY -> false;
    };
  }

  private static boolean isOf(PaidBy payor, String account) {
    var end = payor.accountEnd();
    return end != null
        && !end.isEmpty()
        && PayorAccount.bare(account)
            .toUpperCase(Locale.ROOT)
            .endsWith(end.toUpperCase(Locale.ROOT));
  }
}
