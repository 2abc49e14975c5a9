package dev.quayside.app.list;

import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Narrow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.collections.MapChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Two menus beside a list: the user's saved filters, and the columns to show. Both are remembered
/// for the next start.
public final class ListMenus extends HBox {

  private static final String BETWEEN = "\n";

  /// In pixels. In a narrower line, as at 1024 x 700 and 150 %, the menus show an icon without
  /// words and arrow.
  private static final double LINE = 640;

  private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

  private final RecordTable<?> table;
  private final Narrowing narrowing;
  private final Ui ui;
  private final MenuButton filters;
  private final MenuButton columns;
  private Supplier<List<MenuItem>> others = List::of;

  // A strong reference, so that the weak listener lives as long as the menus; the habits live
  // longer.
  private final MapChangeListener<String, String> recall = _ -> recall();

  public ListMenus(RecordTable<?> table, Narrowing narrowing, Ui ui) {
    super(4);
    this.table = table;
    this.narrowing = narrowing;
    this.ui = ui;
    filters = menu("filters", ui.text("list.filters"), Feather.BOOKMARK);
    columns = menu("columns", ui.text("list.columns"), Feather.COLUMNS);
    filters.setOnShowing(_ -> fillFilters());
    columns.setOnShowing(_ -> fillColumns());
    fillFilters();
    fillColumns();
    getChildren().addAll(filters, columns);
    setMinWidth(USE_PREF_SIZE);
    ui.habits().all().addListener(new javafx.collections.WeakMapChangeListener<>(recall));
    recall();
  }

  /// Has more items at the end of the menu of filters.
  ///
  /// @param items asked for whenever it opens
  public ListMenus with(Supplier<List<MenuItem>> items) {
    others = items;
    return this;
  }

  /// @param line the line the menus are in, whose width is watched
  public ListMenus in(Region line) {
    Narrow.follow(
        line,
        LINE,
        narrow ->
            List.of(filters, columns).forEach(each -> each.pseudoClassStateChanged(TIGHT, narrow)));
    return this;
  }

  private MenuButton menu(String name, String words, Feather icon) {
    var menu = new MenuButton("", new FontIcon(icon));
    menu.setId(table.getId() + "-" + name);
    menu.setAccessibleText(words);
    menu.setTooltip(new Tooltip(words));
    menu.getStyleClass().add("list-menu");
    return menu;
  }

  private void fillFilters() {
    var items = new ArrayList<MenuItem>();
    saved().forEach(filter -> items.add(item(narrowing.say(filter), () -> narrowing.set(filter))));
    if (!items.isEmpty()) {
      items.add(new SeparatorMenuItem());
    }
    var now = narrowing.now();
    var save = item(ui.text("list.filters.save"), () -> save(now));
    save.setDisable(now.isEmpty() || saved().contains(now));
    items.add(save);
    if (!saved().isEmpty()) {
      var delete = new Menu(ui.text("list.filters.delete"));
      saved()
          .forEach(
              filter -> delete.getItems().add(item(narrowing.say(filter), () -> delete(filter))));
      items.add(delete);
    }
    var more = others.get();
    if (!more.isEmpty()) {
      items.add(new SeparatorMenuItem());
      items.addAll(more);
    }
    filters.getItems().setAll(items);
  }

  private void fillColumns() {
    var items = new ArrayList<MenuItem>();
    for (var column : table.getColumns()) {
      if (!column.getText().isEmpty()) {
        items.add(column(column));
      }
    }
    var usual = item(ui.text("list.columns.usual"), () -> ui.habits().set(name("columns"), ""));
    usual.setDisable(table.wanted().isEmpty());
    items.add(new SeparatorMenuItem());
    items.add(usual);
    columns.getItems().setAll(items);
  }

  private CheckMenuItem column(TableColumn<?, ?> column) {
    var item = new CheckMenuItem(column.getText());
    item.setMnemonicParsing(false);
    item.setSelected(column.isVisible());
    item.setOnAction(_ -> show(column.getId(), item.isSelected()));
    return item;
  }

  private void show(String column, boolean shown) {
    var wanted = new java.util.TreeMap<>(table.wanted());
    wanted.put(column, shown);
    ui.habits()
        .set(
            name("columns"),
            wanted.entrySet().stream()
                .map(each -> each.getKey() + "=" + each.getValue())
                .collect(Collectors.joining(BETWEEN)));
  }

  /// Shows the columns that the user chose at this desk.
  public void recall() {
    var wanted =
        lines("columns").stream()
            .map(each -> each.split("=", 2))
            .filter(each -> each.length == 2)
            .collect(Collectors.toMap(each -> each[0], each -> Boolean.valueOf(each[1])));
    if (!wanted.equals(Map.copyOf(table.wanted()))) {
      table.want(wanted);
    }
  }

  private List<String> saved() {
    return lines("filters");
  }

  private void save(String filter) {
    var all = new ArrayList<>(saved());
    all.add(filter);
    ui.habits().set(name("filters"), String.join(BETWEEN, all));
  }

  private void delete(String filter) {
    var left = saved().stream().filter(each -> !each.equals(filter)).toList();
    ui.habits().set(name("filters"), String.join(BETWEEN, left));
  }

  private List<String> lines(String what) {
    return ui.habits().get(name(what)).lines().filter(line -> !line.isBlank()).toList();
  }

  private String name(String what) {
    return table.getId() + "." + what;
  }

  private static MenuItem item(String words, Runnable run) {
    var item = new MenuItem(words);
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> run.run());
    return item;
  }
}
