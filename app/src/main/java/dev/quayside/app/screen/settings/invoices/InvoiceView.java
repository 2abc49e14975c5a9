package dev.quayside.app.screen.settings.invoices;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.engine.analytics.invoice.DifferenceKind;
import dev.quayside.engine.analytics.invoice.Invoice;
import dev.quayside.engine.analytics.invoice.InvoiceLine;
import dev.quayside.engine.base.money.Money;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows one invoice: its differences by kind, and its parcels.
final class InvoiceView extends VBox {

  private static final int ROWS = 14;
  private static final double NUMBER = 196;
  private static final double WHY = 132;

  private final InvoicesModel model;
  private final Ui ui;
  private final VBox foot = new VBox();

  InvoiceView(InvoicesModel model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    getStyleClass().add("card");
    Follow.value(this, model.chosen(), this::show);
    Follow.value(this, model.deleting, _ -> ask(model.chosen().get()));
  }

  private void show(@Nullable Invoice invoice) {
    setVisible(invoice != null);
    setManaged(invoice != null);
    if (invoice != null) {
      getChildren()
          .setAll(
              Words.of(ui.text("settings.invoices.of", invoice.number()), "heading"),
              kinds(invoice),
              lines(invoice),
              foot,
              saved());
      ask(invoice);
    }
  }

  private void ask(@Nullable Invoice invoice) {
    if (invoice == null) {
      return;
    }
    if (model.deleting.get()) {
      var strip =
          new ConfirmStrip(
              "invoice-delete",
              ui.text("settings.invoices.delete.question", invoice.number()),
              ui.text("settings.invoices.delete.keep"),
              () -> model.deleting.set(false),
              ui.text("settings.invoices.delete"),
              model::delete);
      foot.getChildren().setAll(strip);
      strip.focusKeep();
    } else {
      var buttons = new HBox(8, save(invoice), delete());
      buttons.setAlignment(Pos.CENTER_LEFT);
      foot.getChildren().setAll(buttons);
    }
  }

  private Node delete() {
    var delete = new Button(ui.text("settings.invoices.delete"), new FontIcon(Feather.TRASH_2));
    delete.setId("invoice-delete");
    delete.getStyleClass().addAll("danger", "outlined");
    delete.disableProperty().bind(model.busy());
    delete.setOnAction(_ -> model.deleting.set(true));
    return delete;
  }

  /// The kinds of difference with their sums; choosing one shows only its parcels.
  private Node kinds(Invoice invoice) {
    var all =
        Stream.concat(
                Stream.of(Optional.<DifferenceKind>empty()),
                invoice.sums().stream().map(Invoice.Sum::kind).map(Optional::of))
            .toList();
    return new Field(
        "invoice-kind",
        ui.text("settings.invoices.kind"),
        Choice.of(all, kind -> words(invoice, kind), model.kind));
  }

  private String words(Invoice invoice, Optional<DifferenceKind> kind) {
    return kind.map(
            one ->
                invoice.sums().stream()
                    .filter(sum -> sum.kind() == one)
                    .findFirst()
                    .map(
                        sum ->
                            ui.text(
                                "settings.invoices.sum",
                                name(one),
                                ui.formats().money(sum.amount()),
                                sum.parcels()))
                    .orElse(name(one)))
        .orElse(ui.text("settings.invoices.kind.all", invoice.lines()));
  }

  private String name(DifferenceKind kind) {
    return ui.text("settings.invoices.kind." + kind.wire().replace('_', '-'));
  }

  private Node lines(Invoice invoice) {
    var table =
        new RecordTable<>("invoice-lines", ui.text("settings.invoices.lines"), model.lines)
            .whenEmpty(
                new Vacancy(
                    model.loadingLines(),
                    ui,
                    new EmptyState(Feather.CHECK_CIRCLE, ui.text("settings.invoices.lines.none"))))
            .asTallAsItsRows(ROWS);
    table
        .text("number", ui.text("settings.invoices.column.tracking"), this::number)
        .setMinWidth(NUMBER);
    table.text("why", ui.text("settings.invoices.column.why"), this::why).setMinWidth(WHY);
    table.money(
        "invoiced",
        ui.text("settings.invoices.column.invoiced"),
        line -> money(line.invoiced(), invoice),
        ui);
    table.money(
        "booked",
        ui.text("settings.invoices.column.booked"),
        line -> money(line.booked(), invoice),
        ui);
    table.money(
        "difference",
        ui.text("settings.invoices.column.difference"),
        line -> money(line.invoiced() - line.booked(), invoice),
        ui);
    return table;
  }

  private String number(InvoiceLine line) {
    return line.trackingNumber().isEmpty()
        ? ui.text("settings.invoices.fee")
        : line.trackingNumber();
  }

  private String why(InvoiceLine line) {
    return line.differences().isEmpty()
        ? ui.text("settings.invoices.as-booked")
        : line.differences().stream()
            .map(each -> name(each.kind()))
            .collect(Collectors.joining(", "));
  }

  private static Money money(long minor, Invoice invoice) {
    return Money.ofMinor(minor, invoice.currency());
  }

  private Node save(Invoice invoice) {
    var save = new Button(ui.text("settings.invoices.save"), new FontIcon(Feather.DOWNLOAD));
    save.setId("invoice-save");
    save.disableProperty().bind(model.busy());
    save.setOnAction(
        _ ->
            new FileDialogs(ui.texts())
                .save("settings.invoices.save", invoice.carrier() + "-" + invoice.number() + ".csv")
                .ifPresent(model::save));
    return save;
  }

  private Label saved() {
    var said = Words.wrapped("", "muted");
    Follow.value(this, model.saved(), path -> tell(said, path));
    return said;
  }

  private void tell(Label said, @Nullable Path path) {
    said.setManaged(path != null);
    said.setText(path == null ? "" : ui.text("settings.invoices.saved", path));
  }
}
