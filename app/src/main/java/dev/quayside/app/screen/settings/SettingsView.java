package dev.quayside.app.screen.settings;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.InSight;
import dev.quayside.app.control.layout.Page;
import dev.quayside.app.control.layout.PageHeader;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.theme.Theme;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;

/// The sections on the left, the open one beside them.
final class SettingsView extends HBox {

  private static final double WIDEST = 1200;
  private static final double NARROW = 800;
  private static final PseudoClass FOLDED = PseudoClass.getPseudoClass("folded");

  private static final Duration LOOKS_AGAIN = Duration.seconds(2);

  private final SettingsModel model;
  private final Ui ui;
  private final VBox list = new VBox(2);
  private final Timeline looking = new Timeline(new KeyFrame(LOOKS_AGAIN, _ -> lookAgain()));

  SettingsView(SettingsModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    getStyleClass().add("settings");
    model.leaveHidden();
    getStylesheets().add(Theme.sheet(SettingsView.class, "settings.css"));
    var content = new ScrollArea();
    content.setId("settings-page");
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
    looking.setCycleCount(Animation.INDEFINITE);
    // a running timeline keeps this view in memory, and the toolkit awake
    sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::showingProperty)
        .orElse(false)
        .subscribe(this::look);
    visibleProperty().subscribe(() -> look(isShowing()));
  }

  private boolean isShowing() {
    var scene = getScene();
    return scene != null && scene.getWindow() != null && scene.getWindow().isShowing();
  }

  private void look(boolean showing) {
    if (showing && isVisible()) {
      looking.play();
    } else {
      looking.stop();
    }
  }

  private void lookAgain() {
    model.open().get().lookAgain();
  }

  private Node sections() {
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
      button.setTooltip(new Tooltip(button.getText()));
      list.getChildren().add(button);
    }
    var scroll = new ScrollArea(list);
    scroll.setFocusTraversable(false);
    scroll.setMinWidth(USE_PREF_SIZE);
    widthProperty().subscribe(width -> fold(width.doubleValue() < NARROW));
    InSight.keep(scroll);
    return scroll;
  }

  /// Reduces the list of sections to icons when there is little room.
  private void fold(boolean folded) {
    list.pseudoClassStateChanged(FOLDED, folded);
    var display = folded ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT;
    list.getChildren().forEach(button -> ((ToggleButton) button).setContentDisplay(display));
  }

  private Node page(Section section) {
    section.shown();
    var page = new Page(new PageHeader(ui.text(section.key()))).lines(section.view(ui));
    page.setMaxWidth(WIDEST);
    return page;
  }
}
