package dev.quayside.app.shell;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.notice.Notice;
import java.util.Comparator;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The newest short message, in the free part of the top bar and never over the page: what asks for
/// attention before what is done. It never takes the focus or a click.
final class ToastsView extends Pane {

  private static final double WIDEST = 640;

  /// Where the bar has less room, a message lies over the search, which is still pressed through
  /// it, and not over what the printer does.
  private static final double LEAST = 170;

  /// By how many pixels a message that is higher than the bar is widened at once.
  private static final double WIDER = 16;

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
    var parent = room.getParent();
    var bar = sceneToLocal(parent.localToScene(parent.getLayoutBounds()));
    double last = free.getMaxX() - BESIDE;
    for (var toast : getManagedChildren()) {
      double least = Math.max(LEAST, free.getWidth() - 2 * BESIDE);
      double width = width(toast, least, last - bar.getMinX() - BESIDE, bar.getHeight());
      double height = Math.max(toast.minHeight(width), toast.prefHeight(width));
      double middle = free.getMinX() + (free.getWidth() - width) / 2;
      double top = Math.clamp((bar.getHeight() - height) / 2, 0, FROM_TOP);
      toast.resizeRelocate(snapPositionX(Math.min(middle, last - width)), top, width, height);
    }
  }

  /// The least width at which a message is not higher than the bar: lower down it would lie over
  /// the page and hide what is to be clicked there.
  private static double width(Node toast, double least, double most, double height) {
    double whole = toast.prefWidth(-1);
    double width = Math.min(whole, least);
    while (toast.prefHeight(width) > height && width < Math.min(whole, most)) {
      width = Math.min(width + WIDER, Math.min(whole, most));
    }
    return width;
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
