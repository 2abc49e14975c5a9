package dev.quayside.app.screen.settings.data;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.platform.store.Backup;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The data directory, and backups of it.
public final class DataModel extends AskingModel {

  /// The pattern of backup files.
  static final String FILES = "*" + Backup.ENDING;

  private final DataGateway gateway;
  private final Notices notices;
  private final @Nullable Consumer<Path> opening;
  private final ReadOnlyStringWrapper directory = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper desk = new ReadOnlyStringWrapper("");

  /// What this desk is to be called.
  public final StringProperty newDesk = new SimpleStringProperty("");

  /// @param opening opens a backup in a separate process, which asks before it restores; null when
  ///   this program's start command is unknown
  public DataModel(
      Background background,
      DataGateway gateway,
      Notices notices,
      @Nullable Consumer<Path> opening) {
    super(background);
    this.opening = opening;
    this.gateway = gateway;
    this.notices = notices;
  }

  public ReadOnlyStringProperty directory() {
    return directory.getReadOnlyProperty();
  }

  /// The name of this desk.
  public ReadOnlyStringProperty desk() {
    return desk.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    directory.set(gateway.directory().toString());
    asking.ask(gateway::desk, this::show);
  }

  /// Calls this desk as typed; nothing when it is called so already.
  public void renameDesk() {
    var name = newDesk.get().strip();
    if (!name.equals(desk.get())) {
      asking.ask(
          () -> gateway.rename(name),
          renamed -> {
            show(renamed);
            notices.tell(Notice.done("settings.data.desk.renamed", renamed));
          });
    }
  }

  private void show(String name) {
    desk.set(name);
    newDesk.set(name);
  }

  /// Whether a backup can be restored from here.
  public boolean restores() {
    return opening != null;
  }

  /// Opens a backup in a separate process, once it is known to be one that can be restored.
  ///
  /// @param closing closes this window, which releases the data for that process
  public void restore(Path file, Runnable closing) {
    if (opening != null) {
      asking.ask(
          () -> gateway.look(file),
          _ -> {
            opening.accept(file);
            closing.run();
          });
    }
  }

  /// Makes a backup; a name without the ending of backups gets it.
  public void backUp(Path file) {
    var named = named(file);
    asking.ask(
        () -> {
          gateway.backUp(named);
          return named;
        },
        done -> notices.tell(Notice.done("settings.data.done", done.getFileName().toString())));
  }

  private static Path named(Path file) {
    var name = String.valueOf(file.getFileName());
    return name.toLowerCase(Locale.ROOT).endsWith(Backup.ENDING)
        ? file
        : file.resolveSibling(name + Backup.ENDING);
  }
}
