package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.source.kind.TableTrial;
import java.util.Objects;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// A dry run of the write: what would stand in the tables, and in how many rows. It is undone.
final class WriteTrialView extends VBox {

  private final KeyTrial trial;
  private final Ui ui;
  private final VBox answer = new VBox(4);

  WriteTrialView(KeyTrial trial, Ui ui) {
    super(8);
    this.trial = trial;
    this.ui = ui;
    var run =
        new ActionButton(
            "shop-try-write", ui.text("settings.shops.try.write"), Feather.EDIT_3, trial::write);
    run.disableProperty().bind(trial.busy());
    getChildren().addAll(new HBox(run), answer);
    managedProperty().bind(visibleProperty());
    visibleProperty().bind(trial.writes());
    Follow.value(this, trial.written(), this::show);
  }

  private void show(TableTrial.@Nullable Write written) {
    answer.getChildren().clear();
    answer.setManaged(written != null);
    if (written == null) {
      return;
    }
    var grid = new GridPane(16, 4);
    grid.setId("shop-try-values");
    int line = 0;
    for (var value : written.values().entrySet()) {
      grid.add(Words.of(":" + value.getKey(), "code"), 0, line);
      var words = Objects.requireNonNullElse(value.getValue(), ui.text("settings.shops.try.null"));
      grid.add(Words.of(words), 1, line++);
    }
    boolean isOne = written.rows() == 1 || written.rows() > 1 && trial.mayBeSeveral();
    var words =
        isOne
            ? ui.text("settings.shops.try.rows.right", written.rows())
            : written.rows() == 0
                ? ui.text("settings.shops.try.rows.none")
                : ui.text("settings.shops.try.rows.wrong", written.rows());
    var rows = Words.wrapped(words, isOne ? "strong" : "wrong");
    rows.setId("shop-try-write-rows");
    answer.getChildren().addAll(grid, rows);
  }
}
