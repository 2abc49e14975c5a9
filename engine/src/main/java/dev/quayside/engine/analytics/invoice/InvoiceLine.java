package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.analytics.invoice.billing.BilledCharge;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One parcel of an invoice, held against what was booked. Amounts in minor units of the invoice's
/// currency.
///
/// @param trackingNumber empty for what is billed for no parcel
/// @param shipmentId null for a parcel that is not ours
/// @param service as the carrier calls it; empty when it does not say
/// @param billedWeight null when it does not say
/// @param bookedWeight null when it is not ours
/// @param billedDimensions null when it does not say
/// @param bookedDimensions null when none were declared
/// @param booked what was booked; nothing when an earlier invoice answers for it, when the label
///   was voided, and when it was booked in another currency
public record InvoiceLine(
    String trackingNumber,
    @Nullable String shipmentId,
    String service,
    @Nullable Weight billedWeight,
    @Nullable Weight bookedWeight,
    @Nullable Dimensions billedDimensions,
    @Nullable Dimensions bookedDimensions,
    long invoiced,
    long booked,
    List<BilledCharge> charges,
    List<Difference> differences) {

  public InvoiceLine {
    charges = List.copyOf(charges);
    differences = List.copyOf(differences);
  }
}
