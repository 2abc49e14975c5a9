package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.print.printer.PrinterChanges;
import dev.quayside.engine.print.printer.PrinterRegistry;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.discovery.Discovery;
import dev.quayside.printing.discovery.FoundPrinter;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.watch.PrinterWatch;
import dev.quayside.printing.watch.WatchedStatus;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/// The printers of this installation: set up, watched, and looked for.
public final class InstalledPrinters {

  private final PrinterRegistry registry;
  private final PrinterWatch watch;
  private final Consumer<String> retry;
  private final LiveEvents live;
  private final PrinterChanges news;
  private final Discovery discovery = Discovery.everywhere();

  /// @param retry tries at once what waits for the printer of this name
  InstalledPrinters(
      PrinterRegistry registry, PrinterWatch watch, Consumer<String> retry, LiveEvents live) {
    this.registry = registry;
    this.watch = watch;
    this.retry = retry;
    this.live = live;
    news = new PrinterChanges(registry, this::setUpAnew, this::tell);
  }

  public List<PrinterSetup> all() {
    return registry.all();
  }

  /// Those that print paper of an environment, at most one of them as its default.
  public List<PrinterSetup> of(Environment environment) {
    return registry.of(environment);
  }

  /// The printer of this name, ready to send to.
  public Optional<Printer> find(String name) {
    return registry.find(name);
  }

  /// How a printer was when it was last asked; empty until then.
  public Optional<WatchedStatus> sighting(String printer) {
    return watch.sighting(printer);
  }

  /// Why nothing comes out of a printer now, with what to do; empty when nothing is known against
  /// it. Never waits.
  public Optional<Message> stopped(String printer) {
    return watch.stopped(printer);
  }

  /// Asks a printer now how it is; at most a second or two.
  public Optional<WatchedStatus> look(String printer) {
    registry.find(printer).ifPresent(watch::ask);
    return sighting(printer);
  }

  /// Looks for printers in the computer and its network; tells of each as it is found.
  ///
  /// @param limit for all ways together
  public List<FoundPrinter> discover(Duration limit) {
    return discovery.look(limit, each -> live.tellAll(Topic.PRINTER_FOUND, each.address()));
  }

  /// What was found so far; never waits.
  public List<FoundPrinter> found() {
    return discovery.found();
  }

  /// Adds a printer or changes it; jobs that wait for it are tried at once. The first one becomes
  /// the default, and a default stays it until another is made the default.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for a name or an address that cannot be
  public PrinterSetup setUp(PrinterSetup wanted) {
    return setUp(all -> all.setUp(wanted));
  }

  /// As {@link #setUp(PrinterSetup)}, in one of the registry's other ways.
  public PrinterSetup setUp(Function<PrinterRegistry, PrinterSetup> way) {
    var setup = way.apply(registry);
    news.heard(setup.name());
    setUpAnew(setup.name());
    return setup;
  }

  public boolean remove(String name) {
    return remove(name, all -> all.remove(name));
  }

  /// As {@link #remove(String)}, in one of the registry's other ways.
  public boolean remove(String name, Predicate<PrinterRegistry> way) {
    boolean removed = way.test(registry);
    news.heard(name);
    setUpAnew(name);
    return removed;
  }

  /// What another process beside this one set up.
  void lookForChanges() {
    news.look();
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
