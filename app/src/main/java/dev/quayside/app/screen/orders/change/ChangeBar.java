package dev.quayside.app.screen.orders.change;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.orders.change.ChangeModel.Said;
import dev.quayside.app.screen.orders.change.ChangeModel.Stayed;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// `12 orders changed` with the button that undoes it, and why others stayed as they are. Hidden
/// when there is nothing to say.
public final class ChangeBar extends VBox {

  /// Orders that stayed and have a line of their own; the tooltip names more.
  private static final int LINES = 3;

  private static final int MOST_NAMED = 20;

  private final ChangeModel model;
  private final Ui ui;

  public ChangeBar(ChangeModel model, Ui ui) {
    super(4);
    this.model = model;
    this.ui = ui;
    setId("orders-changed");
    getStyleClass().addAll("card", "batch-bar");
    managedProperty().bind(visibleProperty());
    Follow.value(this, model.said(), this::show);
  }

  private void show(@Nullable Said now) {
    setVisible(now != null);
    getChildren().clear();
    if (now == null) {
      return;
    }
    getChildren().add(head(now));
    now.stayed().stream().limit(LINES).map(this::line).forEach(getChildren()::add);
    int more = now.stayed().size() - LINES;
    if (more > 0) {
      var rest = Words.of(ui.text("orders.change.more", more), "caption");
      var named = now.stayed().stream().skip(LINES).limit(MOST_NAMED).map(this::words);
      rest.setTooltip(new Tooltip(named.collect(Collectors.joining("\n"))));
      getChildren().add(rest);
    }
  }

  private HBox head(Said now) {
    var words = CutWords.whole(Words.of(sum(now), "strong"));
    words.setMinWidth(0);
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    var head = new HBox(8, words);
    if (now.isUndoable()) {
      head.getChildren().add(undo());
    }
    head.getChildren().add(close());
    head.setAlignment(Pos.CENTER_LEFT);
    return head;
  }

  private String sum(Said now) {
    if (now.orders() == 0 && now.stayed().isEmpty()) {
      return ui.text("orders.change.same");
    }
    return ui.text(
        now.isUndone() ? "orders.change.undone" : "orders.change.done",
        now.orders(),
        now.stayed().size());
  }

  private Node undo() {
    var undo =
        new ActionButton(
            "orders-undo", ui.text("orders.change.undo"), Feather.CORNER_UP_LEFT, model::undo);
    undo.disableProperty().bind(model.undoing());
    undo.setTooltip(new Tooltip(ui.text("orders.change.undo.until")));
    return undo;
  }

  private Node close() {
    var close = new Button("", new FontIcon(Feather.X));
    close.setId("orders-changed-close");
    close.getStyleClass().addAll("quiet", "small-icon");
    close.setAccessibleText(ui.text("orders.change.close"));
    close.setOnAction(_ -> model.dismiss());
    return close;
  }

  private Label line(Stayed order) {
    var line = CutWords.whole(Words.of(words(order), "caption"));
    line.setMinWidth(0);
    return line;
  }

  /// Why, with the order's number once.
  private String words(Stayed order) {
    var why = ui.texts().of(order.why());
    return why.contains(order.number())
        ? ProblemText.begun(why)
        : ui.text("orders.change.stayed", order.number(), why);
  }
}
