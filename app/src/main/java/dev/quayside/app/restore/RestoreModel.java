package dev.quayside.app.restore;

import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.OffWindowThread;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import java.nio.file.Path;
import java.time.InstantSource;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Asks whether an opened backup is to replace the data. Nothing is replaced without a yes.
public final class RestoreModel {

  private final Asking asking;
  private final Path file;
  private final Path directory;
  private final InstantSource clock;
  private final Runnable goOn;
  private final ReadOnlyObjectWrapper<Backup.@Nullable Contents> contents =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper done = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Path> before = new ReadOnlyObjectWrapper<>();

  /// @param directory of the data
  /// @param goOn opens the window on the data, restored or not
  public RestoreModel(
      Background background, Path file, Path directory, InstantSource clock, Runnable goOn) {
    asking = new Asking(background);
    this.file = file;
    this.directory = directory;
    this.clock = clock;
    this.goOn = goOn;
  }

  public Path file() {
    return file;
  }

  /// Looks into the backup.
  public void look() {
    asking.ask(
        () -> {
          OffWindowThread.require();
          return Acting.asEngine(() -> backups().look(file));
        },
        contents::set);
  }

  /// What is in the backup, and what would be lost; null until it is known.
  public ReadOnlyObjectProperty<Backup.@Nullable Contents> contents() {
    return contents.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty busy() {
    return asking.busy();
  }

  /// Why a restore failed; null until one has. Nothing has changed then.
  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return asking.problem();
  }

  /// Whether the backup has been restored.
  public ReadOnlyBooleanProperty done() {
    return done.getReadOnlyProperty();
  }

  /// Where the replaced data is kept; null when there was none.
  public ReadOnlyObjectProperty<@Nullable Path> before() {
    return before.getReadOnlyProperty();
  }

  public void restore() {
    asking.ask(
        () -> {
          OffWindowThread.require();
          return Acting.asEngine(() -> backups().restore(file, clock.instant()));
        },
        aside -> {
          before.set(aside.orElse(null));
          done.set(true);
        });
  }

  /// Those of the data, which no engine and no person is at: whoever may open the file may restore
  /// it, as at the terminal.
  private Backup backups() {
    return new Backup(DataDirectory.at(directory));
  }

  public void goOn() {
    if (!busy().get()) {
      goOn.run();
    }
  }
}
