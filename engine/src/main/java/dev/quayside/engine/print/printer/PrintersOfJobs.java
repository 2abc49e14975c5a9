package dev.quayside.engine.print.printer;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.Printers;
import java.util.Optional;
import java.util.function.Function;

/// The printers as the queue knows them. The last gate before the bytes leave: nothing but paper of
/// the sandbox goes to a printer that a key of the sandbox set up, not even when it bears the name
/// of one that was removed and that a job, a route or a fallback still means.
///
/// @param environments of the workspaces
public record PrintersOfJobs(
    PrinterRegistry registry, Function<WorkspaceId, Environment> environments) implements Printers {

  @Override
  public Optional<Printer> find(String name) {
    return registry.find(name);
  }

  @Override
  public Optional<Printer> find(String name, PrintDocument document) {
    return registry.find(name, environment(document));
  }

  @Override
  public Optional<String> fallback(String name) {
    return registry.setup(name).map(PrinterSetup::fallback);
  }

  /// What is nobody's is the desk's.
  private Environment environment(PrintDocument document) {
    return Optional.ofNullable(document.owner())
        .map(WorkspaceId::new)
        .map(environments)
        .orElse(Environment.PRODUCTION);
  }
}
