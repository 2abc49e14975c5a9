package dev.quayside.app.screen.insights;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.PageHeader;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.control.layout.SegmentedTabs;
import dev.quayside.app.screen.insights.InsightsGateway.Overview;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.analytics.history.Savings;
import java.text.NumberFormat;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Figures, charts, and two forms about the next parcel.
public final class InsightsView extends StackPane {

  private static final double CHART = 216;

  private final InsightsModel model;
  private final Ui ui;
  private final InsightCharts charts;
  private final InsightTables tables;
  private static final double NARROW = 640;

  private final Label spent = Words.whole("", "figure");

  /// How many parcels others pay, which cost nothing here.
  private final Label others = Words.wrapped("", "muted");

  private final Label labels = Words.whole("", "figure");
  private final Label saved = Words.whole("", "figure");
  private final ChartCard spending;
  private final ChartCard perHour;
  private final ChartCard onTime;
  private final ChartCard exceptions;
  private final ChartCard transit;
  private final StackPane lanes = new StackPane();

  /// Shown where others pay for parcels.
  private final StackPane payors = new StackPane();

  private final Card payorsCard;

  public InsightsView(InsightsModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    charts = new InsightCharts(model, ui);
    tables = new InsightTables(model, ui);
    spending = new ChartCard("insights-spending", ui.text("insights.spending"), CHART, ui);
    perHour = new ChartCard("insights-hours", ui.text("insights.per-hour"), CHART, ui);
    onTime = new ChartCard("insights-on-time", ui.text("insights.on-time"), CHART, ui);
    exceptions = new ChartCard("insights-exceptions", ui.text("insights.exceptions"), CHART, ui);
    transit = new ChartCard("insights-transit", ui.text("insights.transit"), CHART, ui);
    lanes.setPrefHeight(CHART);
    VBox.setVgrow(lanes, Priority.ALWAYS);
    payorsCard = new Card(ui.text("insights.payors")).with(payors);
    payorsCard.setId("insights-payors");
    payors.setPrefHeight(CHART);
    others.setId("insights-others");
    showOthers(0);
    show(payorsCard, false);
    List.of(spent, labels, saved).forEach(each -> each.setText(ui.text("insights.unknown")));
    getStyleClass().add("insights");
    getStylesheets().add(Theme.sheet(InsightsView.class, "insights.css"));
    var scroll = new ScrollArea(content());
    scroll.setId("insights-scroll");
    getChildren().add(scroll);
    Follow.value(this, model.overview().answer(), this::show);
    Follow.value(this, model.overview().asking(), this::showAsking);
    Follow.list(this, model.carriers, () -> show(model.overview().answer().get()));
  }

  private Node content() {
    var lanesCard = new Card(ui.text("insights.savings")).with(lanes);
    var column =
        new VBox(
            12,
            header(),
            new InlineProblem(model.overview().problem(), ui, retry()),
            figures(),
            stacked(sized(row(spending.card(), perHour.card()), 3, 2)),
            stacked(row(onTime.card(), transit.card(), exceptions.card())),
            payorsCard,
            stacked(sized(row(lanesCard, new QuestionsView(model, ui)), 3, 2)));
    column.getStyleClass().add("page");
    return column;
  }

  private PageHeader header() {
    var busy = Busy.circle(ui.text("insights.asking"));
    busy.visibleProperty().bind(model.overview().asking());
    return new PageHeader(
        ui.text("place.insights"),
        busy,
        new SegmentedTabs<>(
            ui.text("insights.days"),
            List.of(Days.values()),
            days -> ui.text(days.key()),
            model.days));
  }

  private Button retry() {
    var retry = new Button(ui.text("insights.retry"));
    retry.getStyleClass().add("link");
    retry.setOnAction(_ -> model.look());
    return retry;
  }

  /// The three figures in columns with a share of the width. An HBox would be as high as its
  /// captions at their least width.
  private Region figures() {
    var grid = new GridPane(12, 0);
    grid.addRow(
        0,
        figure("insights.spent", spent, others),
        figure("insights.labels", labels),
        figure("insights.saved", saved));
    for (int i = 0; i < grid.getColumnCount(); i++) {
      var column = new ColumnConstraints();
      column.setPercentWidth(100.0 / grid.getColumnCount());
      grid.getColumnConstraints().add(column);
    }
    return grid;
  }

  private Region figure(String caption, Label... figures) {
    var name = Words.of(ui.text(caption), "caption");
    name.setWrapText(true);
    name.setMinHeight(0);
    name.setMaxHeight(Double.MAX_VALUE);
    name.setAlignment(Pos.TOP_LEFT);
    VBox.setVgrow(name, Priority.ALWAYS);
    var card = new VBox(name);
    card.getChildren().addAll(figures);
    card.getStyleClass().addAll("card", "figure-card");
    return card;
  }

  private static HBox row(Region... cards) {
    var row = new HBox(12, cards);
    for (var card : cards) {
      HBox.setHgrow(card, Priority.ALWAYS);
      card.setMinWidth(0);
      card.setPrefWidth(100);
    }
    return row;
  }

  /// Puts the cards of a row one below the other in a narrow window.
  private static Region stacked(HBox row) {
    var cards = List.copyOf(row.getChildren());
    var column = new VBox(12);
    var either = new StackPane(row);
    Narrow.follow(
        either,
        NARROW,
        narrow -> {
          row.getChildren().clear();
          column.getChildren().clear();
          cards.forEach(card -> ((Region) card).setMaxWidth(Double.MAX_VALUE));
          (narrow ? column : row).getChildren().setAll(cards);
          either.getChildren().setAll(narrow ? column : row);
        });
    return either;
  }

  /// Gives the two parts of a row their shares of its width.
  private static HBox sized(HBox row, double first, double second) {
    var left = (Region) row.getChildren().getFirst();
    var right = (Region) row.getChildren().getLast();
    row.widthProperty()
        .subscribe(
            width -> {
              double room = Math.max(0, width.doubleValue() - 12);
              left.setPrefWidth(room * first / (first + second));
              left.setMaxWidth(left.getPrefWidth());
              right.setPrefWidth(room * second / (first + second));
              right.setMaxWidth(right.getPrefWidth());
            });
    return row;
  }

  /// Shows that the first answer is being waited for; later the old numbers stay meanwhile.
  private void showAsking(boolean asking) {
    if (model.overview().answer().get() == null) {
      for (var card : List.of(spending, perHour, onTime, transit, exceptions)) {
        card.empty(asking ? busy() : new Region());
      }
      lanes.getChildren().setAll(asking ? busy() : new Region());
    }
  }

  private Node busy() {
    var line = Busy.line(ui.text("insights.asking"));
    line.setAlignment(Pos.CENTER);
    return line;
  }

  private void show(@Nullable Overview overview) {
    if (overview == null) {
      return;
    }
    var count = NumberFormat.getIntegerInstance(ui.texts().locale());
    spent.setText(ui.formats().money(overview.spending().total()));
    showOthers(overview.savings().paidByOthers());
    labels.setText(count.format(overview.spending().labels()));
    saved.setText(ui.formats().money(overview.savings().total()));
    showSpending(overview);
    showCarriers(overview);
    showPayors(overview);
    lanes
        .getChildren()
        .setAll(
            overview.savings().topLanes().isEmpty()
                ? empty(Feather.TAG, "insights.none.savings")
                : advice(overview.savings()));
  }

  private void showOthers(int parcels) {
    others.setText(parcels == 0 ? "" : ui.text("insights.others", parcels));
    show(others, parcels > 0);
  }

  private void showPayors(Overview overview) {
    show(payorsCard, overview.isPaidByOthers());
    if (overview.isPaidByOthers()) {
      payors.getChildren().setAll(tables.payors(overview.payors()));
    }
  }

  private static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /// What to do on the route with the largest savings, the others, and the way to do it.
  private Node advice(Savings savings) {
    var lane = savings.topLanes().getFirst();
    var words =
        Words.wrapped(
            ui.text(
                "insights.advice",
                lane.lane(),
                model.name(lane.recommendedCarrier()),
                model.name(lane.currentCarrier()),
                ui.formats().money(lane.savings()),
                lane.shipmentCount()));
    words.setId("insights-advice");
    var table = tables.lanes(savings);
    VBox.setVgrow(table, Priority.ALWAYS);
    var rule = new ActionButton(ui.actions().require("insights.rules"), Feather.FILTER);
    return new VBox(8, words, table, rule);
  }

  private void showSpending(Overview overview) {
    if (overview.spending().labels() == 0) {
      spending.empty(empty(Feather.BAR_CHART_2, "insights.none.spending"));
    } else {
      var bars = Bars.of(overview.spending(), model.days.get().aBar());
      spending.show(charts.spending(bars), tables.spending(bars, charts));
    }
    if (overview.perHour().stream().allMatch(each -> each == 0)) {
      perHour.empty(empty(Feather.CLOCK, "insights.none.hours"));
    } else {
      perHour.show(charts.perHour(overview.perHour()), tables.perHour(overview.perHour()));
    }
  }

  private void showCarriers(Overview overview) {
    var carriers = overview.carriers();
    if (carriers.stream().allMatch(each -> each.deliveredCount() == 0)) {
      onTime.empty(empty(Feather.CHECK_CIRCLE, "insights.none.delivered"));
      transit.empty(empty(Feather.TRUCK, "insights.none.delivered"));
      exceptions.empty(empty(Feather.ALERT_TRIANGLE, "insights.none.delivered"));
      return;
    }
    onTime.show(
        charts.percents(carriers, ui.text("insights.on-time"), each -> each.onTimeRate()),
        tables.carriers(carriers));
    transit.show(
        charts.days(carriers, ui.text("insights.transit"), each -> each.averageTransitDays()),
        tables.carriers(carriers));
    exceptions.show(
        charts.percents(carriers, ui.text("insights.exceptions"), each -> each.exceptionRate()),
        tables.carriers(carriers));
  }

  private Node empty(Ikon icon, String words) {
    return new EmptyState(icon, ui.text(words));
  }
}
