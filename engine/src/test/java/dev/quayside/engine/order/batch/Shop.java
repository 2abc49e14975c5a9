package dev.quayside.engine.order.batch;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.order.OrderIntake;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/// Orders, a rule and a printer for the tests of batches.
final class Shop {

  private Shop() {}

  static List<SalesOrder> orders(PaperEngine desk, int count) {
    return desk
        .engine()
        .ordering()
        .orders()
        .takeIn(
            desk.caller(),
            IntStream.rangeClosed(1, count).mapToObj(i -> SampleOrders.order("N-" + i)).toList())
        .stream()
        .map(OrderIntake::order)
        .toList();
  }

  /// Ships everything up to a pound with the paper carrier.
  static void rule(PaperEngine desk) {
    desk.engine()
        .ordering()
        .rules()
        .add(
            desk.caller(),
            new RuleDraft(
                "light",
                true,
                List.of(new Condition(Criterion.WEIGHT, null, BigDecimal.valueOf(16), List.of())),
                Choice.service(PaperCarrier.CODE, PaperCarrier.SERVICE),
                null,
                null,
                false,
                null),
            RequestKey.none());
  }

  static void printer(PaperEngine desk, Path paper) {
    printer(desk, paper.toUri().toString());
  }

  static void printer(PaperEngine desk, String address) {
    desk.engine()
        .printService()
        .printers()
        .setUp(new PrinterSetup("Desk", address, Language.ZPL, Dpi.DPI_203, true));
  }

  static Batch start(PaperEngine desk, List<SalesOrder> orders) {
    return start(desk, orders, PackingSlipOption.NONE);
  }

  static Batch start(PaperEngine desk, List<SalesOrder> orders, PackingSlipOption slips) {
    return desk.engine()
        .ordering()
        .batches()
        .start(
            desk.caller(),
            orders.stream().map(SalesOrder::id).map(BatchParcel::of).toList(),
            SampleOrders.SENDER,
            null,
            true,
            null,
            slips);
  }
}
