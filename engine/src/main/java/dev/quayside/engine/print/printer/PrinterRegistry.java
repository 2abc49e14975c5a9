package dev.quayside.engine.print.printer;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.transport.BadPrinterAddress;
import dev.quayside.printing.printer.transport.Transports;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The printers that are set up, read from the database at each call.
public final class PrinterRegistry {

  public static final int LONGEST_NAME = 60;

  private final Database database;
  private final InstantSource clock;
  private final Transports transports = new Transports();
  private final PrinterStore store = new PrinterStore();

  public PrinterRegistry(Database database, InstantSource clock) {
    this.database = database;
    this.clock = clock;
  }

  public List<PrinterSetup> all() {
    return database.read(store::all);
  }

  public Optional<PrinterSetup> setup(String name) {
    return database.read(tx -> store.find(tx, name));
  }

  public Optional<PrinterSetup> standard(Environment environment) {
    return database.read(tx -> store.standard(tx, environment));
  }

  /// The printers that may print in an environment, at most one of them marked as its default.
  public List<PrinterSetup> of(Environment environment) {
    return database.read(
        tx -> {
          var standard = store.standard(tx, environment).map(PrinterSetup::name).orElse("");
          return store.all(tx).stream()
              .filter(each -> each.prints(environment))
              .map(each -> each.asDefault(each.name().equals(standard)))
              .toList();
        });
  }

  public Optional<Printer> find(String name) {
    return setup(name).map(this::opened);
  }

  /// The printer of this name; empty also when it must not print in this environment.
  public Optional<Printer> find(String name, Environment environment) {
    return setup(name).filter(each -> each.prints(environment)).map(this::opened);
  }

  /// All printers, opened and ready to send to.
  public List<Printer> opened() {
    return all().stream().map(this::opened).toList();
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
        tx -> standard(tx, wanted),
        standard -> {
          var kept = kept(wanted, standard);
          var answer = key.answer(kept);
          return tx -> {
            var before = store.find(tx, wanted.name());
            if (before.filter(each -> wanted.sandboxOnly() || !each.sandboxOnly()).isPresent()) {
              throw ProblemException.refused(
                  ProblemCode.CONFLICT, PrintWords.PRINTER_DOUBLE, wanted.name());
            }
            store.put(tx, kept, clock.instant());
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
          var wanted = change.apply(own(tx, name, environment));
          check(wanted);
          return put(tx, wanted);
        });
  }

  private PrinterSetup own(Tx tx, String name, Environment environment) {
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
    var kept = kept(wanted, standard(tx, wanted));
    store.put(tx, kept, clock.instant());
    return kept;
  }

  /// The name of the printer that is used when none is named; without one the wanted printer is.
  private String standard(Tx tx, PrinterSetup wanted) {
    var environment = wanted.sandboxOnly() ? Environment.SANDBOX : Environment.PRODUCTION;
    return store.standard(tx, environment).map(PrinterSetup::name).orElse(wanted.name());
  }

  private static PrinterSetup kept(PrinterSetup wanted, String standard) {
    return wanted.asDefault(wanted.isDefault() || standard.equals(wanted.name()));
  }

  public boolean remove(String name) {
    return database.write(tx -> store.remove(tx, name));
  }

  /// Removes a printer that must exist, with the errors of {@link #change}.
  public boolean remove(String name, Environment environment) {
    return database.write(tx -> store.remove(tx, own(tx, name, environment).name()));
  }

  /// The next free position on the label sheet in the tray.
  public int sheetPlace(String name) {
    return setup(name).map(PrinterSetup::sheetPlace).orElse(1);
  }

  public void turnTo(String name, int place, @Nullable String job) {
    database.write(
        tx -> {
          store.turnTo(tx, name, place, job);
          return true;
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
