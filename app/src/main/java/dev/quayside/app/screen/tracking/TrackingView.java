package dev.quayside.app.screen.tracking;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.SearchBox;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.Home;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.Page;
import dev.quayside.app.control.layout.PageHeader;
import dev.quayside.app.list.ListMenus;
import dev.quayside.app.list.ListParts;
import dev.quayside.app.list.Narrowing;
import dev.quayside.app.list.Slot;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.tracking.Tracker;
import dev.quayside.engine.tracking.TrackerTab;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// Parcels on the left, trouble first; the journey of the selected one on the right.
public final class TrackingView extends StackPane {

  private static final double NARROW = 960;

  private final TrackingModel model;
  private final Ui ui;
  private final ListParts parts;
  private final SearchBox search;
  private final RecordTable<Slot<Tracker>> table;

  public TrackingView(TrackingModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    getStyleClass().add("tracking");
    getStylesheets().add(Theme.sheet(TrackingView.class, "tracking.css"));
    parts = new ListParts(model.list(), ui);
    search = parts.search("tracking-search", ui.text("tracking.search"), model.words);
    table = new TrackingTable(model, ui).table();
    Home.of(search.over(table));
    table.setMinWidth(0);
    HBox.setHgrow(table, Priority.ALWAYS);
    parts.whenEmpty(table, this::nothing);
    Follow.list(this, model.list().rows, () -> select(model.chosen().get()));
    var journey = new JourneyView(model, ui);
    var body = new HBox(12, table, journey);
    Narrow.follow(this, NARROW, journey::narrow);
    HBox.setHgrow(search, Priority.ALWAYS);
    var narrowing =
        new Narrowing()
            .by("tab", model.tab, TrackerTab.UNDER_WAY, this::tabWords)
            .words(model.words);
    var filters = new HBox(8, search, new ListMenus(table, narrowing, ui));
    var page = new Page(header()).lines(filters, tabs(), parts.problem()).filling(body);
    getChildren().add(page);
    Follow.value(this, model.chosen(), this::reveal);
    table
        .getSelectionModel()
        .selectedIndexProperty()
        .subscribe(
            index -> {
              if (index.intValue() >= 0 && !model.list().isChanging()) {
                model
                    .list()
                    .whenKnown(List.of(index.intValue()), ids -> ids.forEach(model::choose));
              }
            });
  }

  /// Puts the focus into the search.
  void focusSearch() {
    search.requestFocus();
    search.selectAll();
  }

  private PageHeader header() {
    return new PageHeader(ui.text("place.tracking"), parts.busy(model.list().asking()))
        .counting(parts.counting(count -> ui.text("tracking.count", count)));
  }

  private Node tabs() {
    return parts.tabs(
        ui.text("tracking.tabs"),
        List.of(TrackerTab.values()),
        this::tabWords,
        model.tab,
        model.counts());
  }

  private String tabWords(TrackerTab tab) {
    return ui.text("tracking.tab." + tab.name().toLowerCase(Locale.ROOT));
  }

  private Node nothing() {
    var any = model.counts().get().getOrDefault(TrackerTab.ALL, 0) > 0;
    if (!any) {
      return new EmptyState(Feather.MAP_PIN, ui.text("tracking.none"));
    }
    if (model.words.get().isBlank()) {
      return new EmptyState(
          Feather.CHECK_CIRCLE,
          ui.text(
              model.tab.get() == TrackerTab.ATTENTION
                  ? "tracking.no-trouble"
                  : "tracking.none-here"));
    }
    return parts.noneFound("tracking-widen", ui.text("tracking.none-found"), model::widen);
  }

  private void reveal(@Nullable String shipmentId) {
    int before = table.getSelectionModel().getSelectedIndex();
    select(shipmentId);
    int index = table.getSelectionModel().getSelectedIndex();
    if (index != before) {
      table.scrollTo(Math.max(0, index - 3));
    }
  }

  private void select(@Nullable String shipmentId) {
    int index = shipmentId == null ? -1 : model.list().rows.indexOfId(shipmentId);
    if (index >= 0 && table.getSelectionModel().getSelectedIndex() != index) {
      table.getSelectionModel().clearAndSelect(index);
    }
  }
}
