package dev.quayside.app.screen.printers;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.JobTitle;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.RowMarks;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.print.PrintState;
import dev.quayside.app.print.PrintStates;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.scene.control.SelectionMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The print queue, and the buttons for the selected jobs. About labels that may or may not have
/// printed it asks, once for each printer.
final class QueueView extends VBox {

  private static final double MARK = 34;
  private static final double ORDER = 100;
  private static final double NUMBER = 206;
  private static final double PRINTER = 110;
  private static final double STATE = 110;
  private static final double WHEN = 142;

  /// Width in pixels from which there are columns beside order, document and status.
  private static final double RECEIVED = 560;

  private static final double NUMBERED = 680;
  private static final double PRINTERED = 900;
  private static final double TIMED = 980;
  private static final double REASONED = 1040;

  private final PrintersModel model;
  private final QueueModel queue;
  private final Ui ui;
  private final RecordTable<QueueRow> table;
  private final VBox foot = new VBox(8);
  private boolean showing;

  QueueView(PrintersModel model, Ui ui) {
    super(12);
    this.model = model;
    queue = model.queue();
    this.ui = ui;
    table = table();
    VBox.setVgrow(table, Priority.ALWAYS);
    foot.setMinHeight(USE_PREF_SIZE);
    var questions = new VBox(8);
    questions.setMinHeight(USE_PREF_SIZE);
    questions.managedProperty().bind(questions.visibleProperty());
    getChildren().addAll(questions, table, foot);
    Follow.list(this, queue.lost, () -> ask(questions));
    ask(questions);
    Follow.list(this, queue.chosen, this::show);
    show();
  }

  /// Updates the questions; only changed ones are replaced, since the packer may be scanning into
  /// one.
  private void ask(VBox questions) {
    var now =
        queue.lost.stream()
            .map(
                lost ->
                    questions.getChildren().stream()
                        .filter(LostLabelsView.class::isInstance)
                        .map(LostLabelsView.class::cast)
                        .filter(view -> view.isAbout(lost))
                        .findFirst()
                        .orElseGet(() -> new LostLabelsView(queue, lost, ui)))
            .toList();
    questions.setVisible(!now.isEmpty());
    questions.getChildren().setAll(now);
  }

  private RecordTable<QueueRow> table() {
    var made =
        new RecordTable<>("print-jobs", ui.text("printers.queue"), queue.jobs)
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.INBOX, ui.text("printers.queue.none"))));
    made.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    columns(made);
    made.getSelectionModel()
        .getSelectedItems()
        .addListener((ListChangeListener<QueueRow>) _ -> choose(made));
    Follow.list(this, queue.chosen, () -> reselect(made));
    Follow.list(this, model.printers, made::refresh);
    return made;
  }

  private void columns(RecordTable<QueueRow> made) {
    var fit = new ColumnFit();
    fit.fixed(
        RowMarks.on(
            made,
            made.getSelectionModel()::selectAll,
            made.getSelectionModel()::clearSelection,
            ui),
        MARK,
        0);
    fit.fixed(made.text("order", ui.text("printers.job.order"), QueueRow::order), ORDER, 0);
    fit.sharing(
        made.text("recipient", ui.text("printers.job.recipient"), QueueRow::recipient),
        4,
        RECEIVED);
    fit.sharing(made.text("title", ui.text("printers.job.title"), this::title), 5, 0);
    fit.fixed(
        made.text("tracking", ui.text("printers.job.tracking"), this::number), NUMBER, NUMBERED);
    fit.fixed(
        made.text("printer", ui.text("printers.printer"), row -> row.job().printer()),
        PRINTER,
        PRINTERED);
    fit.fixed(
        made.pills(
            "state",
            ui.text("printers.state"),
            row -> row,
            Comparator.comparing(QueueRow::state),
            row -> ui.text("printers.job." + word(row.job())),
            row -> stopped(row.job()) ? Tone.BAD : tone(row.job())),
        STATE,
        0);
    fit.fixed(
        made.moments("when", ui.text("printers.job.when"), row -> row.job().createdAt(), ui),
        WHEN,
        TIMED);
    fit.sharing(
        made.sentences("reason", ui.text("printers.job.reason"), this::reason), 4, REASONED);
    fit.keep(made);
  }

  /// What is printed; the number on a label has its own column where there is room.
  private String title(QueueRow row) {
    if (!row.service().isEmpty()) {
      return row.service();
    }
    var words = JobTitle.words(ui.texts().of(JobTitle.of(row.job())));
    return row.program().isEmpty() ? words : ui.text("printers.job.sent-by", row.program(), words);
  }

  /// The number of a document whose shipment is not here stands at the end of its title.
  private String number(QueueRow row) {
    return row.service().isEmpty()
        ? JobTitle.number(ui.texts().of(JobTitle.of(row.job())))
        : row.tracking();
  }

  /// What is asked stands above the list, and what the first one waits for in its line: no line
  /// repeats it.
  private String reason(QueueRow row) {
    var because = row.job().because();
    if (row.isAsked()) {
      return "";
    }
    return because != null && because.is(Why.BEHIND)
        ? ui.text("printers.job.behind")
        : ui.texts().of(state(row.job()).reason());
  }

  private void choose(RecordTable<QueueRow> made) {
    var now = chosen(made);
    if (!showing && !now.equals(queue.chosen)) {
      queue.chosen.setAll(now);
    }
  }

  /// Shows the model's selection, after the list was read again.
  private void reselect(RecordTable<QueueRow> made) {
    if (showing || chosen(made).equals(queue.chosen)) {
      return;
    }
    showing = true;
    made.getSelectionModel().clearSelection();
    queue.chosen.forEach(made.getSelectionModel()::select);
    showing = false;
  }

  private static List<QueueRow> chosen(RecordTable<QueueRow> made) {
    return made.getSelectionModel().getSelectedItems().stream().filter(Objects::nonNull).toList();
  }

  private PrintState state(PrintJob job) {
    var stopped =
        model.printers.stream()
            .filter(row -> row.setup().name().equals(job.printer()))
            .flatMap(row -> Optional.ofNullable(row.stopped()).stream())
            .findFirst();
    return PrintStates.of(job, stopped);
  }

  private boolean stopped(PrintJob job) {
    return state(job).step() == PrintState.Step.STOPPED;
  }

  /// The word of a job's state; a spooled job is still on its way.
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

  /// Shows the selection and the buttons for all of it.
  private void show() {
    foot.getChildren().clear();
    var chosen = queue.chosen;
    if (chosen.isEmpty()) {
      return;
    }
    if (chosen.size() == 1) {
      say(chosen.getFirst());
    } else {
      foot.getChildren().add(Words.wrapped(ui.text("printers.chosen", chosen.size()), "strong"));
    }
    var states = chosen.stream().map(row -> Group.of(row.state())).distinct().toList();
    if (states.size() == 1) {
      foot.getChildren().add(buttons(states.getFirst()));
    } else {
      foot.getChildren().add(Words.wrapped(ui.text("printers.chosen.mixed"), "muted"));
    }
  }

  private void say(QueueRow row) {
    var job = row.job();
    if (!row.buyer().isEmpty()) {
      var buyer = Words.wrapped(ui.text("printers.job.buyer", row.buyer()), "muted");
      buyer.setId("job-buyer");
      foot.getChildren().add(buyer);
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
  }

  /// Groups of jobs that can be handled alike.
  private enum Group {
    ASKED,
    WAITING,
    HELD,
    LEAVING,
    OVER;

    static Group of(PrintJobState state) {
      return switch (state) {
        case UNKNOWN -> ASKED;
        case QUEUED, RENDERED -> WAITING;
        case HELD -> HELD;
        case SENDING -> LEAVING;
        case SENT, CONFIRMED, FAILED, CANCELLED, EXPIRED -> OVER;
      };
    }
  }

  private HBox buttons(Group group) {
    return switch (group) {
      case ASKED ->
          new HBox(
              8,
              button("job-printed", "printers.action.printed", Feather.CHECK, JobAction.PRINTED),
              button(
                  "job-again",
                  "printers.action.again",
                  Feather.PRINTER,
                  JobAction.LOST_PRINT_AGAIN),
              button("job-lost", "printers.action.lost", Feather.X, JobAction.LOST));
      case WAITING ->
          new HBox(
              8,
              button("job-retry", "printers.action.retry", Feather.REFRESH_CW, JobAction.RETRY),
              button("job-hold", "printers.action.hold", Feather.PAUSE, JobAction.HOLD),
              cancel());
      case HELD ->
          new HBox(
              8,
              button("job-release", "printers.action.release", Feather.PLAY, JobAction.RELEASE),
              cancel());
      case LEAVING -> new HBox();
      case OVER ->
          new HBox(
              8, button("job-reprint", "printers.action.reprint", Feather.COPY, JobAction.REPRINT));
    };
  }

  private ActionButton cancel() {
    return button("job-cancel", "printers.action.cancel", Feather.X, JobAction.CANCEL);
  }

  private ActionButton button(String id, String key, Feather icon, JobAction action) {
    return new ActionButton(id, ui.text(key), icon, () -> queue.act(action));
  }
}
