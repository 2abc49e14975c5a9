package dev.quayside.app;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.restore.RestoreModel;
import dev.quayside.app.restore.RestoreView;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.app.shell.window.Zoom;
import dev.quayside.app.task.Background;
import dev.quayside.app.theme.Theme;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneId;
import javafx.scene.Scene;

/// The first scene of a window that was opened with a backup; the data directory is not locked
/// meanwhile.
final class RestoreQuestion {

  private RestoreQuestion() {}

  /// The question, as large as the window that replaces it.
  ///
  /// @param goOn opens the window itself
  static Scene of(
      Background background, Path backup, Path directory, WindowMemory memory, Runnable goOn) {
    var model = new RestoreModel(background, backup, directory, InstantSource.system(), goOn);
    model.look();
    var texts = new Texts(memory.language());
    var ui =
        new Ui(
            texts,
            new Formats(texts, ZoneId.systemDefault()),
            new Actions(texts::text, texts::keys));
    var scene =
        new Scene(
            Zoom.of(new RestoreView(model, ui), memory.zoom()),
            Workstation.WIDTH,
            Workstation.HEIGHT);
    Theme.apply(scene, memory.appearance());
    return scene;
  }
}
