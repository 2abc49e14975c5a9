package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.engine.base.text.UrlText;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quayside labels buy`: always under an idempotency key, which is printed before anything is
/// sent, so that a purchase without an answer can be repeated without a second label.
@Command(
    name = "buy",
    description = "Buy a label: once, however often it is repeated with the same key.",
    footer = {
      "",
      "quayside labels buy --order 1001",
      "quayside labels buy --rate RATE    one of `quayside rates --order 1001`, at its price",
      "quayside labels buy --order 1001 --service ups:ups_ground --idempotency-key order-1001",
      "quayside labels buy --order 1001 --ship-date 2026-12-01 --reference purchase_order=PO-4711",
      "quayside labels buy --order 1001 --with 1002,1003    all of them in one parcel",
      "quayside labels buy --file request.json    the body of POST /v1/labels; - for stdin"
    })
@SuppressWarnings("NullAway.Init")
final class LabelsBuyCommand extends ApiCommand {

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      description = "An order's number or id; by its rules, or by --service.")
  private @Nullable String order;

  @Option(
      names = "--rate",
      paramLabel = "RATE",
      description =
          "A rate's id, as `quayside rates` shows it, bought at its price; with --order for it.")
  private @Nullable String rate;

  @Option(
      names = "--service",
      paramLabel = "CARRIER:SERVICE",
      description = "With --order: as `quayside rates --json` names it, such as ups:ups_ground.")
  private @Nullable String service;

  @Option(
      names = "--with",
      paramLabel = "ORDER",
      split = ",",
      description = "With --order: other orders to the same address, in the same parcel.")
  private List<String> with = List.of();

  @Option(names = "--file", paramLabel = "FILE", description = "A request in JSON; - for stdin.")
  private @Nullable Path file;

  @Mixin private ShippingFlags beside;

  @Mixin private IdempotencyOption idempotency;

  @Override
  protected void check() {
    if ((order == null && rate == null) == (file == null)) {
      throw wrong("say --order, --rate or --file");
    }
    if (service != null && rate != null) {
      throw wrong("--rate has its service: leave --service out");
    }
    if (service != null && (order == null || service.split(":", -1).length != 2)) {
      throw wrong("--service goes with --order and is CARRIER:SERVICE, such as ups:ups_ground");
    }
    if (file != null && beside.isGiven()) {
      throw wrong("a --file says payor, ship date, packaging and references itself");
    }
    if (order == null && !with.isEmpty()) {
      throw wrong("--with goes with --order");
    }
    idempotency.check();
  }

  @Override
  protected void run(Api api) {
    var purchase = file == null ? null : InputFile.json(file);
    var path =
        order == null
            ? "/v1/labels"
            : "/v1/orders/" + UrlText.encoded(orderId(api, order)) + "/labels";
    var label =
        idempotency.once(key -> api.post(path, purchase == null ? choice(api) : purchase, key));
    show(label, Stream.of(label.text("id")), () -> List.of(line(label)));
  }

  private Map<String, Object> choice(Api api) {
    var choice = new LinkedHashMap<String, Object>();
    if (rate != null) {
      choice.put("rateId", rate);
    }
    if (service != null) {
      var parts = service.split(":", -1);
      choice.put("carrier", parts[0]);
      choice.put("service", parts[1]);
    }
    if (!with.isEmpty()) {
      choice.put("with", with.stream().map(other -> orderId(api, other)).toList());
    }
    choice.putAll(beside.fields());
    return choice;
  }

  private static String line(Answer label) {
    var number = label.text("trackingNumber");
    return "Label bought: "
        + Stream.of(
                label.text("id"),
                number.isEmpty() ? label.text("status") : number,
                label.text("service"),
                label.at("rate").money())
            .collect(Collectors.joining(", "));
  }
}
