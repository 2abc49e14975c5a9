package dev.quayside.app.screen.printers;

import dev.quayside.app.list.Loading;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.person.Permissions;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.print.PrintRoute;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.printing.discovery.FoundPrinter;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The model of the Printers screen: the printers, their jobs, and the printer of each kind of
/// document.
public final class PrintersModel {

  /// The parts of the screen.
  public enum Part {
    PRINTERS,
    QUEUE,
    ROUTES
  }

  private static final Duration RETRY = Duration.ofSeconds(5);

  private final Background background;
  private final PrintersGateway gateway;
  private final Notices notices;
  public final ObservableList<PrinterRow> printers = FXCollections.observableArrayList();
  public final ObservableList<FoundPrinter> found = FXCollections.observableArrayList();
  private final QueueModel queue;
  public final ObservableList<PrintRoute> routes = FXCollections.observableArrayList();
  public final ObservableList<String> carriers = FXCollections.observableArrayList();
  public final ObjectProperty<Part> part = new SimpleObjectProperty<>(Part.PRINTERS);
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
  private final PrinterSearch search;

  /// Whether the form is open.
  public final BooleanProperty editing = new SimpleBooleanProperty();

  /// Whether the form holds a printer that is not added yet.
  public final BooleanProperty adding = new SimpleBooleanProperty();

  /// Whether the user is being asked if the printer is to be removed.
  public final BooleanProperty removing = new SimpleBooleanProperty();

  /// Whether a number in the form is invalid.
  public final BooleanProperty wrong = new SimpleBooleanProperty();

  private final ReadOnlyObjectWrapper<@Nullable String> elsewhere = new ReadOnlyObjectWrapper<>();
  private final PrinterForm form = new PrinterForm();
  private final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> notRead = new ReadOnlyObjectWrapper<>();
  private final Refresh<PrintersGateway.Everything> reading;
  private final Listening listening;
  private Background.Timer again = () -> {};
  private Supplier<Permissions> permissions = () -> Permissions.NONE;
  private boolean begun;
  private boolean hearing;

  public PrintersModel(Background background, PrintersGateway gateway, Notices notices) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    queue = new QueueModel(gateway, notices, this::askAnew);
    search = new PrinterSearch(background, gateway, this::reload, this::notRead);
    reading = new Refresh<>(background, () -> gateway::everything, this::read, this::notRead);
    listening = new Listening(background);
  }

  public void permit(Supplier<Permissions> person) {
    permissions = person;
  }

  /// Whether the person may change printers and routes; for another person all is drawn anew.
  boolean mayChange() {
    return permissions.get().may(Right.CHANGE_SETTINGS);
  }

  /// The state of reading the printers, their jobs and routes.
  public Loading loading() {
    return new Loading(loaded.getReadOnlyProperty(), notRead.getReadOnlyProperty(), this::retry);
  }

  /// The state of the search: only after it is it known that there is nothing.
  public Loading finding() {
    return new Loading(search.looked, notRead.getReadOnlyProperty(), this::look);
  }

  public QueueModel queue() {
    return queue;
  }

  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  /// Whether a search for printers is under way.
  public BooleanProperty looking() {
    return search.looking;
  }

  /// Whether printers have been searched for at least once.
  public BooleanProperty looked() {
    return search.looked;
  }

  /// The other desk that the printer in the form is at; null for one of this desk.
  public ReadOnlyObjectProperty<@Nullable String> elsewhere() {
    return elsewhere.getReadOnlyProperty();
  }

  public PrinterForm form() {
    return form;
  }

  /// Reads everything when the screen is first shown, and again after every change until the
  /// workspace is left.
  public void shown() {
    if (!begun) {
      begun = true;
      look();
      retry();
    }
  }

  public void leave() {
    listening.end();
    again.cancel();
  }

  /// Reads everything again after a failure.
  public void retry() {
    notRead.set(null);
    background.run(gateway::carriers, carriers::setAll, this::notRead);
    reload();
    if (!hearing) {
      listening.begin(
          () -> gateway.listen(_ -> background.onModelThread(this::heard)),
          this::hears,
          this::notRead);
    }
  }

  private void hears() {
    hearing = true;
    heard();
  }

  public void look() {
    search.look();
  }

  public void choose(@Nullable PrinterRow row) {
    removing.set(false);
    wrong.set(false);
    if (row != null) {
      elsewhere.set(row.elsewhere());
      form.show(row.setup());
      adding.set(false);
      editing.set(true);
    }
  }

  public void add() {
    open();
    form.clear();
  }

  /// Adds a found printer as it is and opens it in the form.
  public void add(FoundPrinter printer) {
    open();
    form.show(printer);
    save();
  }

  /// Adds a folder that receives labels as PDF files, for workstations without a printer.
  ///
  /// @param name of the new printer
  public void addFolder(String name) {
    ask(
        () -> gateway.setUpFolder(name),
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

  /// Saves what is in the form. A new printer without a name is called as its address says.
  public void save() {
    if (adding.get()) {
      form.nameByAddress(printers.stream().map(row -> row.setup().name()).toList());
    }
    read(setup -> ask(() -> gateway.setUp(setup), this::saved));
  }

  /// Prints a test label as the form says, which is saved for that when the person may.
  public void test() {
    if (mayChange()) {
      read(setup -> ask(() -> gateway.setUp(setup), kept -> test(kept.name())));
    } else {
      test(form.name().get());
    }
  }

  private void test(String name) {
    ask(
        () -> gateway.test(name),
        _ -> {
          notices.tell(Notice.done("printers.notice.test", name));
          reload();
        });
  }

  private void read(Consumer<PrinterSetup> valid) {
    var wanted = form.read();
    wrong.set(wanted.isEmpty());
    wanted.ifPresent(valid);
  }

  /// Prints the scanner's commands on the printer in the form, else on the one such sheets are
  /// routed to.
  public void commands() {
    var open = editing.get() && !adding.get();
    var name = open ? form.name().get() : null;
    ask(
        () -> gateway.commands(name),
        job -> {
          notices.tell(Notice.done("printers.notice.commands", job.printer()));
          reload();
        });
  }

  public void remove() {
    var name = form.name().get();
    ask(
        () -> gateway.remove(name),
        _ -> {
          close();
          reload();
        });
  }

  /// Brings the printer in the form to this desk; the other one sends nothing to it any more.
  public void takeOver() {
    var name = form.name().get();
    ask(
        () -> gateway.takeOver(name),
        setup -> {
          elsewhere.set(null);
          saved(setup);
        });
  }

  public void route(PrintKind kind, String carrier, String printer) {
    ask(
        () -> {
          gateway.route(new PrintRoute(kind, carrier, printer));
          return kind;
        },
        _ -> reload());
  }

  public void unroute(PrintRoute route) {
    ask(
        () -> {
          gateway.unroute(route.kind(), route.carrier());
          return route;
        },
        _ -> reload());
  }

  private void open() {
    elsewhere.set(null);
    adding.set(true);
    removing.set(false);
    wrong.set(false);
    editing.set(true);
  }

  private void saved(PrinterSetup setup) {
    form.show(setup);
    adding.set(false);
    notices.tell(Notice.done("printers.notice.saved", setup.name()));
    reload();
  }

  private void read(PrintersGateway.Everything all) {
    notRead.set(null);
    loaded.set(true);
    replace(printers, all.printers());
    replace(found, all.found());
    queue.show(all.jobs(), all.lost());
    replace(routes, all.routes());
  }

  private void notRead(Throwable failure) {
    notRead.set(Failures.problem(failure));
    again.cancel();
    again = background.after(RETRY, this::reload);
  }

  private void heard() {
    if (!listening.isOver()) {
      reading.soon();
    }
  }

  private void reload() {
    reading.now();
  }

  /// Replaces a list's content only if it differs, so that nothing jumps under the user's hands.
  static <T> void replace(ObservableList<T> shown, List<T> fresh) {
    if (!Objects.equals(shown, fresh)) {
      shown.setAll(fresh);
    }
  }

  private <T> void askAnew(Callable<T> question, Consumer<T> answered) {
    ask(
        question,
        answer -> {
          answered.accept(answer);
          reload();
        });
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
