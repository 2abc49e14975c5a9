package dev.quayside.app.update;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.engine.platform.update.News;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A line that announces a newer version; a click shows what has changed.
public final class UpdateView extends HBox {

  private static final double TALLEST = 360;

  private final UpdateModel model;
  private final Ui ui;

  public UpdateView(UpdateModel model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    setId("update");
    getStyleClass().add("update");
    setAlignment(Pos.CENTER_LEFT);
    managedProperty().bind(visibleProperty());
    Follow.value(this, model.news(), this::show);
  }

  private void show(@Nullable News news) {
    setVisible(news != null);
    getChildren().clear();
    if (news != null) {
      var told = ui.text("update.news", news.version(), ui.formats().date(news.date()));
      getChildren()
          .addAll(
              new FontIcon(Feather.DOWNLOAD_CLOUD),
              Words.whole(told, "strong"),
              changes(news),
              Gap.wide(),
              button("update-download", "update.download", model::download),
              button("update-dismiss", "update.dismiss", model::dismiss));
    }
  }

  private Button changes(News news) {
    var lines = new VBox(8);
    news.changes().forEach(change -> lines.getChildren().add(Words.wrapped(change)));
    var area = new ScrollArea(lines);
    area.setMaxHeight(TALLEST);
    var content = new VBox(12, Words.whole(ui.text("update.changes"), "heading"), area);
    content.setId("update-list");
    content.getStyleClass().add("jobs");
    var pop = new PopOver(content);
    pop.setArrowLocation(PopOver.ArrowLocation.TOP_CENTER);
    pop.setAnimated(false);
    var button = button("update-changes", "update.changes", () -> {});
    button.setOnAction(_ -> pop.show(button));
    button.setDisable(news.changes().isEmpty());
    return button;
  }

  private Button button(String id, String key, Runnable action) {
    return new ActionButton(id, ui.text(key), action, "quiet");
  }
}
