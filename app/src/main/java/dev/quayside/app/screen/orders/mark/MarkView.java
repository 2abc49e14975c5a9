package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemLine;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.orders.mark.MarkModel.What;
import dev.quayside.app.screen.orders.mark.MarkOption.Spread;
import dev.quayside.app.screen.orders.panel.OrdersPanel;
import java.util.ArrayList;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A line to type in over the tags or the people that the chosen orders can have. Enter takes the
/// marked one, the arrows mark another, Escape leaves.
public final class MarkView extends OrdersPanel {

  /// Set at the option that Enter takes.
  private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");

  private static final double FIELD = 200;

  private final MarkModel model;
  private final Ui ui;
  private final Label title = Words.whole("", "strong");
  private final Label hint = CutWords.whole(Words.of("", "caption"));
  private final TextField typed = new TextField();
  private final FlowPane options = new FlowPane(6, 6);

  public MarkView(MarkModel model, Ui ui) {
    super("orders-mark", model.open(), model::close, ui);
    this.model = model;
    this.ui = ui;
    typed.setId("orders-mark-typed");
    typed.setMinWidth(FIELD / 2);
    typed.setPrefWidth(FIELD);
    typed.textProperty().bindBidirectional(model.query);
    typed.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    options.setId("orders-mark-options");
    var close = new Button(ui.text("orders.mark.close"));
    close.setId("orders-mark-close");
    close.setMinWidth(USE_PREF_SIZE);
    close.setOnAction(_ -> model.close());
    var head = new HBox(8, title, typed, wide(hint), close);
    head.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(head, options, ProblemLine.of(model.problem, ui));
    Follow.list(this, model.options, this::show);
    Follow.change(this, model.at(), _ -> mark());
    Follow.change(this, model.open(), this::opened);
    count();
    show();
  }

  /// Says how many orders it is about, and offers what fits them.
  public void count() {
    boolean isTags = model.what().get() == What.TAGS;
    int many = model.chosen().size();
    title.setText(ui.text(isTags ? "orders.mark.tags" : "orders.mark.person", many));
    var prompt = ui.text(isTags ? "orders.mark.tags.prompt" : "orders.mark.person.prompt");
    typed.setPromptText(prompt);
    typed.setAccessibleText(prompt);
    hint.setText(
        ui.text(
            model.hasNobody()
                ? "orders.mark.nobody-yet"
                : isTags ? "orders.mark.tags.hint" : "orders.mark.person.hint"));
    model.refill();
  }

  private void key(KeyEvent event) {
    switch (event.getCode()) {
      case ENTER -> model.take();
      case DOWN -> model.move(1);
      case UP -> model.move(-1);
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void opened(boolean now) {
    if (now) {
      count();
      typed.requestFocus();
    }
  }

  private void show() {
    var all = new ArrayList<Node>();
    for (var option : model.options) {
      all.add(button(option, all.size()));
    }
    options.getChildren().setAll(all);
    options.setVisible(!all.isEmpty());
    options.setManaged(!all.isEmpty());
    mark();
  }

  private void mark() {
    var all = options.getChildren();
    for (int place = 0; place < all.size(); place++) {
      all.get(place).pseudoClassStateChanged(MARKED, place == model.at().get());
    }
  }

  private Button button(MarkOption option, int place) {
    var button = new Button(words(option));
    button.setId("orders-mark-option-" + place);
    button.setMnemonicParsing(false);
    button.setFocusTraversable(false);
    TagChip.dress(button, option.colour());
    var icon = icon(option.spread());
    if (icon != null) {
      button.setGraphic(icon);
      button.setAccessibleText(
          ui.text(
              option.spread() == Spread.ALL ? "orders.mark.all-have" : "orders.mark.some-have",
              words(option)));
    }
    button.setOnAction(
        _ -> {
          model.take(option);
          typed.requestFocus();
        });
    return button;
  }

  private static @Nullable FontIcon icon(Spread spread) {
    return switch (spread) {
      case NONE -> null;
      case SOME -> new FontIcon(Feather.MINUS);
      case ALL -> new FontIcon(Feather.CHECK);
    };
  }

  private String words(MarkOption option) {
    return switch (option.kind()) {
      case TAG, PERSON -> option.name();
      case NEW_TAG -> ui.text("orders.mark.new", option.name());
      case ME -> ui.text("orders.mark.me", option.name());
      case NOBODY -> ui.text("orders.mark.nobody");
    };
  }
}
