package dev.quayside.app.screen.ship.form;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.screen.ship.form.ParcelModel.Door;
import dev.quayside.engine.parcel.Signature;
import java.util.List;
import java.util.Locale;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The fields of the parcel: weight, sides and options.
public final class ParcelView extends VBox {

  private final ParcelModel model;
  private final Ui ui;
  private final BoxFields own;

  public ParcelView(FormModel form, WeighModel weigh, Ui ui) {
    super(8);
    model = form.parcel();
    this.ui = ui;
    var reference = Field.text("reference", ui.text("ship.reference"), form.reference, () -> {});
    own = new BoxFields("parcel-", model, reference, this, ui, () -> form.boxes().turnTo(null));
    getChildren()
        .addAll(
            own.measures(),
            weighing(weigh),
            new FieldRow(List.of(signature(), door()), 50, 50),
            own.insurance(),
            options(form));
  }

  public void focusWeight() {
    own.focusWeight();
  }

  private Field signature() {
    var box =
        Choice.of(
            List.of(Signature.values()),
            value -> ui.text("parcel.signature." + value.wire()),
            model.signature);
    return new Field("parcel-signature", ui.text("parcel.signature"), box);
  }

  private Field door() {
    var box =
        Choice.of(
            List.of(Door.values()),
            value -> ui.text("parcel.door." + value.name().toLowerCase(Locale.ROOT)),
            model.door);
    return new Field("parcel-door", ui.text("parcel.door"), box);
  }

  private FlowPane options(FormModel form) {
    return new FlowPane(
        16,
        8,
        Switch.box("parcel-return", ui.text("parcel.return"), form.returning),
        Switch.box("parcel-hazmat", ui.text("parcel.hazmat"), model.hazmat));
  }

  private ActionButton weighing(WeighModel weigh) {
    var take = new ActionButton(ui.actions().require("ship.weigh"), Feather.DOWNLOAD);
    take.visibleProperty().bind(weigh.there);
    take.managedProperty().bind(take.visibleProperty());
    return take;
  }
}
