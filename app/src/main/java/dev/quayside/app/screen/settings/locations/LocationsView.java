package dev.quayside.app.screen.settings.locations;

import dev.quayside.app.address.AddressLine;
import dev.quayside.app.address.AddressView;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Field;
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
import dev.quayside.engine.parcel.location.Location;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The locations parcels are shipped from: added, changed and ordered; the first is the default.
public final class LocationsView extends VBox {

  private static final int MOST_ROWS = 9;
  private static final double NAME = 180;
  private static final double ADDRESS = 320;
  private static final double MARK = 110;

  private final LocationsModel model;
  private final Ui ui;
  private final Field name;

  public LocationsView(LocationsModel model, AddressView address, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    name =
        Field.text(
            "location-name", ui.text("settings.locations.name"), model.form().name(), () -> {});
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.locations.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            list(),
            form(address));
  }

  private Node list() {
    var items = model.records().items();
    var table =
        new RecordTable<>("locations-table", ui.text("settings.locations"), items)
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.HOME, ui.text("settings.locations.none"))))
            .asTallAsItsRows(MOST_ROWS);
    table.text("name", ui.text("settings.locations.name"), Location::name).setMinWidth(NAME);
    table
        .sentences(
            "address",
            ui.text("settings.locations.address"),
            location -> AddressLine.of(location.address(), ui.formats()))
        .setMinWidth(ADDRESS);
    table
        .text(
            "default",
            "",
            location -> items.indexOf(location) == 0 ? ui.text("settings.locations.default") : "")
        .setMinWidth(MARK);
    ColumnFit.leaving(table, "default");
    return new SequenceView<>(
        "location",
        model.records(),
        table,
        ui.text("settings.locations.delete.question"),
        () -> {
          model.edit();
          name.control().requestFocus();
        },
        ui);
  }

  private Node form(AddressView address) {
    var complaints = new Complaints();
    complaints.add("name", name);
    complaints.add(
        LocationForm.CUT_OFF,
        Field.text(
            "location-cut-off",
            ui.text("settings.locations.cut-off"),
            model.form().cutOff(),
            () -> {}));
    var editing = model.editing();
    var card =
        new Card(ui.text("settings.locations.new"))
            .with(
                complaints.row(List.of("name", LocationForm.CUT_OFF), 70, 30),
                address,
                new FormButtons("location", model.busy(), editing::save, editing::startOver, ui)
                    .making(editing.edited().isNull(), ui.text("settings.locations.make")));
    card.titled(Bindings.createStringBinding(this::title, editing.edited()));
    complaints.follow(this, editing.wrong(), ui);
    return card;
  }

  private String title() {
    var edited = model.editing().edited().get();
    return edited == null
        ? ui.text("settings.locations.new")
        : ui.text("settings.locations.change", edited.name());
  }
}
