package dev.quayside.app.screen.settings.invoices;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.settings.invoices.InvoicesGateway.Billing;
import dev.quayside.engine.analytics.invoice.Invoice;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The import of a file, the invoices, and the selected one.
public final class InvoicesView extends VBox {

  private static final int ROWS = 6;
  private static final double CARRIER = 100;
  private static final double NUMBER = 116;
  private static final double DATE = 66;
  private static final double PARCELS = 80;

  private final InvoicesModel model;
  private final Ui ui;

  public InvoicesView(InvoicesModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    getChildren()
        .addAll(
            new InlineProblem(model.problem(), ui),
            file(),
            new Card(ui.text("settings.invoices.all")).with(invoices()),
            new InvoiceView(model, ui));
  }

  private Node file() {
    var carrier = Choice.of(List.of(Optional.<Billing>empty()), this::name, model.carrier);
    Follow.list(this, model.carriers, () -> offer(carrier));
    offer(carrier);
    var take = new Button(ui.text("settings.invoices.import"), new FontIcon(Feather.UPLOAD));
    take.setId("invoice-import");
    take.getStyleClass().add("accent");
    take.disableProperty().bind(model.busy());
    take.setOnAction(
        _ -> new FileDialogs(ui.texts()).open("settings.invoices.import").ifPresent(model::take));
    var said = Words.wrapped("", "muted");
    said.setId("invoice-said");
    Follow.value(this, model.brought(), _ -> tell(said));
    return new Card(ui.text("settings.invoices.import"))
        .with(
            Words.wrapped(ui.text("settings.invoices.about"), "muted"),
            new Field("invoice-carrier", ui.text("settings.invoices.carrier"), carrier),
            take,
            said);
  }

  private void offer(ComboBox<Optional<Billing>> carrier) {
    model.carriers.stream()
        .map(Optional::of)
        .filter(each -> !carrier.getItems().contains(each))
        .forEach(carrier.getItems()::add);
  }

  private String name(Optional<Billing> carrier) {
    return carrier.map(Billing::name).orElse(ui.text("settings.invoices.carrier.file"));
  }

  private void tell(Label said) {
    var brought = model.brought().get();
    said.setManaged(brought != null);
    if (brought != null) {
      said.setText(
          ui.text("settings.invoices.brought", brought.imported().size(), brought.known().size()));
    }
  }

  private Node invoices() {
    var table =
        new RecordTable<>("invoices", ui.text("settings.invoices.all"), model.invoices)
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.FILE_TEXT, ui.text("settings.invoices.none"))))
            .asTallAsItsRows(ROWS);
    table
        .text("carrier", ui.text("settings.invoices.column.carrier"), this::carrier)
        .setMinWidth(CARRIER);
    table
        .text("number", ui.text("settings.invoices.column.number"), Invoice::number)
        .setMinWidth(NUMBER);
    table
        .values(
            "date",
            ui.text("settings.invoices.column.date"),
            Invoice::date,
            Comparator.<LocalDate>naturalOrder(),
            ui.formats()::date)
        .setMinWidth(DATE);
    table
        .figures(
            "lines",
            ui.text("settings.invoices.column.parcels"),
            Invoice::lines,
            Comparator.<Integer>naturalOrder(),
            String::valueOf)
        .setMinWidth(PARCELS);
    table.money("invoiced", ui.text("settings.invoices.column.invoiced"), Invoice::invoiced, ui);
    table.money("booked", ui.text("settings.invoices.column.booked"), Invoice::booked, ui);
    table.money(
        "difference", ui.text("settings.invoices.column.difference"), Invoice::difference, ui);
    ColumnFit.leaving(table, "booked", "lines", "date");
    table.getSelectionModel().selectedItemProperty().subscribe(model::choose);
    Follow.value(this, model.chosen(), chosen -> table.getSelectionModel().select(chosen));
    return table;
  }

  private String carrier(Invoice invoice) {
    return model.carriers.stream()
        .filter(each -> each.code().equals(invoice.carrier()))
        .map(Billing::name)
        .findFirst()
        .orElse(invoice.carrier());
  }
}
