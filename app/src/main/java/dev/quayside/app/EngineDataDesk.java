package dev.quayside.app;

import dev.quayside.app.screen.settings.data.DataDesk;
import dev.quayside.app.task.OffWindowThread;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.store.Backup;
import dev.quayside.engine.store.DataDirectory;
import dev.quayside.engine.store.StoreException;
import java.nio.file.Path;

/// Backups of the installation this window works on.
record EngineDataDesk(Path directory) implements DataDesk {

  @Override
  public void backUp(Path file) {
    OffWindowThread.require();
    try {
      new Backup(DataDirectory.at(directory)).write(file);
    } catch (StoreException e) {
      throw ProblemException.refused(
          ProblemCode.SERVICE_UNAVAILABLE, String.valueOf(e.getMessage()));
    }
  }
}
