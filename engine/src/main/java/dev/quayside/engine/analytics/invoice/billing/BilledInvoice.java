package dev.quayside.engine.analytics.invoice.billing;

import java.time.LocalDate;
import java.util.Collection;
import java.util.Currency;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One invoice of a billing file.
///
/// @param date null when the file does not say
public record BilledInvoice(Name name, @Nullable LocalDate date, Collection<BilledParcel> parcels) {

  /// Identifies an invoice among all of its carrier.
  ///
  /// @param account the billed account; empty when the file does not say
  public record Name(String account, String number, Currency currency) {}

  public BilledInvoice {
    parcels = List.copyOf(parcels);
  }
}
