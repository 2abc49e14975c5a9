package dev.quayside.app.screen.shipments;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.control.layout.SidePanel;
import dev.quayside.app.screen.shipments.VoidsModel.Result;
import dev.quayside.app.screen.shipments.VoidsModel.Stage;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What is chosen: one shipment in full, or how many there are; and what can be done with it.
final class ChosenView extends StackPane {

  static final double WIDTH = 340;

  /// How high what went wrong may get, beside one shipment and in place of it.
  private static final double FEW = 160;

  private static final double MANY = 400;

  private final ShipmentsModel model;
  private final Ui ui;
  private final Runnable closed;
  private final ShipmentView one;
  private final SettlementView settlement;
  private final VBox foot = new VBox(8);

  ChosenView(ShipmentsModel model, Ui ui, Runnable closed) {
    this.model = model;
    this.ui = ui;
    this.closed = closed;
    one = new ShipmentView(model.chosen(), model.now(), ui);
    settlement = new SettlementView(model.settling(), ui);
    setMinWidth(WIDTH);
    setMaxWidth(WIDTH);
    Follow.value(this, model.selection(), _ -> show());
    Follow.value(this, model.voids().stage(), _ -> showFoot());
    Follow.change(this, model.settling().stage(), _ -> showFoot());
  }

  private void show() {
    int count = model.selection().get().size();
    if (count == 0) {
      getChildren().clear();
      return;
    }
    var title = count == 1 ? ui.text("shipments.one") : ui.text("shipments.many", count);
    var content = count == 1 ? one : Words.wrapped(ui.text("shipments.many-words"), "muted");
    getChildren()
        .setAll(
            new SidePanel(title, ui.text("shipments.close"), closed, content, foot).wide(WIDTH));
    showFoot();
  }

  private void showFoot() {
    switch (model.voids().stage().get()) {
      case Stage.None _ -> showNext();
      case Stage.Asked asked -> {
        var strip =
            new ConfirmStrip(
                "shipments-void",
                ui.text("shipments.void.question", asked.labels()),
                ui.text("shipments.void.keep"),
                model.voids()::clear,
                ui.text("shipments.void.really", asked.labels()),
                model.voids()::confirm);
        foot.getChildren().setAll(strip);
        strip.focusKeep();
      }
      case Stage.Running running -> foot.getChildren().setAll(running(running));
      case Stage.Done done -> foot.getChildren().setAll(results(done));
    }
  }

  /// What can be done, or what is asked before a purchase in doubt is settled.
  private void showNext() {
    if (model.settling().stage().get() instanceof SettlementModel.Stage.None) {
      foot.getChildren().setAll(buttons());
    } else {
      foot.getChildren().setAll(List.of(settlement));
      settlement.focus();
    }
  }

  private List<Node> buttons() {
    var reprint = button("shipments.reprint", Feather.PRINTER);
    var track = button("shipments.track", Feather.MAP_PIN);
    var back = button("shipments.return", Feather.CORNER_UP_LEFT);
    var again = button("shipments.again", Feather.COPY);
    var settle = button("shipments.settle", Feather.CHECK_SQUARE);
    settle.visibleProperty().bind(settle.disableProperty().not());
    settle.managedProperty().bind(settle.visibleProperty());
    var cancel = button("shipments.void", Feather.X_CIRCLE, "danger", "outlined");
    return model.selection().get().size() == 1
        ? List.of(new HBox(8, reprint, track), new HBox(8, back, again), settle, cancel)
        : List.of(new HBox(8, reprint, cancel));
  }

  private ActionButton button(String action, Feather icon, String... styles) {
    var button = new ActionButton(ui.actions().require(action), icon, styles);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinWidth(0);
    button.setPrefWidth(WIDTH / 2);
    HBox.setHgrow(button, Priority.ALWAYS);
    return button;
  }

  private Node running(Stage.Running running) {
    var bar = new ProgressBar((double) running.done() / running.labels());
    bar.setMaxWidth(Double.MAX_VALUE);
    bar.setAccessibleText(ui.text("shipments.voiding", running.done(), running.labels()));
    var stop = new Button(ui.text("shipments.void.stop"));
    stop.setOnAction(_ -> model.voids().stop());
    var box =
        new VBox(8, Busy.line(ui.text("shipments.voiding", running.done(), running.labels())), bar);
    if (running.labels() > 1) {
      box.getChildren().add(stop);
    }
    return box;
  }

  /// What went wrong is said for each; what went well is counted.
  private Node results(Stage.Done done) {
    var box = new VBox(6);
    box.setId("shipments-voided");
    var summary =
        Words.wrapped(ui.text("shipments.voided", done.voided(), done.results().size()), "strong");
    box.getChildren().add(summary);
    var failed = done.results().stream().filter(result -> result.problem() != null).toList();
    var lines = new VBox(6);
    failed.stream().map(this::failure).forEach(lines.getChildren()::add);
    var scroll = new ScrollArea(lines);
    scroll.setMaxHeight(done.results().size() == 1 ? FEW : MANY);
    if (!failed.isEmpty()) {
      box.getChildren().add(scroll);
    }
    var close = new Button(ui.text("shipments.voided.close"));
    close.setId("shipments-voided-close");
    close.setMaxWidth(Double.MAX_VALUE);
    close.setOnAction(_ -> model.voids().clear());
    box.getChildren().add(close);
    return box;
  }

  private Node failure(Result result) {
    var problem = java.util.Objects.requireNonNull(result.problem());
    var line =
        Words.wrapped(
            ui.text("shipments.voided.line", result.name(), ProblemText.title(problem, ui.texts())),
            "fact");
    line.setGraphic(new FontIcon(Feather.ALERT_TRIANGLE));
    return line;
  }
}
