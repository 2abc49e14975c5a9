package dev.quayside.engine.analytics.invoice;

import java.util.List;

/// What a file brought.
///
/// @param imported invoices that are new
/// @param known those that were there before, as they were
public record InvoiceImport(List<Invoice> imported, List<Invoice> known) {
  public InvoiceImport {
    imported = List.copyOf(imported);
    known = List.copyOf(known);
  }
}
