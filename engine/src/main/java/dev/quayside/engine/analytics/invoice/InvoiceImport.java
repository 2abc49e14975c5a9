package dev.quayside.engine.analytics.invoice;

import java.util.List;

/// The invoices found in a file.
///
/// @param imported new invoices
/// @param known invoices imported before; they are left unchanged
public record InvoiceImport(List<Invoice> imported, List<Invoice> known) {
  public InvoiceImport {
    imported = List.copyOf(imported);
    known = List.copyOf(known);
  }
}
