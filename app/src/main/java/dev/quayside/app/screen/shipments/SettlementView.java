package dev.quayside.app.screen.shipments;

import dev.quayside.app.control.Busy;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.shipments.SettlementModel.Stage;
import dev.quayside.engine.shipping.settlement.HandSettlement;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Asks what the packer found out about a purchase in doubt, and for confirmation before money
/// moves.
final class SettlementView extends VBox {

  private final SettlementModel model;
  private final Ui ui;
  private Runnable focus = () -> {};

  SettlementView(SettlementModel model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    Follow.value(this, model.stage(), this::show);
  }

  /// Puts the focus on the first field; in the confirmation, on the harmless answer.
  void focus() {
    focus.run();
  }

  private void show(Stage stage) {
    switch (stage) {
      case Stage.None _ -> getChildren().clear();
      case Stage.Asked _ -> ask();
      case Stage.Sure(var pending, var word) -> {
        var price = pending.isBilledElsewhere() ? null : ui.formats().money(pending.price());
        var strip =
            new ConfirmStrip(
                "shipments-settle",
                question(word, price),
                ui.text("shipments.settle.back"),
                model::reconsider,
                words(word.bought()),
                model::confirm);
        getChildren().setAll(strip);
        focus = strip::focusKeep;
      }
      case Stage.Running _ -> getChildren().setAll(Busy.line(ui.text("shipments.settle.asking")));
    }
  }

  /// @param price null where another's account is billed, so that nothing is charged here
  private String question(HandSettlement word, @Nullable String price) {
    if (price == null) {
      return word.bought()
          ? ui.text("shipments.settle.question.bought.billed", number(word))
          : ui.text("shipments.settle.question.not-bought.billed");
    }
    return word.bought()
        ? ui.text("shipments.settle.question.bought", number(word), price)
        : ui.text("shipments.settle.question.not-bought", price);
  }

  private static String number(HandSettlement word) {
    return Objects.requireNonNull(word.trackingNumber()).strip();
  }

  private void ask() {
    var number =
        Field.text(
            "shipments-settle-number",
            ui.text("shipments.settle.number"),
            model.trackingNumber,
            () -> {});
    var cancel = button("cancel", ui.text("shipments.settle.cancel"), model::clear);
    cancel.getStyleClass().add("quiet");
    cancel.setCancelButton(true);
    var head = new HBox(8, Words.of(ui.text("shipments.settle"), "heading"), Gap.wide(), cancel);
    head.setAlignment(Pos.CENTER_LEFT);
    getChildren()
        .setAll(
            head,
            Words.wrapped(ui.text("shipments.settle.look"), "muted"),
            number,
            new InlineProblem(model.problem(), ui),
            new HBox(8, answer(true), answer(false)));
    focus = number.control()::requestFocus;
  }

  private Node answer(boolean bought) {
    var button = button(bought ? "bought" : "not-bought", words(bought), () -> model.say(bought));
    button.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(button, Priority.ALWAYS);
    return button;
  }

  private String words(boolean bought) {
    return ui.text(bought ? "shipments.settle.bought" : "shipments.settle.not-bought");
  }

  private static Button button(String id, String words, Runnable run) {
    var button = new Button(words);
    button.setId("shipments-settle-" + id);
    button.setOnAction(_ -> run.run());
    return button;
  }
}
