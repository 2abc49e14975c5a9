package dev.quayside.app.screen.shipments;

import static javafx.scene.control.ContentDisplay.GRAPHIC_ONLY;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.control.layout.SidePanel;
import dev.quayside.app.email.LabelEmailView;
import dev.quayside.app.person.Permissions;
import dev.quayside.app.screen.shipments.BulkModel.Result;
import dev.quayside.app.screen.shipments.BulkModel.Stage;
import dev.quayside.app.screen.shipments.BulkModel.Work;
import dev.quayside.engine.shipping.shipment.LabelStatus;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The selection: one shipment in full or the number of shipments, and the buttons for it.
final class ChosenShipmentView extends StackPane {

  private static final double WIDTH = 340;

  /// In pixels, of all of a shipment.
  private static final double SHEET = 400;

  /// Greatest height in pixels of the failures, below one shipment.
  private static final double FEW = 160;

  private static final double MANY = 400;

  /// In pixels: in less height, as in a window of 700 at 150 %, the buttons are one line of icons.
  private static final double LOW = 400;

  private final ShipmentsModel model;
  private final Ui ui;
  private final Runnable closed;
  private final Supplier<Permissions> permissions;
  private final ShipmentView one;
  private final SettlementView settlement;
  private final LabelEmailView email;
  private final VBox foot = new VBox(8);

  ChosenShipmentView(
      ShipmentsModel model,
      Supplier<Permissions> permissions,
      Ui ui,
      Consumer<String> order,
      Runnable closed) {
    this.model = model;
    this.permissions = permissions;
    this.ui = ui;
    this.closed = closed;
    one = new ShipmentView(model.chosen(), model.sheet(), model.now(), order, ui);
    settlement = new SettlementView(model.settling(), ui);
    email = new LabelEmailView(model.email(), ui);
    Follow.value(this, model.selection(), _ -> show());
    Follow.value(this, model.bulk().stage(), _ -> showFoot());
    Follow.change(this, model.settling().stage(), _ -> showFoot());
    Follow.change(this, model.emailAsked(), _ -> showFoot());
    Follow.change(this, model.sheet().open(), _ -> showFoot());
    heightProperty().map(_ -> isLow()).subscribe(_ -> showFoot());
  }

  /// Narrows the panel so that the list still shows names; all of a shipment takes the room of the
  /// list then.
  void narrow(boolean narrow) {
    boolean all = model.sheet().open().get();
    if (all) {
      Narrow.fix(this, narrow ? USE_COMPUTED_SIZE : SHEET);
    } else {
      Narrow.fix(this, narrow ? Narrow.BESIDE : WIDTH);
    }
    HBox.setHgrow(this, all && narrow ? Priority.ALWAYS : Priority.NEVER);
  }

  private boolean isLow() {
    return getHeight() > 0 && getHeight() < LOW;
  }

  private void show() {
    int count = model.selection().get().count();
    if (count == 0) {
      getChildren().clear();
      return;
    }
    var title = count == 1 ? ui.text("shipments.one") : ui.text("shipments.many", count);
    var content = count == 1 ? one : Words.wrapped(ui.text("shipments.many-words"), "muted");
    getChildren()
        .setAll(new SidePanel(title, ui.text("shipments.close"), this::close, content, foot));
    showFoot();
  }

  /// Closes the sheet, else the panel.
  private void close() {
    if (model.sheet().open().get()) {
      model.sheet().close();
    } else {
      closed.run();
    }
  }

  /// Where the focus was in the foot of a sheet it stays in the panel, so that Escape is heard.
  private void showFoot() {
    boolean inside = foot.isFocusWithin() && model.sheet().open().get();
    fillFoot();
    if (inside && !foot.isFocusWithin()) {
      requestFocus();
    }
  }

  private void fillFoot() {
    switch (model.bulk().stage().get()) {
      case Stage.None _ -> showNext();
      case Stage.Asked(var work, var labels) -> {
        var strip =
            new ConfirmStrip(
                work == Work.VOID ? "shipments-void" : "shipments-reprint-all",
                ui.text(work.key() + "question", labels),
                ui.text(work.key() + "keep"),
                model.bulk()::clear,
                ui.text(work.key() + "really", labels),
                model.bulk()::confirm);
        foot.getChildren().setAll(strip);
        strip.focusKeep();
      }
      case Stage.Running running -> foot.getChildren().setAll(running(running));
      case Stage.Done done -> foot.getChildren().setAll(results(done));
    }
  }

  /// Shows the buttons, where the label goes by e-mail, or the question before a purchase in doubt
  /// is settled.
  private void showNext() {
    if (model.emailAsked().get()) {
      foot.getChildren().setAll(List.of(email));
      email.focus();
      return;
    }
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
    var mail = button("shipments.email", Feather.MAIL);
    var pdf = button("shipments.pdf", Feather.DOWNLOAD);
    var settle = button("shipments.settle", Feather.CHECK_SQUARE);
    settle.visibleProperty().bind(settle.disableProperty().not());
    settle.managedProperty().bind(settle.visibleProperty());
    var cancel = button("shipments.void", Feather.X_CIRCLE, "danger", "outlined");
    if (model.selection().get().count() > 1) {
      return List.of(new HBox(8, reprint, cancel));
    }
    var limited = limited();
    if (isLow() || model.sheet().open().get()) {
      var all = new HBox(8, reprint, track, back, again, mail, pdf, cancel);
      all.getChildren().forEach(each -> ((Button) each).setContentDisplay(GRAPHIC_ONLY));
      return List.of(settle, all, limited);
    }
    return List.of(
        new HBox(8, reprint, track),
        new HBox(8, back, again),
        new HBox(8, mail, pdf),
        settle,
        cancel,
        limited);
  }

  /// Says why a label cannot be voided by this person.
  private Node limited() {
    var words = Words.wrapped(ui.text("shipments.void.limit"), "caption");
    words.setId("shipments-void-limit");
    words.managedProperty().bind(words.visibleProperty());
    Follow.value(
        words,
        model.chosen().details(),
        details ->
            words.setVisible(
                details != null
                    && details.shipment().labelStatus() == LabelStatus.CREATED
                    && !permissions.get().mayVoid(details.shipment().price())));
    return words;
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
    int labels = Math.max(1, running.labels());
    var words = ui.text(running.work().key() + "running", running.tried(), running.labels());
    var bar = new ProgressBar((double) running.tried() / labels);
    bar.setMaxWidth(Double.MAX_VALUE);
    bar.setAccessibleText(words);
    var stop = new Button(ui.text("shipments.void.stop"));
    stop.setOnAction(_ -> model.bulk().stop());
    var box = new VBox(8, Busy.line(words), bar);
    if (running.labels() > 1) {
      box.getChildren().add(stop);
    }
    return box;
  }

  /// Each failure, and the number of successes.
  private Node results(Stage.Done done) {
    var box = new VBox(6);
    box.setId("shipments-voided");
    box.getChildren()
        .add(
            Words.wrapped(
                ui.text(done.work().key() + "done", done.done(), done.tried()), "strong"));
    var lines = new VBox(6);
    done.failures().stream().map(this::failure).forEach(lines.getChildren()::add);
    var scroll = new ScrollArea(lines);
    scroll.setMaxHeight(done.tried() == 1 ? FEW : MANY);
    if (!done.failures().isEmpty()) {
      box.getChildren().add(scroll);
    }
    var close = new Button(ui.text("shipments.voided.close"));
    close.setId("shipments-voided-close");
    close.setMaxWidth(Double.MAX_VALUE);
    close.setOnAction(_ -> model.bulk().clear());
    box.getChildren().add(close);
    return box;
  }

  private Node failure(Result result) {
    var problem = java.util.Objects.requireNonNull(result.problem());
    var title = ProblemText.title(problem, ui.texts());
    var line =
        Words.wrapped(
            result.name().isEmpty()
                ? title
                : ui.text("shipments.voided.line", result.name(), title),
            "fact");
    line.setGraphic(new FontIcon(Feather.ALERT_TRIANGLE));
    return line;
  }
}
