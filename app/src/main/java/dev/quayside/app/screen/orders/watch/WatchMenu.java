package dev.quayside.app.screen.orders.watch;

import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.engine.order.file.watch.WatchedFolder;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Chooses the folder whose files become orders by themselves, and switches it on and off.
public final class WatchMenu extends MenuButton {

  private final WatchModel model;
  private final Ui ui;

  public WatchMenu(WatchModel model, Ui ui) {
    super("", new FontIcon(Feather.FOLDER));
    this.model = model;
    this.ui = ui;
    setId("orders-watch");
    setMinWidth(USE_PREF_SIZE);
    setAccessibleText(ui.text("orders.watch"));
    Follow.value(this, model.folder(), this::watch);
  }

  private void watch(@Nullable WatchedFolder folder) {
    boolean on = folder != null && folder.on();
    setText(ui.text(on ? "orders.watch.on" : "orders.watch"));
    var choose = new MenuItem(ui.text("orders.watch.choose"));
    choose.setOnAction(
        _ ->
            new FileDialogs(ui.texts())
                .folder("orders.watch.choose")
                .ifPresent(path -> model.watch(path.toString(), true)));
    getItems().setAll(choose);
    if (folder != null) {
      var active = new CheckMenuItem(ui.text("orders.watch.active", folder.path()));
      active.setMnemonicParsing(false);
      active.setSelected(folder.on());
      active.setOnAction(_ -> model.watch(folder.path(), active.isSelected()));
      getItems().add(active);
    }
  }
}
