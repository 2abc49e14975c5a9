package dev.quayside.app.screen.ship.form;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.task.Soon;
import dev.quayside.engine.base.measure.Weight;
import java.util.IdentityHashMap;
import java.util.Map;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The boxes of the shipment beside the parcel. Without any there is nothing to see; the button
/// that adds the first comes with the options of the parcel.
public final class FurtherBoxesView extends VBox {

  private final FormModel form;
  private final FurtherBoxes model;
  private final ObservableBooleanValue opened;
  private final Runnable first;
  private final Ui ui;
  private final Map<FurtherBox, FurtherBoxView> shown = new IdentityHashMap<>();
  private final Label sum = Words.wrapped("", "muted");
  private final HBox add;

  /// @param first moves the focus to the weight of the first box
  /// @param opened whether the options of the parcel are open
  public FurtherBoxesView(FormModel form, Runnable first, ObservableBooleanValue opened, Ui ui) {
    super(8);
    this.form = form;
    this.first = first;
    this.opened = opened;
    this.ui = ui;
    model = form.boxes();
    setId("ship-boxes");
    sum.setId("ship-boxes-sum");
    add = new HBox(new ActionButton(ui.actions().require("ship.boxes.add"), Feather.PLUS, "link"));
    Follow.list(this, model.all(), this::show);
    Follow.value(this, opened, _ -> show());
    Follow.change(this, model.added(), this::goOn);
    Follow.value(this, form.parcel().draft(), _ -> addUp());
    show();
  }

  private void show() {
    shown.clear();
    getChildren().clear();
    int number = 2;
    for (var box : model.all()) {
      var view = new FurtherBoxView(model, box, number, () -> remove(box), ui);
      Follow.value(view, box.parcel().draft(), _ -> addUp());
      shown.put(box, view);
      getChildren().add(view);
      number++;
    }
    if (!model.isEmpty()) {
      getChildren().add(sum);
    }
    if (!model.isEmpty() || opened.get()) {
      getChildren().add(add);
    }
    setVisible(!getChildren().isEmpty());
    setManaged(isVisible());
    addUp();
  }

  /// `3 boxes, 12 lb 4 oz: one price`
  private void addUp() {
    var ounces = model.ounces();
    sum.setText(
        ounces == null
            ? ui.text("ship.boxes.sum", model.count())
            : ui.text(
                "ship.boxes.sum.weight",
                model.count(),
                ui.formats().weight(new Weight(ounces), form.parcel().units().get())));
  }

  /// The packer goes on with the weight of a box; null for that of the first.
  private void goOn(@Nullable FurtherBox box) {
    var view = shown.get(box);
    if (view != null) {
      Soon.run(view::focusWeight);
    } else if (box == null) {
      Soon.run(first);
    }
  }

  private void remove(FurtherBox box) {
    model.remove(box);
    goOn(model.current().get());
  }
}
