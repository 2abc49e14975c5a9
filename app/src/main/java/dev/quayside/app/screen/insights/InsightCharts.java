package dev.quayside.app.screen.insights;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.analytics.history.CarrierRecord;
import dev.quayside.engine.base.money.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Collections;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.chart.BarChart;
import javafx.scene.chart.CategoryAxis;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.StackedBarChart;
import javafx.scene.chart.XYChart;
import javafx.scene.chart.XYChart.Data;
import javafx.scene.chart.XYChart.Series;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Builds the charts; the style sheet colours them.
record InsightCharts(InsightsModel model, Ui ui) {

  /// The first hour of a working day; hours outside of it are shown only when labels were bought in
  /// them.
  private static final int FIRST_HOUR = 8;

  private static final int LAST_HOUR = 17;
  private static final int TICKS = 4;

  /// In pixels: the least width of a chart, and the room a day or an hour takes on its axis.
  private static final double DAYS = 520;

  private static final double HOURS = 320;
  private static final double DAY = 60;
  private static final double HOUR = 48;

  private static final String NOTHING = "\u200b";

  /// In pixels, from the top of a bar.
  private static final double ABOVE = 16;

  XYChart<String, Number> spending(List<Bars> bars) {
    var paying =
        bars.stream().flatMap(bar -> bar.byCarrier().keySet().stream()).collect(Collectors.toSet());
    var carriers = new TreeSet<String>();
    model.carriers.forEach(each -> carriers.add(each.code()));
    carriers.addAll(paying);
    var days = apart(bars.stream().map(bar -> day(bar.from())).toList(), DAYS, DAY);
    var chart = new StackedBarChart<>(axis(days), amounts(bars));
    var series = new TreeMap<String, Series<String, Number>>();
    for (var carrier : carriers) {
      series.put(carrier, series(carrier, days, bars));
    }
    chart.getData().addAll(series.values());
    // a series keeps the colour of its position when added: so each carrier keeps its colour
    series.keySet().retainAll(paying);
    chart.getData().removeIf(each -> !series.containsValue(each));
    series.forEach((carrier, each) -> explain(carrier, each, bars));
    chart.setCategoryGap(bars.size() > 20 ? 4 : 12);
    chart.setLegendVisible(true);
    chart.setLegendSide(Side.BOTTOM);
    return dressed(chart, ui.text("insights.spending"));
  }

  private Series<String, Number> series(String carrier, List<String> days, List<Bars> bars) {
    var series = new Series<String, Number>();
    series.setName(model.name(carrier));
    for (int i = 0; i < bars.size(); i++) {
      var paid = bars.get(i).byCarrier().get(carrier);
      series.getData().add(new Data<>(days.get(i), paid == null ? 0 : paid.amount()));
    }
    return series;
  }

  /// Says in the legend what went to a carrier, and on each bar what it stands for.
  private void explain(String carrier, Series<String, Number> series, List<Bars> bars) {
    var name = model.name(carrier);
    Money sum = null;
    for (int i = 0; i < bars.size(); i++) {
      var bar = bars.get(i);
      var paid = bar.byCarrier().get(carrier);
      if (paid != null) {
        sum = sum == null ? paid : sum.plus(paid);
        Tooltip.install(
            series.getData().get(i).getNode(),
            new Tooltip(ui.text("insights.bar", day(bar.from()), name, ui.formats().money(paid))));
      }
    }
    if (sum != null) {
      series.setName(ui.text("insights.legend", name, ui.formats().money(sum)));
    }
  }

  XYChart<String, Number> perHour(List<Integer> labels) {
    int first = FIRST_HOUR;
    int last = LAST_HOUR;
    for (int hour = 0; hour < labels.size(); hour++) {
      first = labels.get(hour) > 0 ? Math.min(first, hour) : first;
      last = labels.get(hour) > 0 ? Math.max(last, hour) : last;
    }
    int from = first;
    var hours =
        apart(IntStream.rangeClosed(first, last).mapToObj(this::hour).toList(), HOURS, HOUR);
    var chart = new BarChart<>(axis(hours), counts(Collections.max(labels)));
    var series = new Series<String, Number>();
    for (int hour = first; hour <= last; hour++) {
      int many = labels.get(hour);
      var bar = new Data<String, Number>(hours.get(hour - from), many);
      if (many > 0) {
        bar.setNode(numbered(Integer.toString(many)));
      }
      series.getData().add(bar);
    }
    chart.getData().add(series);
    chart.setCategoryGap(3);
    chart.setBarGap(0);
    chart.setLegendVisible(false);
    return dressed(chart, ui.text("insights.per-hour"));
  }

  /// Shares of parcels, in percent.
  ///
  /// @param share from 0 to 1; carriers without one are left out
  Node percents(
      List<CarrierRecord> carriers,
      String title,
      Function<CarrierRecord, @Nullable BigDecimal> share) {
    return bars(carriers, title, share, ui.formats()::percent, 1);
  }

  Node days(
      List<CarrierRecord> carriers,
      String title,
      Function<CarrierRecord, @Nullable BigDecimal> days) {
    return bars(
        carriers, title, days, number -> ui.text("insights.transit.days", tenths(number)), 0);
  }

  private String tenths(BigDecimal number) {
    return ui.formats().number(number.setScale(1, RoundingMode.HALF_UP));
  }

  private ShareBars bars(
      List<CarrierRecord> carriers,
      String title,
      Function<CarrierRecord, @Nullable BigDecimal> length,
      Function<BigDecimal, String> words,
      double whole) {
    return new ShareBars(
        carriers.stream()
            .filter(each -> length.apply(each) != null)
            .map(each -> bar(each, Objects.requireNonNull(length.apply(each)), words))
            .toList(),
        whole,
        title);
  }

  private ShareBars.Bar bar(
      CarrierRecord carrier, BigDecimal length, Function<BigDecimal, String> words) {
    return new ShareBars.Bar(
        carrier.carrierName(),
        length.doubleValue(),
        words.apply(length),
        ui.text("insights.parcels", carrier.deliveredCount()));
  }

  /// A bar with its number above it.
  private static StackPane numbered(String number) {
    var words = Words.whole(number, "bar-number");
    words.setTranslateY(-ABOVE);
    var bar = new StackPane(words);
    bar.setAlignment(Pos.TOP_CENTER);
    return bar;
  }

  String hour(int hour) {
    return ui.formats().hour(LocalTime.of(hour, 0));
  }

  String day(LocalDate date) {
    return ui.formats().date(date);
  }

  /// Leaves out so many names of bars, the newest last, that the others do not touch each other. A
  /// name left out is of characters without width, since each bar has its own.
  ///
  /// @param room width of the chart in pixels
  /// @param each width of a name in pixels, and of the gap to the next
  static List<String> apart(List<String> names, double room, double each) {
    int step = Math.max(1, (int) Math.ceil(names.size() * each / room));
    int last = names.size() - 1;
    return IntStream.range(0, names.size())
        .mapToObj(i -> (last - i) % step == 0 ? names.get(i) : NOTHING.repeat(i + 1))
        .toList();
  }

  private static CategoryAxis axis(List<String> names) {
    var axis = new CategoryAxis();
    axis.setCategories(FXCollections.observableArrayList(names));
    return axis;
  }

  /// An axis of money, in the currency of what was paid.
  private NumberAxis amounts(List<Bars> bars) {
    var axis = new NumberAxis();
    axis.setMinorTickVisible(false);
    var currency = bars.getFirst().paid().currency();
    axis.setTickLabelFormatter(new Figures(value -> money(value, currency)));
    return axis;
  }

  /// Without cents, which say nothing on an axis unless it is short.
  private String money(Number value, Currency currency) {
    var amount = BigDecimal.valueOf(value.doubleValue());
    var words =
        ui.formats()
            .money(
                new Money(
                    amount.setScale(currency.getDefaultFractionDigits(), RoundingMode.HALF_UP),
                    currency));
    return amount.stripTrailingZeros().scale() <= 0
        ? words.replaceFirst("[.,]00(?!\\d)", "")
        : words;
  }

  /// Writes the numbers of an axis.
  private static final class Figures extends StringConverter<Number> {

    private final Function<Number, String> words;

    private Figures(Function<Number, String> words) {
      this.words = words;
    }

    @Override
    public String toString(Number value) {
      return words.apply(value);
    }

    @Override
    public Number fromString(String typed) {
      throw new UnsupportedOperationException("nothing is typed on an axis");
    }
  }

  /// An axis with whole numbers only, and room for a number above the longest bar.
  static NumberAxis counts(int most) {
    int step = Math.max(1, Math.ceilDiv(most, TICKS));
    var axis = new NumberAxis(0, (double) step * (Math.ceilDiv(Math.max(1, most), step) + 1), step);
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
