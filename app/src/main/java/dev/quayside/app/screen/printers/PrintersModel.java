package dev.quayside.app.screen.printers;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.printers.PrintersDesk.Deed;
import dev.quayside.app.task.Background;
import dev.quayside.engine.printqueue.PrintKind;
import dev.quayside.engine.printqueue.PrintRoute;
import dev.quayside.engine.printqueue.PrinterSetup;
import dev.quayside.engine.problem.Problem;
import dev.quayside.printing.discovery.FoundPrinter;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The printers, what waits for them, and where each kind of paper goes.
public final class PrintersModel {

  /// The parts of the screen.
  public enum Part {
    PRINTERS,
    QUEUE,
    ROUTES
  }

  private static final Duration LOOK_AGAIN = Duration.ofSeconds(2);

  private final Background background;
  private final PrintersDesk desk;
  private final Notices notices;
  private final ObservableList<PrinterRow> printers = FXCollections.observableArrayList();
  private final ObservableList<FoundPrinter> found = FXCollections.observableArrayList();
  private final ObservableList<PrintJob> jobs = FXCollections.observableArrayList();
  private final ObservableList<PrintRoute> routes = FXCollections.observableArrayList();
  private final ObservableList<String> carriers = FXCollections.observableArrayList();
  private final ObjectProperty<Part> part = new SimpleObjectProperty<>(Part.PRINTERS);
  private final ObjectProperty<@Nullable PrintJob> job = new SimpleObjectProperty<>();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
  private final BooleanProperty looking = new SimpleBooleanProperty();
  private final BooleanProperty looked = new SimpleBooleanProperty();
  private final BooleanProperty editing = new SimpleBooleanProperty();
  private final BooleanProperty adding = new SimpleBooleanProperty();
  private final BooleanProperty removing = new SimpleBooleanProperty();
  private final BooleanProperty wrong = new SimpleBooleanProperty();
  private final PrinterForm form = new PrinterForm();
  private Background.Timer clock = () -> {};
  private boolean begun;

  public PrintersModel(Background background, PrintersDesk desk, Notices notices) {
    this.background = background;
    this.desk = desk;
    this.notices = notices;
  }

  public ObservableList<PrinterRow> printers() {
    return printers;
  }

  public ObservableList<FoundPrinter> found() {
    return found;
  }

  public ObservableList<PrintJob> jobs() {
    return jobs;
  }

  public ObservableList<PrintRoute> routes() {
    return routes;
  }

  public ObservableList<String> carriers() {
    return carriers;
  }

  public ObjectProperty<Part> part() {
    return part;
  }

  /// The chosen job; null when none is.
  public ObjectProperty<@Nullable PrintJob> job() {
    return job;
  }

  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  /// Whether the network is being looked through.
  public BooleanProperty looking() {
    return looking;
  }

  /// Whether it was looked through once.
  public BooleanProperty looked() {
    return looked;
  }

  /// Whether the form is open.
  public BooleanProperty editing() {
    return editing;
  }

  /// Whether the form holds a printer that is not there yet.
  public BooleanProperty adding() {
    return adding;
  }

  /// Whether the person is asked if the printer is to be removed.
  public BooleanProperty removing() {
    return removing;
  }

  /// Whether a number in the form is none.
  public BooleanProperty wrong() {
    return wrong;
  }

  public PrinterForm form() {
    return form;
  }

  /// How many jobs only a person can settle.
  public long asked() {
    return jobs.stream().filter(each -> each.state() == PrintJobState.UNKNOWN).count();
  }

  /// The person has come: everything is asked for, again and again until they leave the workspace.
  public void shown() {
    if (!begun) {
      begun = true;
      look();
      background.run(desk::carriers, carriers::setAll, this::fail);
      refresh();
    }
  }

  public void leave() {
    clock.cancel();
  }

  public void look() {
    if (!looking.get()) {
      looking.set(true);
      background.run(
          desk::find,
          all -> {
            looking.set(false);
            looked.set(true);
            found.setAll(all);
          },
          failure -> {
            looking.set(false);
            fail(failure);
          });
    }
  }

  public void choose(@Nullable PrinterRow row) {
    removing.set(false);
    wrong.set(false);
    if (row != null) {
      form.show(row.setup());
      adding.set(false);
      editing.set(true);
    }
  }

  public void add() {
    open();
    form.clear();
  }

  /// What is found is added as it is; the form then shows it.
  public void add(FoundPrinter printer) {
    open();
    form.show(printer);
    save();
  }

  /// Adds a folder that labels go into as PDF files, for desks without a printer.
  ///
  /// @param name what the printer is called
  public void addFolder(String name) {
    ask(
        () -> desk.setUpFolder(name),
        setup -> {
          open();
          saved(setup);
        });
  }

  public void close() {
    editing.set(false);
    removing.set(false);
    problem.set(null);
  }

  public void save() {
    var wanted = form.read();
    wrong.set(wanted.isEmpty());
    wanted.ifPresent(setup -> ask(() -> desk.setUp(setup), this::saved));
  }

  public void test() {
    var name = form.name().get();
    ask(
        () -> desk.test(name),
        _ -> {
          notices.tell(Notice.done("printers.notice.test", name));
          reload();
        });
  }

  /// Prints the scanner's commands on the printer in the form, else where such sheets go.
  public void commands() {
    var open = editing.get() && !adding.get();
    var name = open ? form.name().get() : null;
    ask(
        () -> desk.commands(name),
        job -> {
          notices.tell(Notice.done("printers.notice.commands", job.printer()));
          reload();
        });
  }

  public void remove() {
    var name = form.name().get();
    ask(
        () -> desk.remove(name),
        _ -> {
          close();
          reload();
        });
  }

  public void act(Deed deed) {
    var chosen = job.get();
    if (chosen != null) {
      ask(() -> desk.act(deed, chosen.id()), _ -> reload());
    }
  }

  public void route(PrintKind kind, String carrier, String printer) {
    ask(
        () -> {
          desk.route(new PrintRoute(kind, carrier, printer));
          return kind;
        },
        _ -> reload());
  }

  public void unroute(PrintRoute route) {
    ask(
        () -> {
          desk.unroute(route.kind(), route.carrier());
          return route;
        },
        _ -> reload());
  }

  private void open() {
    adding.set(true);
    removing.set(false);
    wrong.set(false);
    editing.set(true);
  }

  private void saved(PrinterSetup setup) {
    form.show(setup);
    adding.set(false);
    found.removeIf(each -> each.address().equals(setup.address()));
    notices.tell(Notice.done("printers.notice.saved", setup.name()));
    reload();
  }

  private void refresh() {
    reload();
    clock = background.after(LOOK_AGAIN, this::refresh);
  }

  private record Everything(
      List<PrinterRow> printers, List<PrintJob> jobs, List<PrintRoute> routes) {}

  private void reload() {
    background.run(
        () -> new Everything(desk.printers(), desk.line(), desk.routes()),
        all -> {
          replace(printers, all.printers());
          showJobs(all.jobs());
          replace(routes, all.routes());
        },
        this::fail);
  }

  /// The chosen job stays chosen as it changes.
  private void showJobs(List<PrintJob> fresh) {
    var chosen = job.get();
    replace(jobs, fresh);
    if (chosen != null) {
      job.set(
          fresh.stream().filter(each -> each.id().equals(chosen.id())).findFirst().orElse(null));
    }
  }

  /// Leaves a list alone that says the same, so that nothing jumps under the person's hands.
  private static <T> void replace(ObservableList<T> shown, List<T> fresh) {
    if (!Objects.equals(shown, fresh)) {
      shown.setAll(fresh);
    }
  }

  private <T> void ask(Callable<T> question, Consumer<T> answered) {
    background.run(
        question,
        answer -> {
          problem.set(null);
          answered.accept(answer);
        },
        this::fail);
  }

  private void fail(Throwable failure) {
    problem.set(Failures.problem(failure));
  }
}
