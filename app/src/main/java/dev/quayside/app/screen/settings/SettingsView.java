package dev.quayside.app.screen.settings;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Page;
import dev.quayside.app.control.layout.PageHeader;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.theme.Theme;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/// The sections on the left, the open one beside them.
final class SettingsView extends HBox {

  private static final double WIDEST = 880;

  private final SettingsModel model;
  private final Ui ui;

  SettingsView(SettingsModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    getStyleClass().add("settings");
    getStylesheets().add(Theme.sheet(SettingsView.class, "settings.css"));
    var content = new ScrollArea();
    content.setFocusTraversable(false);
    HBox.setHgrow(content, Priority.ALWAYS);
    Follow.value(
        this,
        model.open(),
        section -> {
          content.setContent(page(section));
          content.setVvalue(0);
        });
    getChildren().addAll(sections(), content);
  }

  private VBox sections() {
    var list = new VBox(2);
    list.getStyleClass().add("sections");
    var group = new ToggleGroup();
    for (var section : model.sections()) {
      var button = new ToggleButton(ui.text(section.key()), new FontIcon(section.icon()));
      button.setId(section.key().replace('.', '-'));
      button.getStyleClass().setAll("section-item");
      button.setToggleGroup(group);
      button.setMaxWidth(Double.MAX_VALUE);
      button.setOnAction(
          _ -> {
            model.open().set(section);
            button.setSelected(true);
          });
      Follow.value(this, model.open(), open -> button.setSelected(open == section));
      list.getChildren().add(button);
    }
    return list;
  }

  private Node page(Section section) {
    section.shown();
    var page = new Page(new PageHeader(ui.text(section.key()))).lines(section.view(ui));
    page.setMaxWidth(WIDEST);
    return page;
  }
}
