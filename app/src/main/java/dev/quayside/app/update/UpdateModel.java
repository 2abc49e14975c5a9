package dev.quayside.app.update;

import dev.quayside.app.task.Background;
import dev.quayside.app.task.OffWindowThread;
import dev.quayside.engine.platform.update.News;
import dev.quayside.engine.platform.update.Updates;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Whether there is a newer version, and whether to look for one.
public final class UpdateModel {

  private static final Logger LOG = LoggerFactory.getLogger(UpdateModel.class);

  /// How long to wait after the start: the engine and the first parcel come first.
  private static final Duration AFTER_START = Duration.ofSeconds(20);

  /// How often to check whether a day has passed since the last look: windows stay open for weeks.
  private static final Duration AGAIN = Duration.ofHours(1);

  private final Background background;
  private final Updates updates;
  private final Consumer<URI> browser;
  private final Consumer<Throwable> failed;
  private final ReadOnlyObjectWrapper<@Nullable News> news = new ReadOnlyObjectWrapper<>();

  /// Whether newer versions are looked for.
  public final BooleanProperty on = new SimpleBooleanProperty(true);

  private boolean kept = true;

  /// @param browser opens a page in the user's browser
  /// @param failed called when a choice cannot be stored
  public UpdateModel(
      Background background, Updates updates, Consumer<URI> browser, Consumer<Throwable> failed) {
    this.background = background;
    this.updates = updates;
    this.browser = browser;
    this.failed = failed;
    on.addListener((_, _, now) -> turn(now));
  }

  /// The newer version; null while there is none to show.
  public ReadOnlyObjectProperty<@Nullable News> news() {
    return news.getReadOnlyProperty();
  }

  /// The running version; empty when no address to ask for newer ones is known.
  public Optional<String> lookingSince() {
    return updates.canLook() ? updates.version() : Optional.empty();
  }

  public void start() {
    away(
        updates::isOn,
        now -> {
          kept = now;
          on.set(now);
        },
        failed);
    if (updates.canLook()) {
      background.after(AFTER_START, this::look);
    }
  }

  /// Opens the download page in the browser. Nothing is installed from here.
  public void download() {
    var told = news.get();
    if (told != null) {
      browser.accept(told.download());
    }
  }

  /// Hides this version for good.
  public void dismiss() {
    var told = news.get();
    if (told != null) {
      news.set(null);
      away(
          () -> {
            updates.dismiss(told.version());
            return told;
          },
          _ -> {},
          failed);
    }
  }

  private void look() {
    away(updates::look, this::tell, UpdateModel::log);
    background.after(AGAIN, this::look);
  }

  private void turn(boolean now) {
    if (now != kept) {
      kept = now;
      away(
          () -> {
            updates.turn(now);
            return updates.look();
          },
          this::tell,
          failed);
    }
  }

  private void tell(Optional<News> found) {
    news.set(found.orElse(null));
  }

  private static void log(Throwable failure) {
    LOG.info("newer versions cannot be looked for", failure);
  }

  private <T> void away(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
    background.run(
        () -> {
          OffWindowThread.require();
          return work.call();
        },
        done,
        failed);
  }
}
