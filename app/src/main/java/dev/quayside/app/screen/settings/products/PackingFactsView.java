package dev.quayside.app.screen.settings.products;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.LinesField;
import dev.quayside.app.screen.settings.products.PackingFacts.Side;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.product.Rotate;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What packing needs to know of a product, folded away until it is wanted or known.
final class PackingFactsView extends TitledPane {

  static final String BARCODES = "barcodes";
  private static final String ROTATE = "rotate";
  private static final String PLACE = "place";
  private static final int CODE_ROWS = 3;

  private final PackingFacts facts;
  private final Ui ui;
  private final Complaints complaints;
  private final Map<Side, Field> sides = new EnumMap<>(Side.class);

  PackingFactsView(PackingFacts facts, ObservableValue<Units> units, Complaints complaints, Ui ui) {
    this.facts = facts;
    this.ui = ui;
    this.complaints = complaints;
    setId("product-packing");
    setText(ui.text("settings.products.packing"));
    setAnimated(false);
    setExpanded(false);
    for (var side : Side.values()) {
      sides.put(side, side(side));
    }
    fields();
    setContent(
        new VBox(
            12,
            complaints.row(
                Stream.concat(Stream.of(Side.values()).map(Side::path), Stream.of(ROTATE)).toList(),
                20,
                20,
                20,
                40),
            new FlowPane(
                16,
                8,
                Switch.box("product-soft", ui.text("settings.products.soft"), facts.soft()),
                Switch.box("product-alone", ui.text("settings.products.alone"), facts.alone()),
                Switch.box("product-serial", ui.text("settings.products.serial"), facts.serial())),
            complaints.row(List.of(PLACE, PackingFacts.PICTURE), 30, 70),
            complaints.row(List.of(BARCODES), 100),
            Words.wrapped(ui.text("settings.products.barcodes.help"), "muted")));
    Follow.value(this, units, this::caption);
  }

  private void fields() {
    complaints.add(
        ROTATE,
        new Field(
            "product-rotate",
            ui.text("settings.products.rotate"),
            Choice.of(
                List.of(Rotate.values()),
                each -> ui.text("settings.products.rotate." + each.wire()),
                facts.rotate())));
    complaints.add(
        PLACE,
        Field.text("product-place", ui.text("settings.products.place"), facts.place(), () -> {}));
    complaints.add(
        PackingFacts.PICTURE,
        Field.text(
            "product-picture", ui.text("settings.products.picture"), facts.picture(), () -> {}));
    complaints.add(
        BARCODES,
        new Field(
            "product-barcodes",
            ui.text("settings.products.barcodes"),
            new LinesField(CODE_ROWS, facts.barcodes())));
  }

  private Field side(Side side) {
    var field = Field.number("product-" + word(side), word(side), facts.side(side), ui, () -> {});
    complaints.add(side.path(), field);
    return field;
  }

  private void caption(Units units) {
    var in = units == Units.METRIC ? "metric" : "imperial";
    sides.forEach(
        (side, field) -> field.setCaption(ui.text("settings.presets." + word(side) + "." + in)));
  }

  boolean shows(Violation violation) {
    return Stream.concat(
            Stream.of(Side.values()).map(Side::path),
            Stream.of(ROTATE, PLACE, PackingFacts.PICTURE, BARCODES))
        .anyMatch(violation.field()::equals);
  }

  private static String word(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }
}
