package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.option.Payor;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The parcels of a period that one account pays, with one carrier, in one currency.
///
/// @param account last characters of another's account; empty for the shop's own, and where they
///   are not known
/// @param paid what the shop paid: 0 for another's account
/// @param list what the carrier says that the parcels of another's account cost there; null for the
///   shop's own, and where it says it of none
/// @param unpriced parcels of another's account of which it does not say
public record PayorSum(
    Payor payor,
    String account,
    String carrier,
    String carrierName,
    int shipmentCount,
    Money paid,
    @Nullable Money list,
    int unpriced) {

  /// The shop's own accounts first, then by carrier, the most parcels first.
  static final Comparator<PayorSum> ORDER =
      Comparator.<PayorSum, Boolean>comparing(each -> each.payor() != Payor.SENDER)
          .thenComparing(PayorSum::carrier)
          .thenComparing(each -> each.paid().currency().getCurrencyCode())
          .thenComparing(PayorSum::shipmentCount, Comparator.reverseOrder())
          .thenComparing(PayorSum::account);

  static PayorSum of(RecordStore.PaidByOthers sum, String carrierName) {
    var currency = Currency.getInstance(sum.currency());
    return new PayorSum(
        sum.payor(),
        sum.account(),
        sum.carrier(),
        carrierName,
        sum.parcels(),
        Money.zero(currency),
        sum.priced() == 0 ? null : Money.ofMinor(sum.listed(), currency),
        sum.parcels() - sum.priced());
  }

  /// What is left for the shop's own account.
  ///
  /// @param batches all parcels of one carrier and currency; never empty
  /// @param others how many of them others pay for
  static PayorSum own(List<RecordStore.Batch> batches, int others, String carrierName) {
    var first = batches.getFirst();
    return new PayorSum(
        Payor.SENDER,
        "",
        first.carrier(),
        carrierName,
        SameDays.sum(batches.stream().map(RecordStore.Batch::days).toList(), SameDays::parcels)
            - others,
        Money.ofMinor(
            batches.stream().mapToLong(RecordStore.Batch::paid).sum(),
            Currency.getInstance(first.currency())),
        null,
        0);
  }
}
