package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.carrier.LabelFormat;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.shipping.rate.CarrierMessage;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateJson;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// An order's rates and the request for its label, on the wire.
final class OrderLabelJson {

  private OrderLabelJson() {}

  /// @param chosenRateId the rate that the order's label would be bought at
  /// @param why none is chosen
  record Compared(
      String id,
      RateJson rates,
      List<CarrierMessage> messages,
      @Nullable String chosenRateId,
      @Nullable Message why,
      Instant requestedAt) {

    static Compared of(OrderPurchase.Compared compared) {
      var quote = compared.quote();
      return new Compared(
          quote.id(),
          new RateJson(quote.rates()),
          quote.messages(),
          Optional.ofNullable(compared.chosen()).map(Rate::id).orElse(null),
          compared.why(),
          quote.requestedAt());
    }
  }

  /// @param own null to leave it to the rules
  record Asked(SenderJson sender, @Nullable Choice own, LabelFormat format) {}

  static Asked read(Fields body) {
    var format = body.choice("labelFormat", LabelFormat.values(), LabelFormat::wire);
    return new Asked(SenderJson.read(body), own(body), format == null ? LabelFormat.PDF : format);
  }

  /// Carrier and service, both or neither.
  private static @Nullable Choice own(Fields body) {
    var carrier = body.text("carrier");
    var service = body.text("service");
    if (body.has("carrier") != body.has("service")) {
      body.violations().add(body.has("carrier") ? "service" : "carrier", FieldWords.REQUIRED);
    }
    return carrier == null || service == null ? null : Choice.service(carrier, service);
  }
}
