package dev.quayside.app.screen.settings.data;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows the data directory, a backup, and how to restore one.
final class DataView extends VBox {

  DataView(DataModel model, Ui ui) {
    super(12);
    var place = new TextField();
    place.setId("data-directory");
    place.setEditable(false);
    place.setAccessibleText(ui.text("settings.data.place"));
    // a listener that ends with the view: the toolkit's text fields are kept alive by what they are
    // bound to
    Follow.value(this, model.directory(), place::setText);
    var backUp = new Button(ui.text("settings.data.backup"), new FontIcon(Feather.DOWNLOAD));
    backUp.setId("backup");
    backUp.getStyleClass().add("accent");
    backUp.disableProperty().bind(model.busy());
    backUp.setOnAction(_ -> choose(model, ui));
    getChildren()
        .addAll(
            new InlineProblem(model.problem(), ui),
            new Card(ui.text("settings.data.place")).with(place),
            new Card(ui.text("settings.data.desk"))
                .with(desk(model, ui), Words.wrapped(ui.text("settings.data.desk.words"), "muted")),
            new Card(ui.text("settings.data.backup"))
                .with(Words.wrapped(ui.text("settings.data.backup.words"), "muted"), backUp),
            new Card(ui.text("settings.data.restore"))
                .with(
                    Words.wrapped(
                        ui.text(
                            model.restores()
                                ? "settings.data.restore.words"
                                : "settings.data.restore.by-command"),
                        "muted"),
                    restoring(model, ui)));
  }

  /// The desk's name, and the button that changes it; Enter in the field does too.
  private Node desk(DataModel model, Ui ui) {
    var name = new TextField();
    var field =
        Field.text("data-desk", ui.text("settings.data.desk.name"), name, model.newDesk, () -> {});
    name.setOnAction(_ -> model.renameDesk());
    HBox.setHgrow(field, Priority.ALWAYS);
    var rename =
        new ActionButton(
            "data-desk-rename",
            ui.text("settings.data.desk.rename"),
            Feather.EDIT_2,
            model::renameDesk);
    rename.disableProperty().bind(model.busy().or(model.newDesk.isEqualTo(model.desk())));
    var row = new HBox(8, field, rename);
    row.setAlignment(Pos.BOTTOM_LEFT);
    return row;
  }

  /// The button that restores a backup, or the command to type when this program's start command is
  /// unknown.
  private Node restoring(DataModel model, Ui ui) {
    if (!model.restores()) {
      return Words.wrapped(ui.text("settings.data.restore.command"), "code");
    }
    var restore = new Button(ui.text("settings.data.restore"), new FontIcon(Feather.ROTATE_CCW));
    restore.setId("restore");
    restore.disableProperty().bind(model.busy());
    restore.setOnAction(
        _ -> {
          var chooser = chooser("settings.data.restore", ui);
          chooser
              .getExtensionFilters()
              .add(new ExtensionFilter(ui.text("settings.data.any"), "*.*"));
          var file = chooser.showOpenDialog(getScene().getWindow());
          if (file != null) {
            model.restore(file.toPath(), ui.actions().require("quit")::fire);
          }
        });
    return restore;
  }

  private void choose(DataModel model, Ui ui) {
    var chooser = chooser("settings.data.backup", ui);
    chooser.setInitialFileName("shop.quayside-backup");
    var file = chooser.showSaveDialog(getScene().getWindow());
    if (file != null) {
      model.backUp(file.toPath());
    }
  }

  private static FileChooser chooser(String title, Ui ui) {
    var chooser = new FileChooser();
    chooser.setTitle(ui.text(title));
    chooser
        .getExtensionFilters()
        .add(new ExtensionFilter(ui.text("settings.data.file"), DataModel.FILES));
    return chooser;
  }
}
