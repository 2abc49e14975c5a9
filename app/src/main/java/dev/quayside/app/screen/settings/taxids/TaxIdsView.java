package dev.quayside.app.screen.settings.taxids;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.i18n.Currencies;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.FormButtons;
import dev.quayside.app.screen.settings.SequenceView;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.taxid.KeptTaxId;
import java.util.Currency;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The sender's tax numbers, and the form for one.
public final class TaxIdsView extends VBox {

  private static final int MOST_ROWS = 9;
  private static final double KIND = 90;
  private static final double NUMBER = 200;
  private static final double COUNTRIES = 160;
  private static final double UP_TO = 110;

  private final TaxIdsModel model;
  private final Ui ui;
  private final Field number;

  public TaxIdsView(TaxIdsModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    number =
        Field.text(
            "tax-id-value", ui.text("settings.tax-ids.value"), model.form().value(), () -> {});
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.tax-ids.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            list(),
            form());
  }

  private Node list() {
    var table =
        new RecordTable<>("tax-ids-table", ui.text("settings.tax-ids"), model.records().items())
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.HASH, ui.text("settings.tax-ids.none"))))
            .asTallAsItsRows(MOST_ROWS);
    table.text("kind", ui.text("settings.tax-ids.kind"), one -> kind(one.kind())).setMinWidth(KIND);
    table.text("value", ui.text("settings.tax-ids.value"), KeptTaxId::value).setMinWidth(NUMBER);
    table
        .text("countries", ui.text("settings.tax-ids.countries"), this::countries)
        .setMinWidth(COUNTRIES);
    table.text("up-to", ui.text("settings.tax-ids.up-to"), this::upTo).setMinWidth(UP_TO);
    ColumnFit.leaving(table, "countries");
    return new SequenceView<>(
        "tax-id",
        model.records(),
        table,
        ui.text("settings.tax-ids.delete.question"),
        () -> {
          model.edit();
          number.control().requestFocus();
        },
        ui);
  }

  private String kind(TaxIdKind kind) {
    return kind == TaxIdKind.OTHER ? ui.text("settings.tax-ids.other") : kind.name();
  }

  private String countries(KeptTaxId one) {
    return one.countries().isEmpty()
        ? ui.text("settings.tax-ids.everywhere")
        : String.join(", ", one.countries());
  }

  private String upTo(KeptTaxId one) {
    var most = one.upTo();
    return most == null ? ui.text("settings.tax-ids.any") : ui.formats().money(most);
  }

  private Node form() {
    var form = model.form();
    var editing = model.editing();
    var complaints = new Complaints();
    complaints.add(
        "kind",
        new Field(
            "tax-id-kind",
            ui.text("settings.tax-ids.kind"),
            Choice.of(List.of(TaxIdKind.values()), this::kind, form.kind())));
    complaints.add("value", number);
    complaints.add(
        "country",
        Field.text(
            "tax-id-country", ui.text("settings.tax-ids.country"), form.country(), () -> {}));
    complaints.add(
        "countries",
        Field.text(
            "tax-id-countries",
            ui.text("settings.tax-ids.to-countries"),
            form.countries(),
            () -> {}));
    complaints.add(
        "most",
        Field.number("tax-id-up-to", ui.text("settings.tax-ids.most"), form.upTo(), ui, () -> {}));
    complaints.add(
        "currency",
        new Field(
            "tax-id-currency",
            ui.text("settings.tax-ids.currency"),
            Choice.of(Currencies.OF_GOODS, Currency::getCurrencyCode, form.currency())));
    var card =
        new Card(ui.text("settings.tax-ids.new"))
            .with(
                complaints.row(List.of("kind", "value", "country"), 22, 50, 28),
                complaints.row(List.of("countries", "most", "currency"), 50, 28, 22),
                Words.wrapped(ui.text("settings.tax-ids.use"), "muted"),
                new FormButtons("tax-id", model.busy(), editing::save, editing::startOver, ui)
                    .making(editing.edited().isNull(), ui.text("settings.tax-ids.make")));
    card.titled(Bindings.createStringBinding(this::title, editing.edited()));
    complaints.follow(this, editing.wrong(), ui);
    return card;
  }

  private String title() {
    var edited = model.editing().edited().get();
    return edited == null
        ? ui.text("settings.tax-ids.new")
        : ui.text("settings.tax-ids.change", kind(edited.kind()));
  }
}
