package dev.quayside.app.screen.settings.data;

import dev.quayside.app.task.OffWindowThread;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.StoreException;
import java.nio.file.Path;

/// Makes backups of the installation this window works on.
public record DataGateway(Path directory) {

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
