package dev.quayside.engine.print.printer;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.station.Station;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.printing.discovery.Discovery;
import dev.quayside.printing.discovery.FoundPrinter;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.status.Health;
import dev.quayside.printing.printer.status.PrinterStatus;
import dev.quayside.printing.watch.PrinterWatch;
import dev.quayside.printing.watch.WatchedStatus;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The printers of this installation: setting them up, watching their state and discovering new
/// ones.
public final class InstalledPrinters {

  private static final Logger LOG = LoggerFactory.getLogger(InstalledPrinters.class);

  private final PrinterRegistry registry;
  private final Stations stations;
  private final PrinterWatch watch;
  private final Consumer<String> retry;
  private final LiveEvents live;
  private final PrinterChanges news;
  private Set<String> away = Set.of();
  private final Discovery discovery = Discovery.everywhere();

  /// @param retry tries the jobs waiting for the printer of this name at once
  public InstalledPrinters(
      PrinterRegistry registry,
      Stations stations,
      PrinterWatch watch,
      Consumer<String> retry,
      LiveEvents live) {
    this.registry = registry;
    this.stations = stations;
    this.watch = watch;
    this.retry = retry;
    this.live = live;
    news = new PrinterChanges(registry, this::setUpAnew, this::tell);
  }

  public List<PrinterSetup> all() {
    return registry.all();
  }

  /// The printers that may print in an environment, of each station at most one of them marked as
  /// its default.
  public List<PrinterSetup> of(Environment environment) {
    return registry.of(environment);
  }

  /// The printer of this station for what has no route; see {@link PrinterRegistry#standard}.
  public Optional<PrinterSetup> standard(Environment environment) {
    return registry.standard(environment);
  }

  /// Keeps a printer's state for the other stations, as far as the database can be reached: they
  /// only show it.
  public void saw(String printer) {
    try {
      watch.sighting(printer).ifPresent(seen -> registry.saw(printer, seen));
    } catch (StoreException e) {
      LOG.debug("the state of {} is not kept for others", printer, e);
    }
  }

  /// Opens a printer of this station, ready to send to.
  public Optional<Printer> find(String name) {
    return registry.find(name);
  }

  /// A printer's state when it was last asked; empty until then.
  public Optional<WatchedStatus> sighting(String printer) {
    return elsewhere(printer).map(this::told).orElseGet(() -> watch.sighting(printer));
  }

  /// A printer's state when it was last asked, by its own station.
  public Optional<WatchedStatus> sighting(PrinterSetup setup) {
    return registry.isElsewhere(setup) ? told(setup) : watch.sighting(setup.name());
  }

  /// Why a printer does not print at the moment, with what to do; empty when no trouble is known.
  /// Answers at once, without asking the printer.
  public Optional<Message> stopped(String printer) {
    return elsewhere(printer)
        .map(
            setup ->
                told(setup)
                    .map(WatchedStatus::status)
                    .filter(status -> !status.attentions().isEmpty() || isOffline(status))
                    .map(PrinterStatus::words))
        .orElseGet(() -> watch.stopped(printer));
  }

  private static boolean isOffline(PrinterStatus status) {
    return status.health() == Health.OFFLINE;
  }

  private Optional<PrinterSetup> elsewhere(String printer) {
    return registry.setup(printer).filter(registry::isElsewhere);
  }

  /// What another station says of its printer: nothing can be said of one whose station is not
  /// there but that.
  private Optional<WatchedStatus> told(PrinterSetup setup) {
    var station = setup.station();
    if (station != null && stations.offline().contains(station)) {
      var away = PrinterStatus.offline(PrintWords.STATION_OFFLINE.of(station));
      return Optional.of(new WatchedStatus(away, stations.now()));
    }
    return registry.seen(setup.name());
  }

  /// Asks a printer for its state now; takes a second or two at most.
  public Optional<WatchedStatus> look(String printer) {
    registry.find(printer).ifPresent(watch::ask);
    return sighting(printer);
  }

  /// Searches this computer and its network for printers, and sends a live event for each as it is
  /// found.
  ///
  /// @param limit time for all kinds of search together
  public List<FoundPrinter> discover(Duration limit) {
    return discovery.look(limit, each -> live.tellAll(Topic.PRINTER_FOUND, each.address()));
  }

  /// The printers found so far; answers at once.
  public List<FoundPrinter> found() {
    return discovery.found();
  }

  /// Adds or changes a printer and tries the jobs waiting for it at once. The first printer becomes
  /// the default, and a default printer stays the default until another one is made it.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for an invalid name or address
  public PrinterSetup setUp(PrinterSetup wanted) {
    return setUp(all -> all.setUp(wanted));
  }

  /// Adds or changes a printer by another method of the registry, with the same effects as {@link
  /// #setUp(PrinterSetup)}.
  public PrinterSetup setUp(Function<PrinterRegistry, PrinterSetup> way) {
    Acting.require(Right.CHANGE_SETTINGS);
    var setup = way.apply(registry);
    news.heard(setup.name());
    setUpAnew(setup.name());
    return setup;
  }

  public boolean remove(String name) {
    return remove(name, all -> all.remove(name));
  }

  /// Removes a printer by another method of the registry, such as one that checks the environment.
  public boolean remove(String name, Predicate<PrinterRegistry> way) {
    Acting.require(Right.CHANGE_SETTINGS);
    boolean removed = way.test(registry);
    news.heard(name);
    setUpAnew(name);
    return removed;
  }

  /// Looks for changes that another process made, such as the command line beside a running window.
  public void lookForChanges() {
    registry.lookAgain();
    news.look();
  }

  /// Tells of the printers whose station has come or gone, and hears what this one is called.
  public void lookForStations() {
    stations.lookAgain();
    var now = stations.offline();
    var changed = new HashSet<>(now);
    changed.addAll(away);
    changed.removeIf(station -> now.contains(station) && away.contains(station));
    away = now;
    news.at(changed).forEach(this::tell);
  }

  /// Forgets a station that is not there; its printers stay, to be handed over or removed.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND`; `CONFLICT` while it is
  ///   there
  public void forgetStation(String id) {
    stations.forget(id, tx -> registry.noteForgotten(tx, id));
    lookForStations();
  }

  /// Calls a station something else, which everything of it follows.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `FORBIDDEN`, `NOT_FOUND`,
  ///   `INVALID_REQUEST`; `CONFLICT` when another one is called so
  public Station renameStation(String id, String name) {
    Acting.require(Right.CHANGE_SETTINGS);
    var renamed = stations.rename(id, name, tx -> registry.noteRenamed(tx, id));
    lookAtStations();
    return renamed;
  }

  /// Shows what stations are called now.
  public void lookAtStations() {
    lookForStations();
    lookForChanges();
    registry.all().forEach(each -> tell(each.name()));
  }

  private void setUpAnew(String printer) {
    watch.forget(printer);
    watch.lookAgain(printer);
    retry.accept(printer);
    tell(printer);
  }

  private void tell(String printer) {
    live.tellAll(Topic.PRINTER_CHANGED, printer);
  }
}
