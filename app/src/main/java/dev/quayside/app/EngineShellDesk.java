package dev.quayside.app;

import dev.quayside.app.shell.ShellDesk;
import dev.quayside.app.shell.WindowMemory;
import dev.quayside.app.task.OffWindowThread;
import dev.quayside.engine.money.Money;
import dev.quayside.engine.printqueue.PrinterSetup;
import dev.quayside.engine.workspace.Workspace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The frame's desk on the engine of this process.
final class EngineShellDesk implements ShellDesk {

  private final OpeningEngine opening;
  private final Path dataDirectory;

  EngineShellDesk(OpeningEngine opening, Path dataDirectory) {
    this.opening = opening;
    this.dataDirectory = dataDirectory;
  }

  @Override
  public List<Workspace> workspaces() {
    return opening.get().workspaces().all();
  }

  @Override
  public Money balance(Workspace workspace) {
    return opening.get().wallets().of(workspace.desk()).available();
  }

  @Override
  public Optional<String> printer() {
    return opening.get().printDesk().printers().stream()
        .filter(PrinterSetup::isDefault)
        .findFirst()
        .map(PrinterSetup::name);
  }

  @Override
  public void remember(WindowMemory memory) {
    OffWindowThread.require();
    memory.save(dataDirectory);
  }
}
