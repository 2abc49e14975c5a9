package dev.quayside.app.screen.settings.payors;

import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.CountryBox;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.app.screen.settings.SectionPage;
import dev.quayside.engine.account.payor.KeptPayor;
import java.util.List;
import java.util.Objects;
import javafx.scene.control.PasswordField;
import org.kordamp.ikonli.feather.Feather;

/// The accounts of others, and the form for one.
public final class PayorsView extends SectionPage {

  private static final String WORDS = "settings.payors";
  private static final int MOST_ROWS = 9;
  private static final double NAME = 200;
  private static final double CARRIER = 130;
  private static final double ACCOUNT = 90;
  private static final double PLACE = 160;

  public PayorsView(PayorsModel model, Ui ui) {
    super(WORDS, model, ui);
    var form = model.form();
    var codes = List.copyOf(PayorForm.carriers().keySet());
    var number = new PasswordField();
    Follow.value(
        number,
        model.editing().edited(),
        edited -> number.setPromptText(edited == null ? "" : text("kept")));
    var card =
        new FormCard("payor", WORDS, ui)
            .row(
                row ->
                    row.text(60, "name", form.name)
                        .choice(40, "carrier", codes, PayorsView::carrier, form.carrier))
            .row(
                row ->
                    row.text(40, "account", "number", number, form.account)
                        .text(20, "zip", form.zip)
                        .control(
                            40, "country", "country", new CountryBox(form.country, ui.texts())))
            .note("address")
            .editing(model.busy(), model.editing(), KeptPayor::name);
    getChildren()
        .addAll(
            list("payor", model.records(), table(model), model::edit, () -> card.focus("name")),
            card);
  }

  private RecordTable<KeptPayor> table(PayorsModel model) {
    var table = table("payors-table", model.records().items, Feather.USER_CHECK, MOST_ROWS);
    table.text("name", text("name"), KeptPayor::name).setMinWidth(NAME);
    table.text("carrier", text("carrier"), one -> carrier(one.carrier())).setMinWidth(CARRIER);
    table
        .text("account", text("account"), one -> text("end", one.account().end()))
        .setMinWidth(ACCOUNT);
    table.text("place", text("place"), PayorsView::place).setMinWidth(PLACE);
    ColumnFit.leaving(table, "place");
    return table;
  }

  private static String place(KeptPayor payor) {
    return String.join(
            " ",
            Objects.requireNonNullElse(payor.zip(), ""),
            Objects.requireNonNullElse(payor.country(), ""))
        .strip();
  }

  private static String carrier(String code) {
    return PayorForm.carriers().getOrDefault(code, code);
  }
}
