package dev.quayside.app.screen.insights;

import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.engine.analytics.history.CarrierRecord;
import dev.quayside.engine.analytics.history.PayorSum;
import dev.quayside.engine.analytics.history.Savings;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.option.Payor;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// The numbers behind the charts.
record InsightTables(InsightsModel model, Ui ui) {

  private record Hour(int hour, int labels) {}

  Node spending(List<Bars> bars, InsightCharts charts) {
    var table =
        new RecordTable<>(
            "insights-spending-table",
            ui.text("insights.spending"),
            FXCollections.observableArrayList(bars));
    table.values(
        "from",
        ui.text("insights.column.from"),
        Bars::from,
        Comparator.naturalOrder(),
        charts::day);
    table.figures(
        "labels",
        ui.text("insights.column.labels"),
        Bars::labels,
        Comparator.naturalOrder(),
        String::valueOf);
    table.money("paid", ui.text("insights.column.paid"), Bars::paid, ui);
    return table;
  }

  Node perHour(List<Integer> labels) {
    var hours =
        IntStream.range(0, labels.size()).mapToObj(i -> new Hour(i, labels.get(i))).toList();
    var table =
        new RecordTable<>(
            "insights-hours-table",
            ui.text("insights.per-hour"),
            FXCollections.observableArrayList(hours));
    table.figures(
        "hour",
        ui.text("insights.column.hour"),
        Hour::hour,
        Comparator.naturalOrder(),
        String::valueOf);
    table.figures(
        "labels",
        ui.text("insights.column.labels"),
        Hour::labels,
        Comparator.naturalOrder(),
        String::valueOf);
    return table;
  }

  Node carriers(List<CarrierRecord> carriers) {
    var table =
        new RecordTable<>(
            "insights-carriers-table",
            ui.text("insights.carriers"),
            FXCollections.observableArrayList(carriers));
    table.text("carrier", ui.text("insights.column.carrier"), CarrierRecord::carrierName);
    table.figures(
        "labels",
        ui.text("insights.column.labels"),
        CarrierRecord::shipmentCount,
        Comparator.naturalOrder(),
        String::valueOf);
    table.figures(
        "on-time",
        ui.text("insights.column.on-time"),
        CarrierRecord::onTimeRate,
        Comparator.naturalOrder(),
        ui.formats()::percent);
    table.figures(
        "transit",
        ui.text("insights.column.transit"),
        CarrierRecord::averageTransitDays,
        Comparator.naturalOrder(),
        String::valueOf);
    table.figures(
        "exceptions",
        ui.text("insights.column.exceptions"),
        CarrierRecord::exceptionRate,
        Comparator.naturalOrder(),
        ui.formats()::percent);
    if (carriers.stream().anyMatch(each -> each.paidByOthers() > 0)) {
      table.figures(
          "others",
          ui.text("insights.column.others"),
          CarrierRecord::paidByOthers,
          Comparator.naturalOrder(),
          String::valueOf);
    }
    table.money("cost", ui.text("insights.column.cost"), CarrierRecord::averageCost, ui);
    return table;
  }

  /// Who paid: the shop's own account beside those of others.
  Node payors(List<PayorSum> payors) {
    var table =
        new RecordTable<>(
            "insights-payors-table",
            ui.text("insights.payors"),
            FXCollections.observableArrayList(payors));
    table.text("payor", ui.text("insights.column.payor"), this::payor);
    table.text("carrier", ui.text("insights.column.carrier"), PayorSum::carrierName);
    table.figures(
        "labels",
        ui.text("insights.column.labels"),
        PayorSum::shipmentCount,
        Comparator.naturalOrder(),
        String::valueOf);
    table.money("paid", ui.text("insights.column.we-paid"), InsightTables::ours, ui);
    table.money("list", ui.text("insights.column.they-pay"), PayorSum::list, ui);
    return table;
  }

  /// What others pay is no amount of ours, not even 0.00.
  private static @Nullable Money ours(PayorSum sum) {
    return sum.payor() == Payor.SENDER ? sum.paid() : null;
  }

  String payor(PayorSum sum) {
    var who = ui.text("insights.payor." + sum.payor().wire().replace('_', '-'));
    return sum.account().isEmpty() ? who : ui.text("insights.payor.account", who, sum.account());
  }

  Node lanes(Savings savings) {
    var table =
        new RecordTable<>(
            "insights-lanes",
            ui.text("insights.savings"),
            FXCollections.observableArrayList(savings.topLanes()));
    var lane = table.text("lane", ui.text("insights.column.lane"), Savings.Lane::lane);
    ColumnFit.unshortened(lane, savings.topLanes().stream().map(Savings.Lane::lane).toList());
    table.text("now", ui.text("insights.column.now"), each -> model.name(each.currentCarrier()));
    table.text(
        "better", ui.text("insights.column.better"), each -> model.name(each.recommendedCarrier()));
    table.figures(
        "labels",
        ui.text("insights.column.labels"),
        Savings.Lane::shipmentCount,
        Comparator.naturalOrder(),
        String::valueOf);
    table.money("savings", ui.text("insights.column.savings"), Savings.Lane::savings, ui);
    ColumnFit.leaving(table, "labels", "now");
    return table;
  }
}
