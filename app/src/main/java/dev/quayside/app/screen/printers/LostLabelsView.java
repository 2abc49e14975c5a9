package dev.quayside.app.screen.printers;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.scanner.ScannerKeys;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The question after such a loss: the last label in the packer's hands, scanned or selected,
/// answers for all labels of its printer.
final class LostLabelsView extends VBox {

  private final QueueModel model;
  private final LostLabels lost;
  private final Ui ui;
  private final StringProperty scanned = new SimpleStringProperty("");

  LostLabelsView(QueueModel model, LostLabels lost, Ui ui) {
    super(8);
    this.model = model;
    this.lost = lost;
    this.ui = ui;
    setId("lost-labels");
    getStyleClass().addAll("card", "batch-bar");
    var words = Words.wrapped(ui.text("printers.lost", lost.printer(), lost.count()), "strong");
    var explained = Words.wrapped(ui.text("printers.lost.explained"), "muted");
    var line = new HBox(8, scan(), picked(), none(), all());
    line.setAlignment(Pos.BOTTOM_LEFT);
    getChildren().addAll(words, explained, line);
  }

  boolean isAbout(LostLabels other) {
    return lost.equals(other);
  }

  private Field scan() {
    var input = new TextField();
    input.getStyleClass().add(ScannerKeys.OWN_FIELD);
    input.setOnAction(
        _ -> {
          model.holds(lost, scanned.get());
          input.selectAll();
        });
    var field = Field.text("lost-scan", ui.text("printers.lost.scan"), input, scanned, () -> {});
    field.setMinWidth(0);
    HBox.setHgrow(field, Priority.ALWAYS);
    return field;
  }

  private Button picked() {
    var button =
        new ActionButton(
            "lost-picked",
            ui.text("printers.lost.picked"),
            Feather.CHECK,
            () -> one().ifPresent(row -> model.holds(lost, row)));
    button
        .disableProperty()
        .bind(Bindings.createBooleanBinding(() -> one().isEmpty(), model.chosen));
    return button;
  }

  private Button none() {
    return new ActionButton(
        "lost-none",
        ui.text("printers.lost.none"),
        Feather.X,
        () -> model.holds(lost, (QueueRow) null));
  }

  private Button all() {
    return new ActionButton(
        "lost-all", ui.text("printers.lost.all"), Feather.CHECK_SQUARE, () -> model.holdsAll(lost));
  }

  /// The selected job, if it is one of those asked about.
  private Optional<QueueRow> one() {
    var chosen = model.chosen;
    return chosen.size() != 1
        ? Optional.empty()
        : Optional.of(chosen.getFirst())
            .filter(QueueRow::isAsked)
            .filter(row -> row.job().printer().equals(lost.printer()));
  }
}
