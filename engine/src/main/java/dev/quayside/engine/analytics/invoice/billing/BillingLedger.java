package dev.quayside.engine.analytics.invoice.billing;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Collects the lines of a file by invoice and parcel, because carriers bill a parcel on several
/// lines that need not follow each other.
final class BillingLedger {

  private static final class Sheet {
    private @Nullable LocalDate date;
    private final Map<String, BilledParcel> parcels = new LinkedHashMap<>();
  }

  private final Map<BilledInvoice.Name, Sheet> sheets = new LinkedHashMap<>();

  void add(BilledInvoice.Name invoice, @Nullable LocalDate date, BilledParcel parcel) {
    var sheet = sheets.computeIfAbsent(invoice, _ -> new Sheet());
    if (sheet.date == null) {
      sheet.date = date;
    }
    sheet.parcels.merge(parcel.trackingNumber(), parcel, BilledParcel::plus);
  }

  List<BilledInvoice> invoices() {
    var invoices = new ArrayList<BilledInvoice>();
    sheets.forEach(
        (name, sheet) -> invoices.add(new BilledInvoice(name, sheet.date, sheet.parcels.values())));
    return invoices;
  }
}
