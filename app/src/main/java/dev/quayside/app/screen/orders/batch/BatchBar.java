package dev.quayside.app.screen.orders.batch;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.engine.order.batch.Batch;
import dev.quayside.engine.order.batch.BatchRow;
import dev.quayside.engine.order.batch.BatchState;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Shows the progress of the batch; hidden when there is none.
public final class BatchBar extends VBox {

  private final Ui ui;
  private final Node busy;
  private final Label words = Words.whole("", "strong");
  private final Label details = CutWords.whole(Words.of("", "muted"));
  private final Label note = Words.wrapped("", "note", "attention");
  private final HBox why;
  private final ProgressBar progress = new ProgressBar(0);
  private final Button pause;
  private final Button resume;
  private final Button cancel;
  private final Button retry;
  private final Button failures;
  private final Button undo;
  private final Button close;
  private final Button funds;

  /// @param showFailures opens the tab of failed orders
  public BatchBar(BatchModel model, Runnable showFailures, Ui ui) {
    super(8);
    this.ui = ui;
    getStyleClass().addAll("card", "batch-bar");
    busy = Busy.circle(ui.text("orders.batch.running"));
    busy.managedProperty().bind(busy.visibleProperty());
    pause = button("batch-pause", "orders.pause", Feather.PAUSE, model::pause);
    resume = button("batch-resume", "orders.resume", Feather.PLAY, model::resume);
    cancel = button("batch-cancel", "orders.batch.cancel", Feather.X_CIRCLE, model::cancel);
    retry = button("batch-retry", "orders.batch.retry", Feather.REFRESH_CW, model::retry);
    failures = button("batch-failures", "orders.batch.failures", Feather.LIST, showFailures);
    funds = button("batch-funds", "orders.funds", Feather.CREDIT_CARD, model.question()::addFunds);
    undo = button("batch-void", "orders.batch.void", Feather.ROTATE_CCW, model::askVoid);
    close = button("batch-close", "orders.batch.close", Feather.X, model::close);
    details.setMinWidth(0);
    HBox.setHgrow(details, Priority.ALWAYS);
    progress.setMaxWidth(Double.MAX_VALUE);
    progress.setAccessibleText(ui.text("orders.batch.running"));
    note.setMaxWidth(Double.MAX_VALUE);
    details.setMaxWidth(Double.MAX_VALUE);
    var line =
        new HBox(8, busy, words, details, failures, retry, pause, resume, cancel, undo, close);
    line.setAlignment(Pos.CENTER_LEFT);
    setMinWidth(0); // the buttons shrink first
    Narrow.pictures(line, List.of(failures, retry, pause, resume, cancel, undo, close));
    HBox.setHgrow(note, Priority.ALWAYS);
    why = new HBox(8, note, funds);
    why.setAlignment(Pos.CENTER_LEFT);
    why.managedProperty().bind(why.visibleProperty());
    getChildren().addAll(line, progress, why, question(model));
    Follow.value(this, model.batch(), this::show);
  }

  /// Asked before all labels are voided: some may be on parcels.
  private Node question(BatchModel model) {
    var strip =
        new ConfirmStrip(
            "batch-void",
            ui.text("orders.batch.void.question"),
            ui.text("orders.batch.void.keep"),
            model::keepLabels,
            ui.text("orders.batch.void.really"),
            model::voidAll);
    strip.visibleProperty().bind(model.voidAsked());
    strip.managedProperty().bind(strip.visibleProperty());
    Follow.change(
        this,
        model.voidAsked(),
        asked -> {
          if (asked) {
            strip.focusKeep();
          }
        });
    return strip;
  }

  private Button button(String id, String key, Ikon icon, Runnable run) {
    var button = new ActionButton(id, ui.text(key), icon, run);
    button.managedProperty().bind(button.visibleProperty());
    return button;
  }

  private void show(@Nullable Batch batch) {
    setVisible(batch != null);
    setManaged(batch != null);
    if (batch == null) {
      return;
    }
    int total = batch.rows().size();
    int bought = batch.count(BatchRow.State.BOUGHT);
    int failed = batch.count(BatchRow.State.FAILED);
    boolean running = batch.state() == BatchState.RUNNING;
    boolean paused = batch.state() == BatchState.PAUSED;
    busy.setVisible(running);
    words.setText(ui.text(key(batch.state()), bought, total));
    details.setText(details(batch, failed));
    progress.setProgress((double) batch.settled() / total);
    pause.setVisible(running);
    resume.setVisible(paused);
    cancel.setVisible(running || paused);
    retry.setVisible(!running && failed > 0);
    failures.setVisible(!running && failed > 0);
    undo.setVisible(!running && bought > 0);
    close.setVisible(!running && !paused);
    showWhy(batch.note(), paused);
    setAccessibleText(words.getText() + " " + details.getText());
  }

  /// Shows why the batch paused by itself, and a button that helps if there is one.
  private void showWhy(@Nullable Message reason, boolean paused) {
    why.setVisible(reason != null);
    note.setText(reason == null ? "" : ProblemText.begun(ui.texts().of(reason)));
    funds.setVisible(paused && reason != null && reason.is(OrderStop.FUNDS));
  }

  private String details(Batch batch, int failed) {
    var parts = new ArrayList<String>();
    if (failed > 0) {
      parts.add(ui.text("orders.batch.failed", failed));
    }
    add(parts, "orders.batch.skipped", batch.count(BatchRow.State.SKIPPED));
    add(parts, "orders.batch.doubt", batch.count(BatchRow.State.DOUBT));
    if (batch.print()) {
      long printing =
          batch.rows().stream().filter(row -> row.printing() == BatchRow.Printing.QUEUED).count();
      add(parts, "orders.batch.printing", (int) printing);
    } else {
      parts.add(ui.text("orders.batch.no-printer"));
    }
    return String.join(" · ", parts);
  }

  private void add(List<String> parts, String key, int count) {
    if (count > 0) {
      parts.add(ui.text(key, count));
    }
  }

  private static String key(BatchState state) {
    return switch (state) {
      case RUNNING -> "orders.batch.state.running";
      case PAUSED -> "orders.batch.state.paused";
      case CANCELLED -> "orders.batch.state.cancelled";
      case DONE -> "orders.batch.state.done";
    };
  }
}
