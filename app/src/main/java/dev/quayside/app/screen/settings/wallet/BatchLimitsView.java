package dev.quayside.app.screen.settings.wallet;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.FieldRow;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The fields for the number of labels and the sum from which on Orders asks first.
final class BatchLimitsView extends VBox {

  BatchLimitsView(BatchLimitsModel model, Ui ui) {
    getChildren()
        .add(
            new Card(ui.text("settings.wallet.limits"))
                .with(
                    Words.wrapped(ui.text("settings.wallet.limits.meaning"), "muted"),
                    new FieldRow(
                        List.of(
                            Field.number(
                                "limit-labels",
                                ui.text("settings.wallet.limits.labels"),
                                model.labels,
                                ui,
                                () -> {}),
                            Field.number(
                                "limit-amount",
                                ui.text("settings.wallet.limits.amount"),
                                model.amount,
                                ui,
                                () -> {})),
                        50,
                        50),
                    new InlineProblem(model.problem(), ui),
                    save(model, ui)));
  }

  private static Node save(BatchLimitsModel model, Ui ui) {
    var save = new Button(ui.text("settings.wallet.limits.save"), new FontIcon(Feather.CHECK));
    save.setId("limits-save");
    save.disableProperty().bind(model.busy().or(model.changed.not()));
    save.setOnAction(_ -> model.save());
    return save;
  }
}
