package dev.quayside.app.screen.settings.payors;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.CountryBox;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.FormButtons;
import dev.quayside.app.screen.settings.SequenceView;
import dev.quayside.engine.account.payor.KeptPayor;
import java.util.List;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.PasswordField;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The accounts of others, and the form for one.
public final class PayorsView extends VBox {

  private static final int MOST_ROWS = 9;
  private static final double NAME = 200;
  private static final double CARRIER = 130;
  private static final double ACCOUNT = 90;
  private static final double PLACE = 160;

  private final PayorsModel model;
  private final Ui ui;
  private final Field name;

  public PayorsView(PayorsModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    name = Field.text("payor-name", ui.text("settings.payors.name"), model.form().name(), () -> {});
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.payors.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            list(),
            form());
  }

  private Node list() {
    var table =
        new RecordTable<>("payors-table", ui.text("settings.payors"), model.records().items())
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.USER_CHECK, ui.text("settings.payors.none"))))
            .asTallAsItsRows(MOST_ROWS);
    table.text("name", ui.text("settings.payors.name"), KeptPayor::name).setMinWidth(NAME);
    table
        .text("carrier", ui.text("settings.payors.carrier"), one -> carrier(one.carrier()))
        .setMinWidth(CARRIER);
    table
        .text(
            "account",
            ui.text("settings.payors.account"),
            one -> ui.text("settings.payors.end", one.account().end()))
        .setMinWidth(ACCOUNT);
    table.text("place", ui.text("settings.payors.place"), PayorsView::place).setMinWidth(PLACE);
    ColumnFit.leaving(table, "place");
    return new SequenceView<>(
        "payor",
        model.records(),
        table,
        ui.text("settings.payors.delete.question"),
        () -> {
          model.edit();
          name.control().requestFocus();
        },
        ui);
  }

  private static String place(KeptPayor payor) {
    return String.join(
            " ",
            Objects.requireNonNullElse(payor.zip(), ""),
            Objects.requireNonNullElse(payor.country(), ""))
        .strip();
  }

  private static String carrier(String code) {
    return PayorsGateway.carriers().getOrDefault(code, code);
  }

  private Node form() {
    var form = model.form();
    var editing = model.editing();
    var complaints = new Complaints();
    var codes = List.copyOf(PayorsGateway.carriers().keySet());
    var number = new PasswordField();
    Follow.value(
        number,
        editing.edited(),
        edited -> number.setPromptText(edited == null ? "" : ui.text("settings.payors.kept")));
    complaints.add("name", name);
    complaints.add(
        "carrier",
        new Field(
            "payor-carrier",
            ui.text("settings.payors.carrier"),
            Choice.of(codes, PayorsView::carrier, form.carrier())));
    complaints.add(
        "account",
        Field.text(
            "payor-account", ui.text("settings.payors.number"), number, form.account(), () -> {}));
    complaints.add(
        "zip", Field.text("payor-zip", ui.text("settings.payors.zip"), form.zip(), () -> {}));
    complaints.add(
        "country",
        new Field(
            "payor-country",
            ui.text("settings.payors.country"),
            new CountryBox(form.country(), ui.texts())));
    var card =
        new Card(ui.text("settings.payors.new"))
            .with(
                complaints.row(List.of("name", "carrier"), 60, 40),
                complaints.row(List.of("account", "zip", "country"), 40, 20, 40),
                Words.wrapped(ui.text("settings.payors.address"), "muted"),
                new FormButtons("payor", model.busy(), editing::save, editing::startOver, ui)
                    .making(editing.edited().isNull(), ui.text("settings.payors.make")));
    card.titled(Bindings.createStringBinding(this::title, editing.edited()));
    complaints.follow(this, editing.wrong(), ui);
    return card;
  }

  private String title() {
    var edited = model.editing().edited().get();
    return edited == null
        ? ui.text("settings.payors.new")
        : ui.text("settings.payors.change", edited.name());
  }
}
