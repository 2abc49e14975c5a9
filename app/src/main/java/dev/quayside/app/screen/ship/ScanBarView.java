package dev.quayside.app.screen.ship;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Home;
import dev.quayside.app.i18n.Sentences;
import dev.quayside.app.screen.ship.form.ParkedMenu;
import dev.quayside.app.screen.ship.packing.NextKey;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.printing.message.Message;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.textfield.CustomTextField;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The scan field, and in one large colour the result of the last scan.
final class ScanBarView extends HBox {

  /// Type size in pixels of the result, which is bold.
  private static final double LETTERS = 17;

  private static final double SMALLER = 13.5;

  private final ShipModel model;
  private final Ui ui;
  private final CustomTextField field = new CustomTextField();
  private final FontIcon icon = new FontIcon(Feather.MAXIMIZE);
  private final Label words = Words.of("", "scan-words");
  private final HBox state = new HBox(12, icon, words);

  ScanBarView(ShipModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    getStyleClass().add("scan-bar");
    setAlignment(Pos.CENTER_LEFT);
    setUpField();
    words.setMinWidth(0);
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    CutWords.folded(words, LETTERS, SMALLER);
    state.setId("scan-state");
    state.setAlignment(Pos.CENTER_LEFT);
    state.setMinWidth(0);
    HBox.setHgrow(state, Priority.ALWAYS);
    getChildren().addAll(field, state, help(), new ParkedMenu(model.held(), model::resume, ui));
    Follow.value(this, model.scan().state(), _ -> show());
    Follow.change(this, model.checkout().nextKey(), _ -> show());
  }

  Node field() {
    return field;
  }

  void focusField() {
    field.requestFocus();
  }

  private void setUpField() {
    Home.of(field).setId("scan");
    field.setPromptText(ui.text("ship.scan.prompt"));
    field.setAccessibleText(ui.text("ship.scan.prompt"));
    field.setLeft(new StackPane(new FontIcon(Feather.MAXIMIZE)));
    field.getStyleClass().addAll("search-box", "scan-field");
    field.textProperty().bindBidirectional(model.scan().text);
    field.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown()) {
      event.consume();
      model.scan().submit(field.getText());
    }
  }

  /// The button that helps after a refusal: adds funds when the balance is too low.
  private Button help() {
    var funds = new ActionButton(ui.actions().require("ship.funds"), Feather.CREDIT_CARD, "accent");
    funds.setMinWidth(USE_PREF_SIZE);
    Follow.value(
        this,
        model.checkout().refusal(),
        why -> {
          funds.setVisible(why == ProblemCode.INSUFFICIENT_BALANCE);
          funds.setManaged(funds.isVisible());
        });
    return funds;
  }

  private Object value(Object value) {
    return value instanceof Message reason ? ui.texts().of(reason) : value;
  }

  private String words(ScanState now, NextKey next) {
    if (now.isReady()) {
      return ui.text(next.words());
    }
    var told = ui.text(now.key(), now.values().stream().map(this::value).toArray());
    return now.leads() ? Sentences.joined(told, ui.text(next.words())) : told;
  }

  private void show() {
    var now = model.scan().state().get();
    var next = model.checkout().nextKey().get();
    var kind = now.kindBefore(next);
    state.getStyleClass().setAll("scan-state", "scan-" + kind.name().toLowerCase(Locale.ROOT));
    words.setText(words(now, next));
    state.setAccessibleText(words.getText());
    icon.setIconCode(
        switch (kind) {
          case READY -> Feather.CHEVRON_RIGHT;
          case BUSY -> Feather.LOADER;
          case DONE -> Feather.CHECK_CIRCLE;
          case ATTENTION -> Feather.ALERT_CIRCLE;
          case STOP -> Feather.ALERT_OCTAGON;
        });
  }
}
