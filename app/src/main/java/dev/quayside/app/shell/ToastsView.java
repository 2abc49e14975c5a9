package dev.quayside.app.shell;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.notice.Notice;
import java.util.Comparator;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The newest short message, over the search of the top bar and never over the page: what asks for
/// attention before what is done. It never takes the focus or a click.
final class ToastsView extends VBox {

  private static final double WIDEST = 640;

  /// Below it a message in the middle would lie over what the printer does.
  private static final double NARROW = 1000;

  private static final Comparator<Notice> ATTENTION_FIRST =
      Comparator.comparing(notice -> notice.kind() != Notice.Kind.ATTENTION);

  private final Ui ui;
  private final ObservableList<Notice> notices;

  ToastsView(ObservableList<Notice> notices, Ui ui) {
    this.ui = ui;
    this.notices = notices;
    getStyleClass().add("toasts");
    setMouseTransparent(true);
    Narrow.follow(
        this,
        NARROW,
        narrow -> pseudoClassStateChanged(PseudoClass.getPseudoClass("narrow"), narrow));
    Follow.list(this, notices, this::show);
    show();
  }

  private void show() {
    var newest = notices.reversed().stream();
    getChildren().setAll(newest.sorted(ATTENTION_FIRST).limit(1).map(this::toast).toList());
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
