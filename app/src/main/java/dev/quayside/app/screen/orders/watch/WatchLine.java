package dev.quayside.app.screen.orders.watch;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.order.file.watch.WatchedFolder;
import dev.quayside.printing.message.Message;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows what is wrong with the watched folder, and what of its last file was left out; hidden when
/// nothing is.
public final class WatchLine extends VBox {

  private final Ui ui;

  public WatchLine(WatchModel model, Ui ui) {
    this.ui = ui;
    Follow.value(this, model.folder(), this::show);
  }

  private void show(@Nullable WatchedFolder folder) {
    getChildren().clear();
    if (folder != null && folder.on()) {
      add(folder.problem(), "orders.watch.problem", "attention");
      add(folder.note(), "orders.watch.note", "quiet");
    }
    setVisible(!getChildren().isEmpty());
    setManaged(isVisible());
  }

  private void add(@Nullable Message said, String key, String style) {
    if (said != null) {
      var note = Words.wrapped(ui.text(key, ui.texts().of(said)), "note", style);
      note.setGraphic(new FontIcon(Feather.FOLDER));
      note.setMaxWidth(Double.MAX_VALUE);
      getChildren().add(note);
    }
  }
}
