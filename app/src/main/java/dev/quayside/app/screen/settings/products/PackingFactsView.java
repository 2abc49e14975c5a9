package dev.quayside.app.screen.settings.products;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.app.screen.settings.LinesField;
import dev.quayside.app.screen.settings.products.PackingFacts.Side;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.product.Rotate;
import java.util.EnumMap;
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

  private final Ui ui;
  private final Map<Side, Field> sides = new EnumMap<>(Side.class);

  PackingFactsView(PackingFacts facts, ObservableValue<Units> units, FormCard form, Ui ui) {
    this.ui = ui;
    setId("product-packing");
    setText(ui.text("settings.products.packing"));
    setAnimated(false);
    setExpanded(false);
    for (var side : Side.values()) {
      sides.put(side, Field.number("product-" + word(side), "", facts.side(side), ui, () -> {}));
    }
    setContent(
        new VBox(
            12,
            form.rowOf(
                row -> {
                  sides.forEach((side, field) -> row.field(20, side.path(), field));
                  row.choice(40, ROTATE, Rotate.values(), facts.rotate);
                }),
            new FlowPane(
                16,
                8,
                Switch.box("product-soft", ui.text("settings.products.soft"), facts.soft),
                Switch.box("product-alone", ui.text("settings.products.alone"), facts.alone),
                Switch.box("product-serial", ui.text("settings.products.serial"), facts.serial)),
            form.rowOf(
                row ->
                    row.text(30, PLACE, facts.place)
                        .text(70, PackingFacts.PICTURE, "picture", facts.picture)),
            form.rowOf(
                row ->
                    row.control(
                        100, BARCODES, BARCODES, new LinesField(CODE_ROWS, facts.barcodes))),
            Words.wrapped(ui.text("settings.products.barcodes.help"), "muted")));
    Follow.value(this, units, this::caption);
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
