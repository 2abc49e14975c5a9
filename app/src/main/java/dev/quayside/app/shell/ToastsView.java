package dev.quayside.app.shell;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.notice.Notice;
import javafx.collections.ObservableList;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Short messages over the search of the top bar, each once: what can be done stands beside and
/// below them. They never take the focus or a click.
final class ToastsView extends VBox {

  private static final double WIDEST = 640;

  private final Ui ui;
  private final ObservableList<Notice> notices;

  ToastsView(ObservableList<Notice> notices, Ui ui) {
    this.ui = ui;
    this.notices = notices;
    getStyleClass().add("toasts");
    setMouseTransparent(true);
    Follow.list(this, notices, this::show);
    show();
  }

  private void show() {
    getChildren().setAll(notices.stream().map(this::toast).toList());
  }

  private HBox toast(Notice notice) {
    var icon =
        switch (notice.kind()) {
          case DONE -> Feather.CHECK_CIRCLE;
          case ATTENTION -> Feather.ALERT_CIRCLE;
        };
    var words = Words.wrapped(ui.text(notice.key(), notice.values().toArray()));
    words.setMaxWidth(WIDEST);
    var toast = new HBox(new FontIcon(icon), words);
    toast.getStyleClass().add("toast");
    toast.setMaxWidth(USE_PREF_SIZE);
    return toast;
  }
}
