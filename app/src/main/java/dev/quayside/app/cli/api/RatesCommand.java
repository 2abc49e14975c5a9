package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.terminal.Table;
import dev.quayside.app.cli.terminal.Table.Align;
import dev.quayside.engine.base.text.UrlText;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quayside rates`: compares what a parcel would cost.
@Command(
    name = "rates",
    description = "Compare what a parcel costs, cheapest first.",
    footer = {
      "",
      "quayside rates --from 94105 --to 11217 --ounces 20 --size 12x9x4",
      "quayside rates --order 1001",
      "quayside rates --file request.json    the body of POST /v1/rates; - for what is piped in"
    })
@SuppressWarnings("NullAway.Init")
public final class RatesCommand extends ApiCommand {

  @Option(names = "--from", paramLabel = "ZIP", description = "ZIP code it leaves from.")
  private @Nullable String from;

  @Option(names = "--to", paramLabel = "ZIP", description = "ZIP code it goes to.")
  private @Nullable String to;

  @Option(names = "--ounces", paramLabel = "N", description = "Its weight.")
  private @Nullable BigDecimal ounces;

  @Option(
      names = "--size",
      paramLabel = "LxWxH",
      converter = ParcelSize.Typed.class,
      description = "Its size in inches: 12x9x4. Without it, priced by weight.")
  private @Nullable ParcelSize size;

  @Option(names = "--order", paramLabel = "ORDER", description = "An order's number or id.")
  private @Nullable String order;

  @Mixin private ShippingFlags beside;

  @Option(names = "--file", paramLabel = "FILE", description = "A request in JSON; - for stdin.")
  private @Nullable Path file;

  @Override
  protected void check() {
    boolean lane = from != null || to != null || ounces != null || size != null;
    int ways = (order == null ? 0 : 1) + (file == null ? 0 : 1) + (lane ? 1 : 0);
    if (ways != 1) {
      throw wrong("say --from, --to and --ounces, or --order, or --file");
    }
    if (file != null && beside.isGiven()) {
      throw wrong("a --file says payor, ship date, packaging and references itself");
    }
    if (lane) {
      require(from, "--from");
      require(to, "--to");
      require(ounces, "--ounces");
    }
  }

  private void require(@Nullable Object given, String option) {
    if (given == null) {
      throw wrong("--from, --to and --ounces go together: " + option + " is missing");
    }
  }

  @Override
  protected void run(Api api) {
    var answer =
        order == null
            ? api.post("/v1/rates", request(), "")
            : api.post(
                "/v1/orders/" + UrlText.encoded(orderId(api, order)) + "/rates",
                beside.fields(),
                "");
    // an order's rates are wrapped once more
    var found = answer.at("rates");
    var rates = found.each().isEmpty() ? found.at("rates").each() : found.each();
    show(answer, rates.stream().map(each -> each.text("id")), () -> table(rates));
  }

  private Object request() {
    if (file != null) {
      return InputFile.json(file);
    }
    var parcel = new HashMap<String, @Nullable Object>();
    parcel.put("weightOz", ounces);
    if (size != null) {
      parcel.putAll(size.fields());
    }
    var request = new HashMap<String, @Nullable Object>(beside.fields());
    if (request.get("parcel") instanceof Map<?, ?> packed) {
      packed.forEach((name, value) -> parcel.put(String.valueOf(name), value));
    }
    request.putAll(Map.of("from", place(from), "to", place(to), "parcel", parcel));
    return request;
  }

  private static Map<String, String> place(@Nullable String zip) {
    return Map.of("zip", zip == null ? "" : zip, "country", "US");
  }

  private static List<String> table(List<Answer> rates) {
    var table =
        new Table(
            List.of(Align.LEFT, Align.RIGHT, Align.RIGHT, Align.LEFT, Align.LEFT),
            "Service",
            "Price",
            "Days",
            "Arrives",
            "Rate");
    for (var rate : rates) {
      table.row(
          rate.text("serviceName"),
          rate.price(),
          rate.text("transitDays"),
          rate.text("deliveryDate"),
          rate.text("id"));
    }
    return table.lines();
  }
}
