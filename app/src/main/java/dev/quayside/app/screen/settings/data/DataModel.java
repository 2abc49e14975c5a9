package dev.quayside.app.screen.settings.data;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.platform.store.Backup;
import java.nio.file.Path;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Where everything is kept, and a copy of it.
public final class DataModel extends AskingModel {

  /// What backups are called.
  static final String FILES = "*" + Backup.ENDING;

  private final DataGateway gateway;
  private final Notices notices;
  private final ReadOnlyStringWrapper directory = new ReadOnlyStringWrapper("");

  public DataModel(Background background, DataGateway gateway, Notices notices) {
    super(background);
    this.gateway = gateway;
    this.notices = notices;
  }

  public ReadOnlyStringProperty directory() {
    return directory.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.ask(gateway::directory, found -> directory.set(found.toString()));
  }

  public void backUp(Path file) {
    asking.ask(
        () -> {
          gateway.backUp(file);
          return file;
        },
        done -> notices.tell(Notice.done("settings.data.done", done.getFileName().toString())));
  }
}
