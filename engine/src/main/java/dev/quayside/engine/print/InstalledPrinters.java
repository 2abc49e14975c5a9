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

/// The printers of this installation: setting them up, watching their state and discovering new
/// ones.
public final class InstalledPrinters {

  private final PrinterRegistry registry;
  private final PrinterWatch watch;
  private final Consumer<String> retry;
  private final LiveEvents live;
  private final PrinterChanges news;
  private final Discovery discovery = Discovery.everywhere();

  /// @param retry tries the jobs waiting for the printer of this name at once
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

  /// The printers that may print in an environment, at most one of them marked as its default.
  public List<PrinterSetup> of(Environment environment) {
    return registry.of(environment);
  }

  /// Opens the printer of this name, ready to send to.
  public Optional<Printer> find(String name) {
    return registry.find(name);
  }

  /// A printer's state when it was last asked; empty until then.
  public Optional<WatchedStatus> sighting(String printer) {
    return watch.sighting(printer);
  }

  /// Why a printer does not print at the moment, with what to do; empty when no trouble is known.
  /// Answers at once, without asking the printer.
  public Optional<Message> stopped(String printer) {
    return watch.stopped(printer);
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
    boolean removed = way.test(registry);
    news.heard(name);
    setUpAnew(name);
    return removed;
  }

  /// Looks for changes that another process made, such as the command line beside a running window.
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
