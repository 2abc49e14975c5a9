package dev.quayside.app.screen.settings;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.Page;
import dev.quayside.app.control.layout.PageHeader;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.theme.Theme;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import javafx.util.Duration;

/// The sections on the left, the open one beside them.
final class SettingsView extends HBox {

  private static final double WIDEST = 1200;
  private static final double NARROW = 800;

  private static final Duration LOOKS_AGAIN = Duration.seconds(2);

  private final SettingsModel model;
  private final Ui ui;
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
        model.open,
        section -> {
          content.setContent(page(section));
          content.setVvalue(0);
        });
    var list = new SectionList(model, ui);
    var box = new VBox(new SectionBox(model, ui));
    HBox.setHgrow(box, Priority.ALWAYS);
    VBox.setVgrow(content, Priority.ALWAYS);
    Narrow.follow(
        this,
        NARROW,
        narrow -> {
          getChildren().clear();
          box.getChildren().remove(content);
          if (narrow) {
            box.getChildren().add(content);
            getChildren().add(box);
          } else {
            getChildren().addAll(list, content);
          }
        });
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
    model.open.get().lookAgain();
  }

  private Node page(Section section) {
    section.shown();
    var page = new Page(new PageHeader(ui.text(section.key()))).lines(section.view(ui));
    page.setMaxWidth(WIDEST);
    return page;
  }
}
