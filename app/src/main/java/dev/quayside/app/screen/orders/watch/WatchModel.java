package dev.quayside.app.screen.orders.watch;

import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.order.file.watch.WatchedFolder;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The watched folder of the workspace.
public final class WatchModel {

  private final Background background;
  private final Choosing choosing;
  private final Consumer<Throwable> failed;
  private final Refresh<Optional<WatchedFolder>> reading;
  private final ReadOnlyObjectWrapper<@Nullable WatchedFolder> folder =
      new ReadOnlyObjectWrapper<>();

  /// Has the engine watch a folder, or stop.
  @FunctionalInterface
  public interface Choosing {
    WatchedFolder watch(String path, boolean on);
  }

  /// @param reads the folder of the workspace; called off the window's thread, as `choosing` is
  public WatchModel(
      Background background,
      Callable<Optional<WatchedFolder>> reads,
      Choosing choosing,
      Consumer<Throwable> failed) {
    this.background = background;
    this.choosing = choosing;
    this.failed = failed;
    reading = new Refresh<>(background, () -> reads, now -> folder.set(now.orElse(null)), failed);
  }

  /// The folder; null when none was ever chosen.
  public ReadOnlyObjectProperty<@Nullable WatchedFolder> folder() {
    return folder.getReadOnlyProperty();
  }

  /// Starts to watch a folder, or stops.
  public void watch(String path, boolean on) {
    background.run(() -> choosing.watch(path, on), folder::set, failed);
  }

  public void read() {
    reading.now();
  }

  /// Reads it again soon, as it may have changed.
  public void changed() {
    reading.soon();
  }
}
