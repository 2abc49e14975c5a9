package dev.quayside.app.screen.settings;

import dev.quayside.app.control.DisplayText;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// The sections as one field, where there is no room for a list beside the open one.
final class SectionBox extends HBox {

  private static final int ROWS = 12;

  SectionBox(SettingsModel model, Ui ui) {
    getStyleClass().add("section-box");
    var box = new ComboBox<Section>();
    box.setId("settings-section");
    box.setAccessibleText(ui.text("settings.sections"));
    box.getItems().setAll(SettingsModel.listed(model.sections()));
    box.setConverter(new DisplayText<>(section -> ui.text(section.key())));
    box.setCellFactory(_ -> new Cell(ui));
    box.setButtonCell(new Cell(ui));
    box.setVisibleRowCount(ROWS);
    box.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(box, Priority.ALWAYS);
    box.setOnAction(
        _ -> {
          if (box.getValue() != null) {
            model.open.set(box.getValue());
          }
        });
    Follow.value(this, model.open, box::setValue);
    getChildren().add(box);
  }

  private static final class Cell extends ListCell<Section> {

    private final Ui ui;

    private Cell(Ui ui) {
      this.ui = ui;
    }

    @Override
    protected void updateItem(@Nullable Section section, boolean empty) {
      super.updateItem(section, empty);
      setText(empty || section == null ? null : ui.text(section.key()));
      setGraphic(empty || section == null ? null : new FontIcon(section.icon()));
    }
  }
}
