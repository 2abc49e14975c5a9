package dev.quayside.app.screen.settings.brand;

import dev.quayside.app.control.DisplayText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.popup.SearchedList;
import dev.quayside.engine.customer.branding.TimeZones;
import java.time.ZoneId;
import java.time.format.TextStyle;
import javafx.beans.property.StringProperty;
import org.controlsfx.control.SearchableComboBox;

/// Chooses a time zone by typing part of its city or its name; empty for that of the place a parcel
/// leaves from.
final class ZoneBox extends SearchableComboBox<String> {

  ZoneBox(StringProperty zone, Ui ui) {
    setConverter(
        new DisplayText<>(
            id -> id.isEmpty() ? ui.text("settings.brand.zone.origin") : name(id, ui)));
    getItems().add("");
    getItems().addAll(TimeZones.all());
    valueProperty().bindBidirectional(zone);
    SearchedList.dress(this);
  }

  /// The name of a time zone: `Los Angeles, America: Pacific Time`.
  static String name(String id, Ui ui) {
    int city = id.lastIndexOf('/') + 1;
    return ui.text(
        "settings.brand.zone.one",
        id.substring(city).replace('_', ' '),
        id.substring(0, city - 1).replace('_', ' ').replace('/', ' '),
        ZoneId.of(id).getDisplayName(TextStyle.FULL, ui.texts().locale()));
  }
}
