package dev.quayside.app.screen.printers;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.JobTitle;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.printers.PrintersGateway.Deed;
import dev.quayside.app.screen.ship.label.PrintState;
import dev.quayside.app.screen.ship.label.PrintStates;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// What stands before the printers, and what can be done with the chosen job. A label that may or
/// may not have printed is asked about.
final class QueueView extends VBox {

  private static final double STATE = 150;

  private final PrintersModel model;
  private final Ui ui;
  private final RecordTable<PrintJob> table;
  private final VBox foot = new VBox(8);

  QueueView(PrintersModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    table = table();
    VBox.setVgrow(table, Priority.ALWAYS);
    foot.setMinHeight(USE_PREF_SIZE);
    getChildren().addAll(table, foot);
    Follow.value(this, model.job(), this::show);
  }

  private RecordTable<PrintJob> table() {
    var made =
        new RecordTable<>("print-jobs", ui.text("printers.queue"), model.jobs())
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.INBOX, ui.text("printers.queue.none"))));
    made.text("title", ui.text("printers.job.title"), job -> ui.texts().of(JobTitle.of(job)));
    made.text("printer", ui.text("printers.printer"), PrintJob::printer);
    made.pills(
            "state",
            ui.text("printers.state"),
            job -> job,
            Comparator.comparing(PrintJob::state),
            job -> ui.text("printers.job." + word(job)),
            job -> stopped(job) ? Tone.BAD : tone(job))
        .setMinWidth(STATE);
    made.moments("when", ui.text("printers.job.when"), PrintJob::createdAt, ui);
    made.text("reason", ui.text("printers.job.reason"), job -> ui.texts().of(state(job).reason()));
    made.getSelectionModel()
        .selectedItemProperty()
        .subscribe(
            chosen -> {
              if (chosen != null) {
                model.job().set(chosen);
              }
            });
    Follow.list(this, model.jobs(), () -> reselect(made));
    Follow.list(this, model.printers(), made::refresh);
    return made;
  }

  private void reselect(RecordTable<PrintJob> made) {
    var chosen = model.job().get();
    if (chosen != null) {
      for (var job : model.jobs()) {
        if (job.id().equals(chosen.id())) {
          made.getSelectionModel().select(job);
        }
      }
    }
  }

  private PrintState state(PrintJob job) {
    var stopped =
        model.printers().stream()
            .filter(row -> row.setup().name().equals(job.printer()))
            .flatMap(row -> Optional.ofNullable(row.stopped()).stream())
            .findFirst();
    return PrintStates.of(job, stopped);
  }

  private boolean stopped(PrintJob job) {
    return state(job).step() == PrintState.Step.STOPPED;
  }

  /// What a spooler has is still on its way.
  private String word(PrintJob job) {
    if (stopped(job)) {
      return "stopped";
    }
    if (job.isAwaited()) {
      return "at-printer";
    }
    return (job.isSpooled() ? PrintJobState.SENDING : job.state()).name().toLowerCase(Locale.ROOT);
  }

  private static Tone tone(PrintJob job) {
    return switch (job.state()) {
      case SENT -> job.isAwaited() || job.isSpooled() ? Tone.SWIFT : Tone.GOOD;
      case CONFIRMED -> Tone.GOOD;
      case SENDING -> Tone.SWIFT;
      case QUEUED, RENDERED, HELD -> Tone.WAITING;
      case UNKNOWN, FAILED -> Tone.BAD;
      case CANCELLED, EXPIRED -> Tone.QUIET;
    };
  }

  private void show(@Nullable PrintJob job) {
    foot.getChildren().clear();
    if (job == null) {
      return;
    }
    var reason = state(job).reason();
    if (reason != null) {
      var words = ui.texts().of(reason);
      foot.getChildren().add(Words.wrapped(words, "note", "attention"));
    }
    if (job.state() == PrintJobState.UNKNOWN) {
      foot.getChildren()
          .add(Words.wrapped(ui.text("printers.asked", ui.texts().of(JobTitle.of(job))), "strong"));
    }
    foot.getChildren().add(buttons(job.state()));
  }

  private HBox buttons(PrintJobState state) {
    var row = new HBox(8);
    var waiting = state == PrintJobState.QUEUED || state == PrintJobState.RENDERED;
    var over =
        Set.of(
                PrintJobState.SENT,
                PrintJobState.CONFIRMED,
                PrintJobState.FAILED,
                PrintJobState.CANCELLED,
                PrintJobState.EXPIRED)
            .contains(state);
    if (state == PrintJobState.UNKNOWN) {
      row.getChildren()
          .addAll(
              button("job-printed", "printers.deed.printed", Feather.CHECK, Deed.PRINTED),
              button("job-again", "printers.deed.again", Feather.PRINTER, Deed.LOST_PRINT_AGAIN),
              button("job-lost", "printers.deed.lost", Feather.X, Deed.LOST));
    }
    if (waiting) {
      row.getChildren()
          .addAll(
              button("job-retry", "printers.deed.retry", Feather.REFRESH_CW, Deed.RETRY),
              button("job-hold", "printers.deed.hold", Feather.PAUSE, Deed.HOLD));
    }
    if (state == PrintJobState.HELD) {
      row.getChildren()
          .add(button("job-release", "printers.deed.release", Feather.PLAY, Deed.RELEASE));
    }
    if (waiting || state == PrintJobState.HELD) {
      row.getChildren().add(button("job-cancel", "printers.deed.cancel", Feather.X, Deed.CANCEL));
    }
    if (over) {
      row.getChildren()
          .add(button("job-reprint", "printers.deed.reprint", Feather.COPY, Deed.REPRINT));
    }
    return row;
  }

  private ActionButton button(String id, String key, Feather icon, Deed deed) {
    return new ActionButton(id, ui.text(key), icon, () -> model.act(deed));
  }
}
