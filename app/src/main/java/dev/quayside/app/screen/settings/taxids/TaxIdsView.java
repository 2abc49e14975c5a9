package dev.quayside.app.screen.settings.taxids;

import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Currencies;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.app.screen.settings.SectionPage;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.taxid.KeptTaxId;
import java.util.Currency;
import java.util.List;
import org.kordamp.ikonli.feather.Feather;

/// The sender's tax numbers, and the form for one.
public final class TaxIdsView extends SectionPage {

  private static final String WORDS = "settings.tax-ids";
  private static final int MOST_ROWS = 9;
  private static final double KIND = 90;
  private static final double NUMBER = 200;
  private static final double COUNTRIES = 160;
  private static final double UP_TO = 110;

  public TaxIdsView(TaxIdsModel model, Ui ui) {
    super(WORDS, model, ui);
    var form = model.form();
    var kinds = List.of(TaxIdKind.values());
    var card =
        new FormCard("tax-id", WORDS, ui)
            .row(
                row ->
                    row.choice(22, "kind", kinds, this::kind, form.kind)
                        .text(50, "value", form.value)
                        .text(28, "country", form.country))
            .row(
                row ->
                    row.text(50, "countries", "to-countries", form.countries)
                        .number(28, "most", "most", form.upTo)
                        .choice(
                            22,
                            "currency",
                            Currencies.OF_GOODS,
                            Currency::getCurrencyCode,
                            form.currency))
            .note("use")
            .editing(model.busy(), model.editing(), one -> kind(one.kind()));
    getChildren()
        .addAll(
            list("tax-id", model.records(), table(model), model::edit, () -> card.focus("value")),
            card);
  }

  private RecordTable<KeptTaxId> table(TaxIdsModel model) {
    var table = table("tax-ids-table", model.records().items, Feather.HASH, MOST_ROWS);
    table.text("kind", text("kind"), one -> kind(one.kind())).setMinWidth(KIND);
    table.text("value", text("value"), KeptTaxId::value).setMinWidth(NUMBER);
    table.text("countries", text("countries"), this::countries).setMinWidth(COUNTRIES);
    table.text("up-to", text("up-to"), this::upTo).setMinWidth(UP_TO);
    ColumnFit.leaving(table, "countries");
    return table;
  }

  private String kind(TaxIdKind kind) {
    return kind == TaxIdKind.OTHER ? text("other") : kind.name();
  }

  private String countries(KeptTaxId one) {
    return one.countries().isEmpty() ? text("everywhere") : String.join(", ", one.countries());
  }

  private String upTo(KeptTaxId one) {
    var most = one.upTo();
    return most == null ? text("any") : ui.formats().money(most);
  }
}
