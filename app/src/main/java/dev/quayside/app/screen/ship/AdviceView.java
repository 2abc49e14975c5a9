package dev.quayside.app.screen.ship;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.address.AddressValidation;
import dev.quayside.engine.address.check.Correction;
import dev.quayside.engine.address.check.Remark;
import java.util.ArrayList;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What the post would write differently; there only while there is something to say.
final class AdviceView extends VBox {

  private final AdviceModel model;
  private final Ui ui;

  AdviceView(AdviceModel model, Ui ui) {
    super(4);
    this.model = model;
    this.ui = ui;
    getStyleClass().add("advice");
    setId("advice");
    Follow.value(this, model.advice(), this::show);
  }

  private void show(@Nullable AddressValidation advice) {
    setVisible(advice != null);
    setManaged(advice != null);
    if (advice == null) {
      getChildren().clear();
      return;
    }
    var lines = new ArrayList<Node>();
    advice.corrections().forEach(one -> lines.add(correction(one)));
    advice.messages().stream()
        .filter(remark -> remark.code().severity() == Remark.Severity.WARNING)
        .forEach(remark -> lines.add(warning(remark)));
    lines.add(buttons(!advice.corrections().isEmpty()));
    getChildren().setAll(lines);
  }

  private Node correction(Correction one) {
    var before =
        one.from() == null || one.from().isBlank() ? ui.text("advice.nothing") : one.from();
    var line =
        Words.wrapped(
            ui.text("advice.correction", ui.text("address." + one.field()), before, one.to()));
    line.setGraphic(new FontIcon(Feather.EDIT_3));
    return line;
  }

  private Node warning(Remark remark) {
    var key = "remark." + remark.code().name().toLowerCase(Locale.ROOT).replace('_', '-');
    var line = Words.wrapped(ui.texts().find(key).orElse(remark.message()));
    line.setGraphic(new FontIcon(Feather.HELP_CIRCLE));
    return line;
  }

  private Node buttons(boolean corrections) {
    var accept = ui.actions().require("ship.accept");
    var take = new Button(accept.text());
    take.setId("ship-accept");
    take.setOnAction(_ -> accept.fire());
    var key = Words.whole(accept.keys(), "key");
    take.setGraphic(key);
    take.setVisible(corrections);
    take.setManaged(corrections);
    var keep = new Button(ui.text("advice.keep"));
    keep.setId("advice-keep");
    keep.getStyleClass().add("quiet");
    keep.setOnAction(_ -> model.ignore());
    take.setMinWidth(USE_PREF_SIZE);
    keep.setMinWidth(USE_PREF_SIZE);
    return new FlowPane(8, 4, take, keep);
  }
}
