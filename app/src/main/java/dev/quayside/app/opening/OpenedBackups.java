package dev.quayside.app.opening;

import com.sun.glass.ui.Application;
import com.sun.glass.ui.Application.EventHandler;
import dev.quayside.engine.platform.store.Backup;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Receives backups opened in the macOS Finder, which passes files to the running program and not
/// on its command line. The toolkit receives them but has no public interface for it, so its own
/// event handler is wrapped.
public final class OpenedBackups extends EventHandler {

  private final EventHandler toolkits;
  private final Consumer<Path> later;
  private boolean listening;
  private @Nullable Path first;

  private OpenedBackups(EventHandler toolkits, Consumer<Path> later) {
    this.toolkits = toolkits;
    this.later = later;
  }

  /// Receives opened backups from now on, on macOS.
  ///
  /// @param later called with each one opened while the program runs
  /// @return the one the program was started with
  public static Optional<Path> ofFinder(Consumer<Path> later) {
    boolean macos = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("mac");
    return macos ? hear(Application.GetApplication(), later) : Optional.empty();
  }

  static Optional<Path> hear(Application toolkit, Consumer<Path> later) {
    var here = new OpenedBackups(toolkit.getEventHandler(), later);
    // the toolkit at once reports files opened earlier to a new handler
    toolkit.setEventHandler(here);
    here.listening = true;
    return Optional.ofNullable(here.first);
  }

  @Override
  public void handleOpenFilesAction(Application toolkit, long time, String[] files) {
    Arrays.stream(files)
        .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(Backup.ENDING))
        .map(Path::of)
        .forEach(this::opened);
  }

  private void opened(Path backup) {
    if (listening) {
      later.accept(backup);
    } else {
      first = backup;
    }
  }

  @Override
  public void handleQuitAction(Application toolkit, long time) {
    toolkits.handleQuitAction(toolkit, time);
  }

  @Override
  public void handlePreferencesChanged(Map<String, Object> preferences) {
    toolkits.handlePreferencesChanged(preferences);
  }
}
