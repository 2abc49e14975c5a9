package dev.quayside.app.screen.settings.invoices;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.EngineTest;
import dev.quayside.app.screen.settings.invoices.InvoicesGateway.Billing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Invoices on a real engine.
class InvoicesModelTest extends EngineTest {

  @SuppressWarnings("NullAway.Init")
  private InvoicesModel model;

  @BeforeEach
  void open() {
    model = new InvoicesModel(background, new InvoicesGateway(place));
    model.carrier.set(Optional.of(new Billing("usps", "USPS")));
  }

  @Test
  void aDeletedInvoiceIsGoneAndItsFileIsTakenInAgain() throws IOException {
    var file =
        Files.writeString(
            data.resolve("invoice.csv"),
            """
            invoice_number,invoice_date,tracking_number,charge,amount
            A-1,2026-11-14,9400111899223100001234,Base,7.64
            B-2,2026-11-14,9400111899223100005678,Base,11.02
            """);
    take(file);
    var chosen = Objects.requireNonNull(model.chosen().get());
    assertThat(model.invoices).hasSize(2);
    model.deleting.set(true);
    model.delete();
    background.work();
    assertThat(model.deleting.get()).isFalse();
    assertThat(model.invoices).hasSize(1).doesNotContain(chosen);
    assertThat(model.chosen().get()).as("the other one is shown").isNotNull().isNotEqualTo(chosen);
    assertThat(model.lines).hasSize(1);
    take(file);
    assertThat(model.invoices).hasSize(2);
    assertThat(Objects.requireNonNull(model.brought().get()).known()).hasSize(1);
  }

  @Test
  void theQuestionIsAskedOfOneInvoiceOnly() throws IOException {
    take(
        Files.writeString(
            data.resolve("invoice.csv"),
            """
            invoice_number,invoice_date,tracking_number,charge,amount
            A-1,2026-11-14,9400111899223100001234,Base,7.64
            B-2,2026-11-14,9400111899223100005678,Base,11.02
            """));
    model.choose(model.invoices.getFirst());
    model.deleting.set(true);
    model.choose(model.invoices.getLast());
    assertThat(model.deleting.get()).isFalse();
  }

  private void take(Path file) {
    model.take(file);
    background.work();
  }
}
