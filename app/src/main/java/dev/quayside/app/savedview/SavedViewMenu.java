package dev.quayside.app.savedview;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.savedview.SavedViewForm.Question;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The views of a list as a menu, where there is no room for a line of tabs; and what can be done
/// with views, for a menu beside the list.
public final class SavedViewMenu extends MenuButton {

  /// In pixels: room for the picture and a few letters, and for most names.
  private static final double LEAST = 80;

  private static final double WIDEST = 180;

  private final SavedViewsModel model;
  private final Ui ui;
  private boolean narrow;

  /// @param tabs shown in its place where there is room
  /// @param screen whose width is watched
  /// @param room in pixels
  public SavedViewMenu(
      SavedViewsModel model, SavedViewTabs tabs, Region screen, double room, Ui ui) {
    this.model = model;
    this.ui = ui;
    CutWords.whole(this);
    setId("view-menu");
    setGraphic(new FontIcon(Feather.LAYERS));
    setAccessibleText(ui.text("view.tabs"));
    setMinWidth(LEAST);
    setMaxWidth(WIDEST);
    managedProperty().bind(visibleProperty());
    setOnShowing(_ -> SavedViewTabs.fill(this, model, ui));
    Narrow.follow(
        screen,
        room,
        now -> {
          narrow = now;
          tabs.hide(now);
          tell();
        });
    Follow.list(this, model.views, this::tell);
    Follow.value(this, model.open(), _ -> tell());
  }

  private void tell() {
    boolean any = !model.views.isEmpty();
    setVisible(any && narrow);
    var open = model.open().get();
    setText(open == null ? ui.text("view.tabs") : SavedViewTabs.words(open, ui));
    SavedViewTabs.fill(this, model, ui);
  }

  /// Save as view, and what can be done with the open one.
  public static List<MenuItem> items(SavedViewsModel model, Ui ui) {
    var items = new ArrayList<MenuItem>();
    items.add(
        item(ui.text("view.save-as"), model.isKeepable(), () -> model.form().ask(Question.KEEP)));
    var open = model.open().get();
    if (open != null) {
      var name = open.view().draft().name();
      boolean may = model.mayChange(open);
      items.add(new SeparatorMenuItem());
      items.add(item(ui.text("view.update", name), may && model.isChanged(), model::update));
      items.add(item(ui.text("view.rename", name), may, () -> model.form().ask(Question.RENAME)));
      items.add(item(ui.text("view.remove", name), may, () -> model.form().ask(Question.DELETE)));
    }
    return items;
  }

  private static MenuItem item(String words, boolean possible, Runnable run) {
    var item = new MenuItem(words);
    item.setMnemonicParsing(false);
    item.setDisable(!possible);
    item.setOnAction(_ -> run.run());
    return item;
  }
}
