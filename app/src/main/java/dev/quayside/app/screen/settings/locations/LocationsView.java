package dev.quayside.app.screen.settings.locations;

import dev.quayside.app.address.AddressLine;
import dev.quayside.app.address.AddressView;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.app.screen.settings.SectionPage;
import dev.quayside.engine.parcel.location.Location;
import org.kordamp.ikonli.feather.Feather;

/// The locations parcels are shipped from: added, changed and ordered; the first is the default.
public final class LocationsView extends SectionPage {

  private static final String WORDS = "settings.locations";
  private static final int MOST_ROWS = 9;
  private static final double NAME = 180;
  private static final double ADDRESS = 320;
  private static final double MARK = 110;

  public LocationsView(LocationsModel model, AddressView address, Ui ui) {
    super(WORDS, model, ui);
    var form = model.form();
    var card =
        new FormCard("location", WORDS, ui)
            .row(
                row ->
                    row.text(70, "name", form.name)
                        .text(30, LocationForm.CUT_OFF, "cut-off", form.cutOff))
            .with(address)
            .editing(model.busy(), model.editing(), Location::name);
    getChildren()
        .addAll(
            list("location", model.records(), table(model), model::edit, () -> card.focus("name")),
            card);
  }

  private RecordTable<Location> table(LocationsModel model) {
    var items = model.records().items;
    var table = table("locations-table", items, Feather.HOME, MOST_ROWS);
    table.text("name", text("name"), Location::name).setMinWidth(NAME);
    table
        .sentences(
            "address",
            text("address"),
            location -> AddressLine.of(location.address(), ui.formats()))
        .setMinWidth(ADDRESS);
    table
        .text("default", "", location -> items.indexOf(location) == 0 ? text("default") : "")
        .setMinWidth(MARK);
    ColumnFit.leaving(table, "default");
    return table;
  }
}
