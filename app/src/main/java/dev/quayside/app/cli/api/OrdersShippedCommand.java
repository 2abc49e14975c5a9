package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.engine.base.text.UrlText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quayside orders shipped`: what is left of an order has left without a label of ours.
@Command(
    name = "shipped",
    description = "Say that an order was shipped another way: own van, freight, another label.")
final class OrdersShippedCommand extends ApiCommand {

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private IdempotencyOption once;

  @Parameters(paramLabel = "ORDER", description = "The order's id, such as ord_01...")
  @SuppressWarnings("NullAway.Init")
  private String order;

  @Option(names = "--carrier", paramLabel = "CODE", description = "A carrier's code, such as ups.")
  private @Nullable String carrier;

  @Option(names = "--carrier-name", paramLabel = "NAME", description = "Any other carrier.")
  private @Nullable String carrierName;

  @Option(names = "--tracking", paramLabel = "NUMBER", description = "The tracking number.")
  private @Nullable String tracking;

  @Option(
      names = "--item",
      paramLabel = "SKU=PIECES",
      description = "Only these pieces; may be repeated. Default: all that is left.")
  private Map<String, Integer> items = new LinkedHashMap<>();

  @Option(names = "--not-the-shop", description = "The shop is not told.")
  private boolean notTheShop;

  @Option(names = "--tell-buyer", description = "The buyer gets the e-mail of a parcel on its way.")
  private boolean tellBuyer;

  @Override
  protected void run(Api api) {
    once.check();
    var body = new LinkedHashMap<String, Object>();
    put(body, "carrier", carrier);
    put(body, "carrierName", carrierName);
    put(body, "trackingNumber", tracking);
    if (!items.isEmpty()) {
      body.put(
          "items",
          items.entrySet().stream()
              .map(each -> Map.of("sku", each.getKey(), "quantity", each.getValue()))
              .toList());
    }
    body.put("tellShop", !notTheShop);
    body.put("tellBuyer", tellBuyer);
    var path = "/v1/orders/" + UrlText.encoded(order) + "/shipped";
    var answer = once.once(key -> api.post(path, body, key));
    show(answer, Stream.of(newest(answer).text("id")), () -> lines(answer));
  }

  private static void put(Map<String, Object> body, String name, @Nullable String value) {
    if (value != null) {
      body.put(name, value);
    }
  }

  private static Answer newest(Answer order) {
    return order.at("parcels").each().getLast();
  }

  private static List<String> lines(Answer order) {
    return List.of(
        "%s  %s".formatted(order.text("reference"), order.text("status")),
        "%s: orders take-back %s %s undoes it"
            .formatted(newest(order).text("id"), order.text("id"), newest(order).text("id")));
  }
}
