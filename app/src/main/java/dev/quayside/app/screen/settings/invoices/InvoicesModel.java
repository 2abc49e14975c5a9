package dev.quayside.app.screen.settings.invoices;

import dev.quayside.app.list.Loading;
import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.invoices.InvoicesGateway.Billing;
import dev.quayside.app.task.Background;
import dev.quayside.engine.analytics.invoice.DifferenceKind;
import dev.quayside.engine.analytics.invoice.Invoice;
import dev.quayside.engine.analytics.invoice.InvoiceImport;
import dev.quayside.engine.analytics.invoice.InvoiceLine;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// Carriers' invoices, the selected one, and its parcels.
public final class InvoicesModel extends AskingModel {

  private final InvoicesGateway gateway;
  private final Asking reading;

  /// The invoices, the last imported first.
  public final ObservableList<Invoice> invoices = FXCollections.observableArrayList();

  public final ObservableList<Billing> carriers = FXCollections.observableArrayList();

  /// The first parcels of the selected invoice.
  public final ObservableList<InvoiceLine> lines = FXCollections.observableArrayList();

  /// The carrier of the next file; empty when the file tells it.
  public final ObjectProperty<Optional<Billing>> carrier =
      new SimpleObjectProperty<>(Optional.empty());

  private final ReadOnlyObjectWrapper<@Nullable Invoice> chosen = new ReadOnlyObjectWrapper<>();

  /// Shows only parcels with this kind of difference; empty for all.
  public final ObjectProperty<Optional<DifferenceKind>> kind =
      new SimpleObjectProperty<>(Optional.empty());

  private final ReadOnlyObjectWrapper<@Nullable InvoiceImport> brought =
      new ReadOnlyObjectWrapper<>();

  /// Whether the user is being asked if the selected invoice is to be deleted.
  public final BooleanProperty deleting = new SimpleBooleanProperty();

  private final ReadOnlyObjectWrapper<@Nullable Path> saved = new ReadOnlyObjectWrapper<>();

  public InvoicesModel(Background background, InvoicesGateway gateway) {
    super(background);
    this.gateway = gateway;
    reading = new Asking(background);
    kind.subscribe(this::read);
  }

  public ReadOnlyObjectProperty<@Nullable Invoice> chosen() {
    return chosen.getReadOnlyProperty();
  }

  /// The result of the last import; null before.
  public ReadOnlyObjectProperty<@Nullable InvoiceImport> brought() {
    return brought.getReadOnlyProperty();
  }

  /// Where the last table was written; null before.
  public ReadOnlyObjectProperty<@Nullable Path> saved() {
    return saved.getReadOnlyProperty();
  }

  public Loading loadingLines() {
    return reading.loading(this::read);
  }

  @Override
  public void refresh() {
    asking.load(gateway::state, this::show);
  }

  public void take(Path file) {
    var whose = carrier.get().map(Billing::code);
    asking.ask(
        () -> gateway.take(file, whose),
        taken -> {
          brought.set(taken);
          taken.imported().stream().findFirst().ifPresent(this::choose);
          refresh();
        });
  }

  public void choose(@Nullable Invoice invoice) {
    if (invoice != null && !invoice.equals(chosen.get())) {
      chosen.set(invoice);
      saved.set(null);
      deleting.set(false);
      lines.clear();
      if (kind.get().isEmpty()) {
        read();
      } else {
        kind.set(Optional.empty());
      }
    }
  }

  public void save(Path file) {
    var invoice = chosen.get();
    var only = kind.get().orElse(null);
    if (invoice != null) {
      asking.ask(() -> gateway.save(invoice, only, file), saved::set);
    }
  }

  public void delete() {
    var invoice = chosen.get();
    deleting.set(false);
    if (invoice != null) {
      asking.ask(
          () -> {
            gateway.delete(invoice);
            return gateway.state();
          },
          state -> {
            chosen.set(null);
            brought.set(null);
            lines.clear();
            show(state);
          });
    }
  }

  private void show(InvoicesGateway.State state) {
    carriers.setAll(state.carriers());
    invoices.setAll(state.invoices());
    var before = chosen.get();
    if (before == null && !invoices.isEmpty()) {
      choose(invoices.getFirst());
    }
  }

  private void read() {
    var invoice = chosen.get();
    var only = kind.get();
    if (invoice != null) {
      reading.forget();
      reading.load(
          () -> gateway.lines(invoice, only.orElse(null)),
          found -> {
            lines.setAll(found);
            if (!invoice.equals(chosen.get()) || !only.equals(kind.get())) {
              read(); // another invoice or kind was selected meanwhile
            }
          });
    }
  }
}
