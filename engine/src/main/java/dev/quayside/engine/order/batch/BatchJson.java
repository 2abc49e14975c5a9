package dev.quayside.engine.order.batch;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.fulfilment.SenderJson;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.ChoiceJson;
import dev.quayside.engine.platform.server.json.FailureJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A batch on the wire, with its lines.
record BatchJson(
    String id,
    String status,
    @Nullable Message reason,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable FailureJson error,
    String action,
    @Nullable String printer,
    String packingSlips,
    Counts counts,
    Instant createdAt,
    List<Line> lines) {

  private static final int MOST_ORDERS = 10_000;
  private static final String BUY = "buy";
  private static final String BUY_AND_PRINT = "buy_and_print";

  /// Number of lines in each state.
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

  /// A line of the batch.
  ///
  /// @param with ids of orders that go into the same parcel
  /// @param reason why it failed, was skipped or was not printed
  /// @param error the same of one that failed, for programs
  /// @param trackingNumber null while the label is not bought
  /// @param printing null in a batch that only buys
  record Line(
      int position,
      String orderId,
      String reference,
      List<String> with,
      String status,
      @Nullable Message reason,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable FailureJson error,
      @Nullable String shipmentId,
      @Nullable String labelId,
      @Nullable String trackingNumber,
      @Nullable String printer,
      @Nullable String printing) {

    static Line of(BatchRow row, boolean prints, @Nullable BoughtLabel label) {
      return new Line(
          row.position(),
          row.orderId(),
          row.number(),
          row.with(),
          row.state().wire(),
          row.reason(),
          error(row),
          row.shipmentId(),
          label == null ? null : label.labelId(),
          label == null ? null : label.trackingNumber(),
          row.printer(),
          prints ? row.printing().wire() : null);
    }

    private static @Nullable FailureJson error(BatchRow row) {
      var reason = row.reason();
      var fault = row.fault();
      return fault == null || reason == null
          ? null
          : FailureJson.of(fault.code(), reason, fault.details());
    }
  }

  /// A batch in a list, without its lines.
  record Summary(
      String id,
      String status,
      @Nullable Message reason,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable FailureJson error,
      String action,
      @Nullable String printer,
      String packingSlips,
      Counts counts,
      Instant createdAt) {

    /// The `data` of a batch's events.
    static String text(BatchSummary batch) {
      return JsonText.write(of(batch));
    }

    /// A batch stops by itself for want of money only.
    private static @Nullable FailureJson error(@Nullable Message note) {
      return note == null || !note.is(OrderStop.FUNDS)
          ? null
          : FailureJson.of(ProblemCode.INSUFFICIENT_BALANCE, note, List.of());
    }

    static Summary of(BatchSummary batch) {
      return new Summary(
          batch.id(),
          batch.state().wire(),
          batch.note(),
          error(batch.note()),
          batch.print() ? BUY_AND_PRINT : BUY,
          batch.printer(),
          batch.slips().wire(),
          Counts.of(batch.counts()),
          batch.createdAt());
    }
  }

  /// @param labels bought labels by shipment id
  static BatchJson of(Batch batch, Map<String, BoughtLabel> labels) {
    var summary = Summary.of(BatchSummary.of(batch));
    return new BatchJson(
        summary.id(),
        summary.status(),
        summary.reason(),
        summary.error(),
        summary.action(),
        summary.printer(),
        summary.packingSlips(),
        summary.counts(),
        summary.createdAt(),
        batch.rows().stream()
            .map(row -> Line.of(row, batch.print(), labels.get(text(row.shipmentId()))))
            .toList());
  }

  private static String text(@Nullable String id) {
    return Objects.requireNonNullElse(id, "");
  }

  /// @param pickList whose orders are bought in the order of its slots; null for `orders`
  /// @param reverse from the last slot on, for labels that come out as a stack
  /// @param fallback rate to choose when no rule chooses one
  record Asked(
      List<String> orders,
      @Nullable String pickList,
      boolean reverse,
      SenderJson sender,
      @Nullable Choice fallback,
      boolean print,
      @Nullable String printer,
      PackingSlipOption slips) {}

  static Asked read(Fields body) {
    int before = body.violations().list().size();
    if (body.has("pickList") == body.has("orders")) {
      body.violations()
          .add(
              body.path("orders"),
              body.has("orders") ? OrderWords.PICK_OR_ORDERS : FieldWords.REQUIRED);
    }
    var orders = body.texts("orders", MOST_ORDERS);
    if (orders.isEmpty() && !body.has("pickList") && body.violations().list().size() == before) {
      body.violations().add(body.path("orders"), FieldWords.FROM_1_TO, MOST_ORDERS);
    }
    body.require("action");
    var action = body.choice("action", new String[] {BUY, BUY_AND_PRINT}, each -> each);
    var slips = body.choice("packingSlips", PackingSlipOption.values(), PackingSlipOption::wire);
    return new Asked(
        orders,
        body.text("pickList"),
        Boolean.TRUE.equals(body.bool("reverse")),
        SenderJson.read(body),
        ChoiceJson.readWhole(body, "fallback"),
        BUY_AND_PRINT.equals(action),
        body.text("printer"),
        slips == null ? PackingSlipOption.NONE : slips);
  }
}
