package dev.quayside.app.screen.orders.batch;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.order.batch.BatchEstimate;
import dev.quayside.engine.order.batch.BatchEstimate.Bill;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Asks with the number of labels, their price, the wallet's remaining balance, and the orders left
/// out. Escape buys nothing.
public final class BuyQuestionView extends HBox {

  /// Orders named one by one; with more, only their number is shown.
  private static final int NAMED = 3;

  private final Ui ui;
  private final VBox words = new VBox(4);
  private final Button keep;
  private final Button funds;
  private final Button buy;

  public BuyQuestionView(BuyQuestion model, Ui ui) {
    super(8);
    this.ui = ui;
    setId("batch-question");
    getStyleClass().addAll("card", "batch-question");
    setAlignment(Pos.CENTER_LEFT);
    keep = button("batch-question-keep", ui.text("orders.ask.keep"), model::keep);
    keep.setCancelButton(true);
    funds = button("batch-question-funds", ui.text("orders.funds"), model::addFunds);
    funds.setGraphic(new FontIcon(Feather.CREDIT_CARD));
    buy = button("batch-question-buy", ui.text("orders.buy"), model::confirm);
    buy.getStyleClass().add("accent");
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    getChildren().addAll(words, keep, funds, buy);
    managedProperty().bind(visibleProperty());
    Follow.value(this, model.estimate(), this::show);
  }

  private static Button button(String id, String words, Runnable run) {
    var button = new ActionButton(id, words, run);
    button.managedProperty().bind(button.visibleProperty());
    return button;
  }

  private void show(@Nullable BatchEstimate estimate) {
    setVisible(estimate != null);
    words.getChildren().clear();
    if (estimate == null) {
      return;
    }
    words.getChildren().addAll(said(estimate));
    boolean isShort = estimate.isShort();
    funds.setVisible(isShort);
    buy.setText(ui.text(isShort ? "orders.ask.part" : "orders.ask.buy", estimate.labels()));
    keep.requestFocus();
  }

  private List<Node> said(BatchEstimate estimate) {
    var lines = new ArrayList<Node>();
    lines.add(Words.wrapped(question(estimate), "strong"));
    int others = estimate.paidByOthers();
    if (others > 0 && others < estimate.labels()) {
      lines.add(Words.wrapped(ui.text("orders.ask.others", others), "muted"));
    }
    estimate.bills().stream()
        .filter(bill -> !bill.prepaid().isZero())
        .map(this::wallet)
        .forEach(lines::add);
    estimate.unmapped().stream()
        .limit(NAMED)
        .map(one -> ui.text("orders.outlook.unmapped", one.orders(), one.words()))
        .map(line -> Words.wrapped(line, "note", "attention"))
        .forEach(lines::add);
    if (!estimate.leftOut().isEmpty()) {
      lines.add(Words.wrapped(ui.text("orders.ask.left-out", estimate.leftOut().size()), "muted"));
      estimate.leftOut().stream()
          .limit(NAMED)
          .map(one -> ui.text("orders.ask.order", one.number(), ui.texts().of(one.why())))
          .map(line -> Words.wrapped(line, "caption"))
          .forEach(lines::add);
      int more = estimate.leftOut().size() - NAMED;
      if (more > 0) {
        lines.add(Words.wrapped(ui.text("orders.ask.more", more), "caption"));
      }
    }
    return lines;
  }

  /// What others pay for is never shown as 0.
  private String question(BatchEstimate estimate) {
    int labels = estimate.labels();
    return labels > 0 && estimate.paidByOthers() == labels
        ? ui.text("orders.ask.billed", labels)
        : ui.text("orders.ask", labels, sums(estimate));
  }

  private String sums(BatchEstimate estimate) {
    return estimate.bills().stream()
        .map(bill -> ui.formats().money(bill.sum()))
        .collect(Collectors.joining(" · "));
  }

  private Node wallet(Bill bill) {
    var now = ui.formats().money(bill.available());
    return bill.shortBy()
        .map(
            missing ->
                Words.wrapped(
                    ui.text("orders.ask.short", now, ui.formats().money(missing)),
                    "note",
                    "attention"))
        .orElseGet(
            () ->
                Words.wrapped(
                    ui.text("orders.ask.wallet", now, ui.formats().money(bill.after())), "muted"));
  }
}
