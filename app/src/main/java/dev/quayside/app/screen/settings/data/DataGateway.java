package dev.quayside.app.screen.settings.data;

import dev.quayside.app.task.OffWindowThread;
import dev.quayside.engine.Engine;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.StoreException;
import java.nio.file.Path;
import java.util.function.Supplier;

/// Makes backups of the installation this window works on.
///
/// @param engine of this desk
public record DataGateway(Path directory, Supplier<Engine> engine) {

  /// What other desks know this one by.
  String desk() {
    OffWindowThread.require();
    return engine.get().installation().stations().own().name();
  }

  /// Calls this desk something else, for all.
  ///
  /// @return what it is called now
  /// @throws ProblemException as {@link
  ///   dev.quayside.engine.print.printer.InstalledPrinters#renameStation}
  String rename(String name) {
    OffWindowThread.require();
    var open = engine.get();
    var own = open.installation().stations().own();
    return open.printService().printers().renameStation(own.id(), name).name();
  }

  /// Looks into a backup before it is restored.
  ///
  /// @throws ProblemException when it is none, or cannot be restored
  public Backup.Contents look(Path backup) {
    OffWindowThread.require();
    try {
      return new Backup(DataDirectory.at(directory)).look(backup);
    } catch (StoreException e) {
      throw new ProblemException(e.problem());
    }
  }

  /// Copies everything into one file, which must not exist yet.
  public void backUp(Path file) {
    OffWindowThread.require();
    try {
      new Backup(DataDirectory.at(directory)).write(file);
    } catch (StoreException e) {
      throw new ProblemException(e.problem());
    }
  }
}
