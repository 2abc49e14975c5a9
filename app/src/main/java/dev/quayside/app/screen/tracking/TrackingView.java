package dev.quayside.app.screen.tracking;

import dev.quayside.app.control.Busy;
import dev.quayside.app.control.EmptyState;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Page;
import dev.quayside.app.control.PageHeader;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.SearchBox;
import dev.quayside.app.control.SegmentedTabs;
import dev.quayside.app.control.Ui;
import dev.quayside.app.list.Slot;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.tracking.Tracker;
import dev.quayside.engine.tracking.TrackerTab;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// Parcels on the left, trouble first; the journey of the one looked at on the right.
public final class TrackingView extends StackPane {

  private final TrackingModel model;
  private final Ui ui;
  private final SearchBox search;
  private final RecordTable<Slot<Tracker>> table;

  public TrackingView(TrackingModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    getStyleClass().add("tracking");
    getStylesheets().add(Theme.sheet(TrackingView.class, "tracking.css"));
    search =
        new SearchBox(
            "tracking-search",
            ui.text("tracking.search"),
            ui.text("tracking.clear"),
            model.words());
    table = new TrackingTable(model, ui).table();
    table.setMinWidth(0);
    HBox.setHgrow(table, Priority.ALWAYS);
    table.whenEmpty(empty());
    model.list().answered().subscribe(_ -> table.whenEmpty(empty()));
    model
        .list()
        .rows()
        .addListener(
            (ListChangeListener<Object>)
                _ -> {
                  table.whenEmpty(empty());
                  select(model.chosen().get());
                });
    var body = new HBox(12, table, new JourneyView(model, ui));
    var page =
        new Page(header())
            .lines(search, tabs(), new InlineProblem(model.list().problem(), ui, retry()))
            .filling(body);
    getChildren().add(page);
    model.chosen().subscribe(this::select);
    table
        .getSelectionModel()
        .selectedItemProperty()
        .subscribe(
            slot -> {
              if (slot != null) {
                model.choose(slot.id());
              }
            });
  }

  /// Where typing begins.
  void focusSearch() {
    search.requestFocus();
    search.selectAll();
  }

  private PageHeader header() {
    var busy = Busy.circle(ui.text("tracking.asking"));
    busy.visibleProperty().bind(model.list().asking());
    return new PageHeader(ui.text("place.tracking"), busy)
        .counting(
            Bindings.createStringBinding(
                () -> ui.text("tracking.count", model.list().rows().size()), model.list().rows()));
  }

  private Node tabs() {
    var tabs =
        new SegmentedTabs<>(
            ui.text("tracking.tabs"), List.of(TrackerTab.values()), this::tabWords, model.tab());
    model
        .counts()
        .subscribe(
            _ -> {
              for (var tab : TrackerTab.values()) {
                tabs.name(tab, tabWords(tab));
              }
            });
    return tabs;
  }

  private String tabWords(TrackerTab tab) {
    var name = ui.text("tracking.tab." + tab.name().toLowerCase(Locale.ROOT));
    var count = model.counts().get().get(tab);
    return count == null
        ? name
        : ui.text(
            "tracking.tab-count",
            name,
            NumberFormat.getIntegerInstance(ui.texts().locale()).format(count));
  }

  private Button retry() {
    var retry = new Button(ui.text("tracking.retry"));
    retry.getStyleClass().add("link");
    retry.setOnAction(_ -> model.list().ask());
    return retry;
  }

  private Node empty() {
    if (!model.list().answered().get()) {
      var asking = Busy.line(ui.text("tracking.asking"));
      asking.setAlignment(Pos.CENTER);
      return asking;
    }
    var any = model.counts().get().getOrDefault(TrackerTab.ALL, 0) > 0;
    if (!any) {
      return new EmptyState(Feather.MAP_PIN, ui.text("tracking.none"));
    }
    if (model.words().get().isBlank()) {
      return new EmptyState(
          Feather.CHECK_CIRCLE,
          ui.text(
              model.tab().get() == TrackerTab.ATTENTION
                  ? "tracking.no-trouble"
                  : "tracking.none-here"));
    }
    var widen = new Button(ui.text("tracking.widen"));
    widen.setOnAction(_ -> model.widen());
    return new EmptyState(Feather.SEARCH, ui.text("tracking.none-found"), widen);
  }

  private void select(@Nullable String shipmentId) {
    int index = shipmentId == null ? -1 : model.list().rows().indexOfId(shipmentId);
    if (index >= 0 && table.getSelectionModel().getSelectedIndex() != index) {
      table.getSelectionModel().clearAndSelect(index);
      table.scrollTo(Math.max(0, index - 3));
    }
  }
}
