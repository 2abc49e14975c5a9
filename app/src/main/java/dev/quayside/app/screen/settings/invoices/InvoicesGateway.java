package dev.quayside.app.screen.settings.invoices;

import dev.quayside.app.engine.SavedFile;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.analytics.invoice.DifferenceKind;
import dev.quayside.engine.analytics.invoice.Invoice;
import dev.quayside.engine.analytics.invoice.InvoiceImport;
import dev.quayside.engine.analytics.invoice.InvoiceLine;
import dev.quayside.engine.analytics.invoice.InvoiceLineSort;
import dev.quayside.engine.analytics.invoice.Invoices;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The section's access to the engine; called off the window's thread.
public record InvoicesGateway(WorkspaceEngine place) {

  private static final int MOST = Page.Request.LARGEST_SIZE;

  public State state() {
    return new State(
        invoices().list(place.caller(), null, Age.newest(MOST)).items(),
        CarrierModules.ALL.stream().map(each -> new Billing(each.code(), each.name())).toList());
  }

  /// @param carrier empty when the file tells the carrier
  public InvoiceImport take(Path file, Optional<String> carrier) {
    try (var in = Files.newInputStream(file)) {
      return invoices().take(place.caller(), carrier.orElse(null), in);
    } catch (IOException e) {
      throw ProblemException.refused(ProblemCode.CONFLICT, AppWords.FILE_NOT_READ, file);
    }
  }

  /// The first parcels of an invoice.
  ///
  /// @param kind null for all
  public List<InvoiceLine> lines(Invoice invoice, @Nullable DifferenceKind kind) {
    return invoices()
        .lines(place.caller(), invoice.id(), kind, InvoiceLineSort.first(MOST))
        .items();
  }

  /// Writes all differences of an invoice as a table.
  public Path save(Invoice invoice, @Nullable DifferenceKind kind, Path file) {
    return SavedFile.write(
        file,
        out -> {
          invoices().export(place.caller(), invoice.id(), kind, out);
          return file;
        });
  }

  /// Deletes an invoice, so that its file can be imported again.
  public void delete(Invoice invoice) {
    invoices().delete(place.caller(), invoice.id());
  }

  private Invoices invoices() {
    return place.engine().analytics().invoices();
  }

  /// @param invoices the last imported
  public record State(List<Invoice> invoices, List<Billing> carriers) {
    public State {
      invoices = List.copyOf(invoices);
      carriers = List.copyOf(carriers);
    }
  }

  /// A carrier whose invoices can be imported.
  public record Billing(String code, String name) {}
}
