package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.order.fulfilment.SenderJson;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.RuleJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A batch on the wire, with its lines.
record BatchJson(
    String id,
    String status,
    @Nullable Message reason,
    String action,
    @Nullable String printer,
    String packingSlips,
    Counts counts,
    Instant createdAt,
    List<Line> lines) {

  private static final int MOST_ORDERS = 10_000;
  private static final String BUY = "buy";
  private static final String BUY_AND_PRINT = "buy_and_print";

  /// How many lines stand where.
  record Counts(
      int total, int waiting, int buying, int doubt, int bought, int failed, int skipped) {

    static Counts of(Map<BatchRow.State, Integer> rows) {
      return new Counts(
          rows.values().stream().mapToInt(Integer::intValue).sum(),
          rows.getOrDefault(BatchRow.State.WAITING, 0),
          rows.getOrDefault(BatchRow.State.BUYING, 0),
          rows.getOrDefault(BatchRow.State.DOUBT, 0),
          rows.getOrDefault(BatchRow.State.BOUGHT, 0),
          rows.getOrDefault(BatchRow.State.FAILED, 0),
          rows.getOrDefault(BatchRow.State.SKIPPED, 0));
    }
  }

  /// One order of it.
  ///
  /// @param reason why it failed, was skipped or was not printed
  record Line(
      int position,
      String orderId,
      String reference,
      String status,
      @Nullable Message reason,
      @Nullable String shipmentId,
      @Nullable String printer,
      String printing) {

    static Line of(BatchRow row) {
      return new Line(
          row.position(),
          row.orderId(),
          row.number(),
          row.state().wire(),
          row.reason(),
          row.shipmentId(),
          row.printer(),
          row.printing().wire());
    }
  }

  /// A batch of a list.
  record Summary(
      String id,
      String status,
      @Nullable Message reason,
      String action,
      @Nullable String printer,
      String packingSlips,
      Counts counts,
      Instant createdAt) {

    /// The `data` of a batch's events.
    static String text(BatchSummary batch) {
      return JsonText.write(of(batch));
    }

    static Summary of(BatchSummary batch) {
      return new Summary(
          batch.id(),
          batch.state().wire(),
          batch.note(),
          batch.print() ? BUY_AND_PRINT : BUY,
          batch.printer(),
          batch.slips().wire(),
          Counts.of(batch.counts()),
          batch.createdAt());
    }
  }

  static BatchJson of(Batch batch) {
    var summary = Summary.of(BatchSummary.of(batch));
    return new BatchJson(
        summary.id(),
        summary.status(),
        summary.reason(),
        summary.action(),
        summary.printer(),
        summary.packingSlips(),
        summary.counts(),
        summary.createdAt(),
        batch.rows().stream().map(Line::of).toList());
  }

  /// @param fallback what to choose where no rule does
  record Asked(
      List<String> orders,
      SenderJson sender,
      @Nullable Choice fallback,
      boolean print,
      @Nullable String printer,
      PackingSlipOption slips) {}

  static Asked read(Fields body) {
    int before = body.violations().list().size();
    body.require("orders");
    var orders = body.texts("orders", MOST_ORDERS);
    if (orders.isEmpty() && body.violations().list().size() == before) {
      body.violations().add(body.path("orders"), FieldWords.FROM_1_TO, MOST_ORDERS);
    }
    body.require("action");
    var action = body.choice("action", new String[] {BUY, BUY_AND_PRINT}, each -> each);
    var slips = body.choice("packingSlips", PackingSlipOption.values(), PackingSlipOption::wire);
    return new Asked(
        orders,
        SenderJson.read(body),
        RuleJson.readChoice(body, "fallback"),
        BUY_AND_PRINT.equals(action),
        body.text("printer"),
        slips == null ? PackingSlipOption.NONE : slips);
  }
}
