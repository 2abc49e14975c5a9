package dev.quayside.app.screen.insights;

import dev.quayside.app.control.Ui;
import dev.quayside.engine.analytics.history.CarrierRecord;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.geometry.Side;
import javafx.scene.chart.BarChart;
import javafx.scene.chart.CategoryAxis;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.StackedBarChart;
import javafx.scene.chart.XYChart;
import javafx.scene.chart.XYChart.Data;
import javafx.scene.chart.XYChart.Series;
import org.jspecify.annotations.Nullable;

/// Builds the charts; the style sheet colours them.
record InsightCharts(InsightsModel model, Ui ui) {

  /// The first hour of a working day; hours outside of it are shown only when labels were bought in
  /// them.
  private static final int FIRST_HOUR = 8;

  private static final int LAST_HOUR = 17;
  private static final int TICKS = 4;

  /// In percent: from here on an axis ends at 100.
  private static final double NEARLY_ALL = 90;

  XYChart<String, Number> spending(List<Bars> bars) {
    var paying =
        bars.stream().flatMap(bar -> bar.byCarrier().keySet().stream()).collect(Collectors.toSet());
    var carriers = new TreeSet<String>();
    model.carriers().forEach(each -> carriers.add(each.code()));
    carriers.addAll(paying);
    var chart = new StackedBarChart<>(days(bars), amounts());
    for (var carrier : carriers) {
      var series = new Series<String, Number>();
      series.setName(model.name(carrier));
      for (var bar : bars) {
        var paid = bar.byCarrier().get(carrier);
        series.getData().add(new Data<>(day(bar.from()), paid == null ? 0 : paid.amount()));
      }
      chart.getData().add(series);
    }
    // a series keeps the colour of its position when added: so each carrier keeps its colour
    chart
        .getData()
        .removeIf(series -> paying.stream().map(model::name).noneMatch(series.getName()::equals));
    chart.setCategoryGap(bars.size() > 20 ? 4 : 12);
    chart.setLegendVisible(true);
    chart.setLegendSide(Side.BOTTOM);
    return dressed(chart, ui.text("insights.spending"));
  }

  XYChart<String, Number> perHour(List<Integer> labels) {
    int first = FIRST_HOUR;
    int last = LAST_HOUR;
    for (int hour = 0; hour < labels.size(); hour++) {
      first = labels.get(hour) > 0 ? Math.min(first, hour) : first;
      last = labels.get(hour) > 0 ? Math.max(last, hour) : last;
    }
    var chart = new BarChart<>(new CategoryAxis(), counts(Collections.max(labels)));
    var series = new Series<String, Number>();
    for (int hour = first; hour <= last; hour++) {
      series.getData().add(new Data<>(Integer.toString(hour), labels.get(hour)));
    }
    chart.getData().add(series);
    chart.setCategoryGap(3);
    chart.setBarGap(0);
    chart.setLegendVisible(false);
    return dressed(chart, ui.text("insights.per-hour"));
  }

  /// A chart of shares.
  ///
  /// @param share from 0 to 1; shown in percent
  XYChart<String, Number> percents(
      List<CarrierRecord> carriers,
      String title,
      Function<CarrierRecord, @Nullable BigDecimal> share) {
    Function<CarrierRecord, @Nullable BigDecimal> percent =
        each -> {
          var part = share.apply(each);
          return part == null ? null : part.movePointRight(2);
        };
    var bars = bars(carriers, percent);
    double most =
        bars.getData().stream().mapToDouble(bar -> bar.getYValue().doubleValue()).max().orElse(0);
    return chart(bars, title, percents(most));
  }

  XYChart<String, Number> days(
      List<CarrierRecord> carriers,
      String title,
      Function<CarrierRecord, @Nullable BigDecimal> days) {
    return chart(bars(carriers, days), title, amounts());
  }

  /// An axis that ends at 100 when bars come near it: by itself it would end at 125 percent.
  static NumberAxis percents(double most) {
    var axis = most < NEARLY_ALL ? amounts() : new NumberAxis(0, 100, 25);
    axis.setMinorTickVisible(false);
    return axis;
  }

  private static Series<String, Number> bars(
      List<CarrierRecord> carriers, Function<CarrierRecord, @Nullable BigDecimal> height) {
    var series = new Series<String, Number>();
    carriers.stream()
        .filter(each -> height.apply(each) != null)
        .forEach(
            each ->
                series
                    .getData()
                    .add(
                        new Data<>(
                            each.carrierName(), Objects.requireNonNull(height.apply(each)))));
    return series;
  }

  private static XYChart<String, Number> chart(
      Series<String, Number> bars, String title, NumberAxis values) {
    var chart = new BarChart<>(new CategoryAxis(), values);
    chart.getData().add(bars);
    chart.setCategoryGap(24);
    chart.setLegendVisible(false);
    return dressed(chart, title);
  }

  String day(LocalDate date) {
    return ui.formats().date(date);
  }

  private CategoryAxis days(List<Bars> bars) {
    var axis = new CategoryAxis();
    axis.setCategories(
        FXCollections.observableArrayList(bars.stream().map(bar -> day(bar.from())).toList()));
    return axis;
  }

  private static NumberAxis amounts() {
    var axis = new NumberAxis();
    axis.setMinorTickVisible(false);
    return axis;
  }

  /// An axis with whole numbers only.
  private static NumberAxis counts(int most) {
    int step = Math.max(1, Math.ceilDiv(most, TICKS));
    var axis = new NumberAxis(0, (double) step * Math.ceilDiv(Math.max(1, most), step), step);
    axis.setMinorTickVisible(false);
    return axis;
  }

  private static <C extends XYChart<String, Number>> C dressed(C chart, String name) {
    chart.setAnimated(false);
    chart.setAccessibleText(name);
    chart.setVerticalGridLinesVisible(false);
    chart.setMinHeight(0);
    chart.setMinWidth(0);
    return chart;
  }
}
