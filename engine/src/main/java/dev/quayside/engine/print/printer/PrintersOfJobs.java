package dev.quayside.engine.print.printer;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.Printers;
import java.util.Optional;
import java.util.function.Function;

/// The printers for the queue. The last check before bytes are sent: a printer set up by a sandbox
/// key prints only for the sandbox, even when it has the name of a removed printer that a job, a
/// route or a fallback still refers to.
///
/// @param environments the environment of a workspace
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
    // what another station would have to send is not taken over: it may be far away
    return registry.setup(name).map(PrinterSetup::fallback).filter(registry::isOwn);
  }

  /// The environment of a document; those of no workspace, such as test labels, belong to
  /// production.
  private Environment environment(PrintDocument document) {
    return Optional.ofNullable(document.owner())
        .map(WorkspaceId::new)
        .map(environments)
        .orElse(Environment.PRODUCTION);
  }
}
