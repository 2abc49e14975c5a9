package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.analytics.invoice.billing.BilledCharge;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One billed parcel, compared with what was booked. Amounts in minor units of the invoice's
/// currency.
///
/// @param trackingNumber empty for a charge that belongs to no parcel
/// @param shipmentId null when the parcel is not of this workspace
/// @param service in the carrier's words; empty when the invoice does not say
/// @param billedWeight null when the invoice does not say
/// @param bookedWeight null when the parcel is not of this workspace
/// @param billedDimensions null when the invoice does not say
/// @param bookedDimensions null when none were declared
/// @param booked the booked price, with duties and taxes that are billed as agreed; the price is 0
///   on an invoice of duties alone, when an earlier invoice already billed the parcel, when the
///   label was voided, and when it was booked in another currency
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
