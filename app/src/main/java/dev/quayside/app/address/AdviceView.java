package dev.quayside.app.address;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.parcel.address.AddressValidation;
import dev.quayside.engine.parcel.address.check.Correction;
import java.util.ArrayList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows the corrections of the postal check; hidden when there are none. Its doubts are shown
/// beside the fields.
public final class AdviceView extends VBox {

  private final AdviceModel model;
  private final Ui ui;

  public AdviceView(AdviceModel model, Ui ui) {
    super(4);
    this.model = model;
    this.ui = ui;
    getStyleClass().add("advice");
    setId("advice");
    Follow.value(this, model.advice(), this::show);
  }

  private void show(@Nullable AddressValidation advice) {
    var lines = new ArrayList<Node>();
    if (advice != null && !advice.corrections().isEmpty()) {
      advice.corrections().forEach(one -> lines.add(correction(one)));
      lines.add(buttons());
    }
    getChildren().setAll(lines);
    setVisible(!lines.isEmpty());
    setManaged(!lines.isEmpty());
  }

  private Node correction(Correction one) {
    var field = ui.text("address." + one.field());
    var before = one.from();
    var line =
        Words.wrapped(
            before == null || before.isBlank()
                ? ui.text("advice.addition", field, one.to())
                : ui.text("advice.correction", field, before, one.to()));
    line.setGraphic(new FontIcon(Feather.EDIT_3));
    return line;
  }

  private Node buttons() {
    var accept = ui.actions().require("ship.accept");
    var take = new Button(accept.text());
    take.setId("ship-accept");
    take.setOnAction(_ -> accept.fire());
    var key = Words.whole(accept.keys(), "key");
    take.setGraphic(key);
    var keep = new Button(ui.text("advice.keep"));
    keep.setId("advice-keep");
    keep.getStyleClass().add("quiet");
    keep.setOnAction(_ -> model.ignore());
    take.setMinWidth(USE_PREF_SIZE);
    keep.setMinWidth(USE_PREF_SIZE);
    return new FlowPane(8, 4, take, keep);
  }
}
