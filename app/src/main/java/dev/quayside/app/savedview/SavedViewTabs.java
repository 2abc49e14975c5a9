package dev.quayside.app.savedview;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.order.view.CountedView;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The views of a list as tabs in one line, with their counts; those there is no room for are in a
/// menu at its end. Hidden without views.
public final class SavedViewTabs extends Pane {

  /// Greatest width in pixels of one tab; a longer name is cut.
  private static final double WIDEST = 220;

  private static final double GAP = 4;
  private static final double HEIGHT = 32;

  private final SavedViewsModel model;
  private final Ui ui;
  private final MenuButton more;
  private List<ToggleButton> tabs = List.of();
  private boolean hidden;

  public SavedViewTabs(SavedViewsModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    setId("view-tabs");
    getStyleClass().add("view-tabs");
    getStylesheets().add(Theme.sheet(SavedViewTabs.class, "savedview.css"));
    setAccessibleText(ui.text("view.tabs"));
    setMinWidth(0);
    more = new MenuButton("", new FontIcon(Feather.MORE_HORIZONTAL));
    more.setId("view-tabs-more");
    more.setAccessibleText(ui.text("view.more"));
    more.setTooltip(new Tooltip(ui.text("view.more")));
    more.setOnShowing(_ -> fill(more, model, ui));
    fill(more, model, ui);
    managedProperty().bind(visibleProperty());
    Follow.list(this, model.views, this::show);
    Follow.change(this, model.open(), _ -> show());
    show();
  }

  private void show() {
    setVisible(!hidden && !model.views.isEmpty());
    if (tabs.size() != model.views.size()) {
      tabs = IntStream.range(0, model.views.size()).mapToObj(this::tab).toList();
      getChildren().setAll(tabs);
      getChildren().add(more);
    }
    for (int place = 0; place < tabs.size(); place++) {
      var view = model.views.get(place);
      tabs.get(place).setText(words(view, ui));
      tabs.get(place).getTooltip().setText(explained(place, view));
      tabs.get(place).setSelected(model.isOpen(view));
    }
    requestLayout();
  }

  private ToggleButton tab(int place) {
    var tab = new ToggleButton();
    tab.setId("view-tab-" + (place + 1));
    tab.setMaxWidth(WIDEST);
    tab.setOnAction(
        _ -> {
          model.toggle(model.views.get(place));
          show();
        });
    tab.setTooltip(new Tooltip());
    return tab;
  }

  /// The whole name, which may be cut, its days, and the key.
  private String explained(int place, CountedView view) {
    var days = ViewedDays.of(model.list(), view.view().draft().filter());
    var words = words(view, ui) + (days.isEmpty() ? "" : "\n" + ViewedDays.words(days, ui));
    return SavedViewKeys.of(ui.actions(), model.list(), place)
        .map(action -> words + "  " + action.keys())
        .orElse(words);
  }

  /// Leaves the line to a menu, where there is no room for it.
  void hide(boolean now) {
    hidden = now;
    show();
  }

  /// The views as the items of a menu.
  static void fill(MenuButton menu, SavedViewsModel model, Ui ui) {
    menu.getItems()
        .setAll(
            model.views.stream()
                .map(
                    view -> {
                      var item = new CheckMenuItem(words(view, ui));
                      item.setMnemonicParsing(false);
                      item.setSelected(model.isOpen(view));
                      item.setOnAction(_ -> model.toggle(view));
                      return item;
                    })
                .toList());
  }

  static String words(CountedView view, Ui ui) {
    return ui.text("view.tab", view.view().draft().name(), view.count());
  }

  @Override
  protected double computePrefHeight(double width) {
    return HEIGHT;
  }

  @Override
  protected double computeMinHeight(double width) {
    return HEIGHT;
  }

  /// The open view is always among the tabs: it takes the place of those before it.
  @Override
  protected void layoutChildren() {
    double all = tabs.stream().mapToDouble(SavedViewTabs::width).map(each -> each + GAP).sum();
    boolean fits = all - GAP <= getWidth();
    double room = fits ? getWidth() : getWidth() - more.prefWidth(-1) - GAP;
    double kept = tabs.stream().filter(ToggleButton::isSelected).mapToDouble(this::needed).sum();
    double x = 0;
    boolean full = false;
    for (var tab : tabs) {
      double width = width(tab);
      boolean last = tab.isSelected();
      kept -= last ? needed(tab) : 0;
      full = full || (!last && x + width + kept > room);
      boolean shown = last || !full;
      tab.setVisible(shown);
      if (shown) {
        tab.resizeRelocate(x, 0, Math.max(0, Math.min(width, room - x)), HEIGHT);
        x += width + GAP;
      }
    }
    more.setVisible(!fits);
    more.resizeRelocate(Math.min(x, room + GAP), 0, more.prefWidth(-1), HEIGHT);
  }

  private double needed(ToggleButton tab) {
    return width(tab) + GAP;
  }

  private static double width(ToggleButton tab) {
    return Math.min(WIDEST, Math.ceil(tab.prefWidth(-1)));
  }
}
