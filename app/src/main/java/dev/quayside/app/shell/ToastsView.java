package dev.quayside.app.shell;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.notice.Notice;
import java.util.Comparator;
import javafx.collections.ObservableList;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The newest short message, in the free part of the top bar and never over the page: what asks for
/// attention before what is done. It never takes the focus or a click.
final class ToastsView extends Pane {

  private static final double WIDEST = 640;

  /// Where the bar has less room, a message lies over the search, and not over what the printer
  /// does.
  private static final double LEAST = 170;

  private static final double FROM_TOP = 8;
  private static final double BESIDE = 8;

  private static final Comparator<Notice> ATTENTION_FIRST =
      Comparator.comparing(notice -> notice.kind() != Notice.Kind.ATTENTION);

  private final Ui ui;
  private final ObservableList<Notice> notices;
  private final Region room;

  /// @param room the free part of the top bar
  ToastsView(ObservableList<Notice> notices, Region room, Ui ui) {
    this.ui = ui;
    this.notices = notices;
    this.room = room;
    setMouseTransparent(true);
    Follow.list(this, notices, this::show);
    Follow.any(this, room.boundsInParentProperty(), this::requestLayout);
    show();
  }

  @Override
  protected void layoutChildren() {
    var free = sceneToLocal(room.localToScene(room.getLayoutBounds()));
    double most = Math.max(LEAST, free.getWidth() - 2 * BESIDE);
    for (var toast : getManagedChildren()) {
      double width = Math.min(toast.prefWidth(-1), most);
      double middle = free.getMinX() + (free.getWidth() - width) / 2;
      double last = free.getMaxX() - BESIDE - width;
      toast.resizeRelocate(
          snapPositionX(Math.min(middle, last)), FROM_TOP, width, toast.prefHeight(width));
    }
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
    return toast;
  }
}
