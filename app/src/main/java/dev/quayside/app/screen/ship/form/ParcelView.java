package dev.quayside.app.screen.ship.form;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.ship.form.ParcelModel.Door;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Signature;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.StringProperty;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The fields of the parcel: weight, sides and options.
public final class ParcelView extends VBox {

  private final ParcelModel model;
  private final Ui ui;
  private final Map<Number, Field> fields = new EnumMap<>(Number.class);
  private final List<FieldRow> rows;

  public ParcelView(FormModel form, WeighModel weigh, Ui ui) {
    super(8);
    model = form.parcel();
    this.ui = ui;
    rows =
        List.of(
            new FieldRow(
                List.of(
                    number(Number.WEIGHT),
                    number(Number.REST),
                    number(Number.LENGTH),
                    number(Number.WIDTH),
                    number(Number.HEIGHT)),
                20,
                20,
                20,
                20,
                20),
            new FieldRow(List.of(packaging()), 100),
            new FieldRow(List.of(signature(), door()), 50, 50),
            new FieldRow(List.of(number(Number.INSURED), reference(form.reference())), 50, 50));
    getChildren().addAll(rows);
    getChildren().add(1, weighing(weigh));
    getChildren().add(options(form));
    Follow.value(this, model.units(), _ -> name());
    Follow.value(this, model.currency(), _ -> name());
    Follow.any(this, model.shown(), this::complain);
    complain();
  }

  private Field number(Number number) {
    var name = number.name().toLowerCase(Locale.ROOT);
    var field =
        Field.number(
            "parcel-" + name,
            ui.text("parcel." + name, ""),
            model.number(number),
            ui,
            () -> model.leave(number));
    fields.put(number, field);
    return field;
  }

  private Field signature() {
    var box =
        Choice.of(
            List.of(Signature.values()),
            value -> ui.text("parcel.signature." + value.wire()),
            model.signature());
    return new Field("parcel-signature", ui.text("parcel.signature"), box);
  }

  private Field packaging() {
    var box =
        Choice.of(
            List.of(Packaging.values()),
            value -> ui.text("parcel.packaging." + value.wire()),
            model.packaging());
    return new Field("parcel-packaging", ui.text("parcel.packaging"), box);
  }

  private Field door() {
    var box =
        Choice.of(
            List.of(Door.values()),
            value -> ui.text("parcel.door." + value.name().toLowerCase(Locale.ROOT)),
            model.door());
    return new Field("parcel-door", ui.text("parcel.door"), box);
  }

  private FlowPane options(FormModel form) {
    return new FlowPane(
        16,
        8,
        Switch.box("parcel-return", ui.text("parcel.return"), form.returning()),
        Switch.box("parcel-hazmat", ui.text("parcel.hazmat"), model.hazmat()));
  }

  private ActionButton weighing(WeighModel weigh) {
    var take = new ActionButton(ui.actions().require("ship.weigh"), Feather.DOWNLOAD);
    take.visibleProperty().bind(weigh.there());
    take.managedProperty().bind(take.visibleProperty());
    return take;
  }

  /// Names the units in the captions.
  private void name() {
    boolean metric = model.units().get() == Units.METRIC;
    caption(Number.WEIGHT, ui.text(metric ? "parcel.weight.kilograms" : "parcel.weight"));
    caption(Number.REST, ui.text(metric ? "parcel.rest.grams" : "parcel.rest"));
    caption(Number.INSURED, ui.text("parcel.insured", model.currency().get().getCurrencyCode()));
  }

  private void caption(Number number, String words) {
    Objects.requireNonNull(fields.get(number)).setCaption(words);
  }

  private Field reference(StringProperty reference) {
    return Field.text("reference", ui.text("ship.reference"), reference, () -> {});
  }

  private void complain() {
    fields.forEach(
        (number, field) -> {
          var violation = model.shown().get(number);
          field.setWrong(violation == null ? null : ui.texts().at(violation));
        });
    rows.forEach(FieldRow::refresh);
  }
}
