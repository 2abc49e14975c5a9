package dev.quayside.app.lease;

import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Says which desk has the order in hand, and takes it over after a question. Hidden while no other
/// desk has it.
public final class HolderBar extends VBox {

  private final String id;
  // a field, since a binding lives only as long as it is used
  private final ObservableValue<@Nullable Holder> holder;

  private final Consumer<String> takeOver;
  private final Ui ui;

  /// @param id the button's is `<id>-take`, those of the question as in {@link ConfirmStrip}
  /// @param holder null when no other desk has it
  /// @param takeOver is given the order's id
  public HolderBar(
      String id, ObservableValue<@Nullable Holder> holder, Consumer<String> takeOver, Ui ui) {
    this.id = id;
    this.holder = holder;
    this.takeOver = takeOver;
    this.ui = ui;
    setId(id);
    setMinHeight(USE_PREF_SIZE);
    managedProperty().bind(visibleProperty());
    Follow.value(
        this,
        this.holder,
        now -> {
          setVisible(now != null);
          getChildren().setAll(now == null ? List.of() : List.of(offer(now)));
        });
  }

  private Node offer(Holder now) {
    var words = Words.wrapped(ui.text("lease.elsewhere", now.who()), "strong");
    words.setGraphic(new FontIcon(Feather.LOCK));
    words.setMinWidth(0);
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    var take = new Button(ui.text("lease.take"));
    take.setId(id + "-take");
    take.setMinWidth(USE_PREF_SIZE);
    take.setOnAction(_ -> ask(now));
    var line = new HBox(12, words, take);
    line.getStyleClass().addAll("note", "attention");
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  private void ask(Holder now) {
    var question =
        new ConfirmStrip(
            id + "-question",
            ui.text("lease.question", now.who()),
            ui.text("lease.keep"),
            () -> getChildren().setAll(offer(now)),
            ui.text("lease.take"),
            () -> takeOver.accept(now.orderId()));
    getChildren().setAll(question);
    question.focusKeep();
  }
}
