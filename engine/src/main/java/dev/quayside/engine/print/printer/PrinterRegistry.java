package dev.quayside.engine.print.printer;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.Cached;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.station.Station;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.transport.BadPrinterAddress;
import dev.quayside.printing.printer.transport.Transports;
import dev.quayside.printing.watch.WatchedStatus;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The printers that are set up, read from the database at each call.
public final class PrinterRegistry {

  public static final int LONGEST_NAME = 60;

  private static final String CREATED = "printer.created";
  private static final String CHANGED = "printer.changed";

  private final Database database;
  private final InstantSource clock;
  private final Supplier<Station> here;
  private final Noting noting;
  private final Transports transports = new Transports();
  private final PrinterStore store = new PrinterStore();

  private final Cached<List<Printer>> opened = new Cached<>();
  private final AtomicLong written = new AtomicLong();

  /// Notes who changed a printer, in the transaction that does it.
  @FunctionalInterface
  public interface Noting {
    /// @param action as `printer.changed`
    void note(Tx tx, String action, String printer);
  }

  /// @param here the station of this engine: only its printers are opened here
  public PrinterRegistry(
      Database database, InstantSource clock, Supplier<Station> here, Noting noting) {
    this.database = database;
    this.clock = clock;
    this.here = here;
    this.noting = noting;
  }

  /// Takes the printers that were set up before there were stations.
  public void takeOwnerless(Tx tx) {
    store.take(tx, here.get().id());
  }

  /// A station by its name.
  ///
  /// @param name null for the one of this engine
  public Optional<Station> station(Tx tx, @Nullable String name) {
    var own = here.get();
    return name == null || name.equals(own.name())
        ? Optional.of(own)
        : store.stationNamed(tx, name);
  }

  /// As {@link #station}, for a request that names one in its field `station`.
  ///
  /// @throws ProblemException `INVALID_REQUEST` when there is none of this name
  public Station demandStation(Tx tx, @Nullable String name) {
    return station(tx, name)
        .orElseThrow(
            () -> invalid("station", PrintWords.NO_STATION.of(Objects.requireNonNull(name))));
  }

  public boolean isOwn(PrinterSetup setup) {
    return here.get().name().equals(setup.station());
  }

  public List<PrinterSetup> all() {
    return database.readOnce(store::all);
  }

  public Optional<PrinterSetup> setup(String name) {
    return database.readOnce(tx -> store.find(tx, name));
  }

  /// The printer for what has no route: this station's default, else, when it has no printer, the
  /// one that is a default elsewhere.
  public Optional<PrinterSetup> standard(Environment environment) {
    return database.read(
        tx -> {
          if (store.of(tx, here.get().id()).stream().anyMatch(each -> each.prints(environment))) {
            return store.standard(tx, environment, here.get().id());
          }
          var elsewhere = of(tx, environment).stream().filter(PrinterSetup::isDefault).toList();
          return elsewhere.size() == 1 ? Optional.of(elsewhere.getFirst()) : Optional.empty();
        });
  }

  /// The default printer of another station.
  public Optional<PrinterSetup> standard(Environment environment, String stationName) {
    return of(environment).stream()
        .filter(each -> each.isDefault() && stationName.equals(each.station()))
        .findFirst();
  }

  /// The printers that may print in an environment, of each station at most one of them marked as
  /// its default.
  public List<PrinterSetup> of(Environment environment) {
    return database.read(tx -> of(tx, environment));
  }

  private List<PrinterSetup> of(Tx tx, Environment environment) {
    var all = store.all(tx).stream().filter(each -> each.prints(environment)).toList();
    return all.stream()
        .map(each -> each.asDefault(each.isDefault() && !isOutdone(each, all)))
        .toList();
  }

  /// Whether its station has a default of the sandbox's own, which goes first there.
  private static boolean isOutdone(PrinterSetup one, List<PrinterSetup> all) {
    return !one.sandboxOnly()
        && all.stream()
            .anyMatch(
                each ->
                    each.sandboxOnly()
                        && each.isDefault()
                        && Objects.equals(each.station(), one.station()));
  }

  /// Whether this engine sends to the printer, and no other.
  public boolean isOwn(String name) {
    return own(name).isPresent();
  }

  private Optional<PrinterSetup> own(String name) {
    return database.read(tx -> own(tx, name));
  }

  private Optional<PrinterSetup> own(Tx tx, String name) {
    return store.of(tx, here.get().id()).stream()
        .filter(each -> each.name().equals(name))
        .findFirst();
  }

  /// A printer of this station, opened.
  public Optional<Printer> find(String name) {
    return own(name).map(this::opened);
  }

  /// A printer of this station; empty also when it must not print in this environment.
  public Optional<Printer> find(String name, Environment environment) {
    return own(name).filter(each -> each.prints(environment)).map(this::opened);
  }

  /// All printers of this station, opened and ready to send to. They are asked how they are all the
  /// time, so where the database is a network away they are remembered until something was written.
  public List<Printer> opened() {
    long now = database.load().changes();
    if (written.getAndSet(now) != now || !database.isShared()) {
      opened.forget();
    }
    return opened.get(
        () ->
            database.readOnce(tx -> store.of(tx, here.get().id())).stream()
                .map(this::opened)
                .toList());
  }

  /// Forgets what another engine has changed.
  public void lookAgain() {
    opened.forget();
  }

  /// Keeps what this station has heard of one of its printers, for the others.
  public void saw(String name, WatchedStatus watched) {
    database.change(
        tx -> {
          store.saw(tx, name, here.get().id(), SeenPrinter.of(watched));
        });
  }

  /// What another station has heard of its printer.
  public Optional<WatchedStatus> seen(String name) {
    return database.read(tx -> store.seen(tx, name)).map(SeenPrinter::watched);
  }

  public boolean isElsewhere(PrinterSetup setup) {
    return setup.station() != null && !setup.station().equals(here.get().name());
  }

  /// A printer of any station, for drawing: only its own station may send to it.
  public Optional<Printer> anywhere(String name, Environment environment) {
    return setup(name).filter(each -> each.prints(environment)).map(this::opened);
  }

  /// @throws ProblemException `INVALID_REQUEST` for an invalid name or address
  public PrinterSetup setUp(PrinterSetup wanted) {
    check(wanted);
    return database.write(tx -> put(tx, wanted));
  }

  /// Adds a printer that must be new. Production takes over the name of a sandbox printer.
  ///
  /// @throws ProblemException `INVALID_REQUEST` as {@link #setUp}; `CONFLICT` when the name is
  ///   taken
  public PrinterSetup add(PrinterSetup wanted, RequestKey<PrinterSetup> key) {
    check(wanted);
    return database.writeIfUnchanged(
        tx -> placed(tx, wanted),
        placed -> {
          var kept = placed.setup();
          var answer = key.answer(kept);
          return tx -> {
            var before = store.find(tx, wanted.name());
            if (before.filter(each -> wanted.sandboxOnly() || !each.sandboxOnly()).isPresent()) {
              throw ProblemException.refused(
                  ProblemCode.CONFLICT, PrintWords.PRINTER_DOUBLE, wanted.name());
            }
            store.put(tx, kept, placed.station().id(), clock.instant());
            noting.note(tx, CREATED, kept.name());
            answer.keep(tx);
            return kept;
          };
        });
  }

  /// Changes a printer that must exist.
  ///
  /// @param environment environment of the key that changes it
  /// @throws ProblemException `INVALID_REQUEST` as {@link #setUp}; `NOT_FOUND` when there is none
  ///   of this name; `FORBIDDEN` when the sandbox did not add it
  public PrinterSetup change(
      String name, Environment environment, UnaryOperator<PrinterSetup> change) {
    return database.write(
        tx -> {
          var before = belonging(tx, name, environment);
          var wanted = change.apply(before);
          check(wanted);
          return put(tx, wanted);
        });
  }

  private PrinterSetup belonging(Tx tx, String name, Environment environment) {
    var found =
        store
            .find(tx, name)
            .filter(each -> each.prints(environment))
            .orElseThrow(() -> ProblemException.notFound(PrintWords.PRINTER, name));
    if (!found.belongsTo(environment)) {
      throw ProblemException.refused(ProblemCode.FORBIDDEN, PrintWords.NOT_OF_SANDBOX, name);
    }
    return found;
  }

  private PrinterSetup put(Tx tx, PrinterSetup wanted) {
    var placed = placed(tx, wanted);
    noting.note(tx, store.find(tx, wanted.name()).isPresent() ? CHANGED : CREATED, wanted.name());
    store.put(tx, placed.setup(), placed.station().id(), clock.instant());
    return placed.setup();
  }

  /// @param setup says its station's name and whether it is its default: a station's first printer
  ///   is
  private record Placed(PrinterSetup setup, Station station) {}

  private Placed placed(Tx tx, PrinterSetup wanted) {
    var at = at(tx, wanted);
    var environment = wanted.sandboxOnly() ? Environment.SANDBOX : Environment.PRODUCTION;
    var standard =
        store.standard(tx, environment, at.id()).map(PrinterSetup::name).orElse(wanted.name());
    boolean isDefault = wanted.isDefault() || standard.equals(wanted.name());
    return new Placed(wanted.at(at.name()).asDefault(isDefault), at);
  }

  /// The station a printer is at from now on. This is also what hands it over: before each job its
  /// station makes sure that it is still its own.
  private Station at(Tx tx, PrinterSetup wanted) {
    var said = wanted.station();
    return said == null
        ? store.stationOf(tx, wanted.name()).orElseGet(here)
        : demandStation(tx, said);
  }

  void noteForgotten(Tx tx, String station) {
    noting.note(tx, "station.deleted", station);
  }

  void noteRenamed(Tx tx, String station) {
    noting.note(tx, "station.changed", station);
  }

  public boolean remove(String name) {
    return database.write(tx -> removed(tx, name));
  }

  /// Removes a printer that must exist, with the errors of {@link #change}.
  public boolean remove(String name, Environment environment) {
    return database.write(tx -> removed(tx, belonging(tx, name, environment).name()));
  }

  private boolean removed(Tx tx, String name) {
    boolean removed = store.remove(tx, name);
    if (removed) {
      noting.note(tx, "printer.deleted", name);
    }
    return removed;
  }

  /// The next free position on the label sheet in the tray.
  public int sheetPlace(String name) {
    return setup(name).map(PrinterSetup::sheetPlace).orElse(1);
  }

  public void turnTo(String name, int place, @Nullable String job) {
    database.change(
        tx -> {
          store.turnTo(tx, name, place, job);
        });
  }

  /// Gives back the sheet positions of a job of which nothing was printed, unless another job was
  /// drawn after it.
  public void giveBack(String name, String job, int labels) {
    setup(name)
        .filter(printer -> printer.profile().sheet() != null && printer.sheetPlace() != null)
        .ifPresent(
            printer -> {
              var sheet = Objects.requireNonNull(printer.profile().sheet());
              int place = Objects.requireNonNull(printer.sheetPlace());
              database.write(tx -> store.giveBack(tx, name, sheet.before(place, labels), job));
            });
  }

  private void check(PrinterSetup wanted) {
    if (wanted.name().isBlank() || wanted.name().length() > LONGEST_NAME) {
      throw invalid("name", PrintWords.NAME.of(LONGEST_NAME));
    }
    checkSheet(wanted);
    try {
      transports.open(wanted.address());
    } catch (BadPrinterAddress e) {
      throw invalid("address", e.reason());
    }
  }

  private static void checkSheet(PrinterSetup wanted) {
    var sheet = wanted.profile().sheet();
    var place = wanted.sheetPlace();
    if (sheet != null && !wanted.language().isPaged()) {
      throw invalid("language", PrintWords.SHEETS_PDF.of());
    }
    if (sheet != null && place != null && (place < 1 || place > sheet.places())) {
      throw invalid("sheetPlace", PrintWords.SHEETS_PLACE.of(sheet.places()));
    }
  }

  private static ProblemException invalid(String field, Message why) {
    return ProblemException.invalid(ProblemCode.INVALID_REQUEST, field, why);
  }

  private Printer opened(PrinterSetup setup) {
    return new Printer(
        setup.name(), transports.open(setup.address()), setup.language(), setup.profile());
  }
}
