package dev.quayside.app.screen.settings.invoices;

import dev.quayside.engine.analytics.invoice.DifferenceKind;
import dev.quayside.engine.analytics.invoice.Invoice;
import dev.quayside.engine.analytics.invoice.InvoiceImport;
import dev.quayside.engine.analytics.invoice.InvoiceLine;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the section asks of the engine; off the window's thread.
public interface InvoicesGateway {

  State state();

  /// @param carrier empty when the file tells
  InvoiceImport take(Path file, Optional<String> carrier);

  /// The first of an invoice's parcels.
  ///
  /// @param kind null for all
  List<InvoiceLine> lines(Invoice invoice, @Nullable DifferenceKind kind);

  /// Writes all its differences as a table.
  Path save(Invoice invoice, @Nullable DifferenceKind kind, Path file);

  /// Forgets an invoice, so that its file may be taken in again.
  void delete(Invoice invoice);

  /// @param invoices the last imported
  record State(List<Invoice> invoices, List<Billing> carriers) {
    public State {
      invoices = List.copyOf(invoices);
      carriers = List.copyOf(carriers);
    }
  }

  /// A carrier an invoice can be of.
  record Billing(String code, String name) {}
}
