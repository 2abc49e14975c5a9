package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.terminal.CommandGroup;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "orders",
    description = "Take orders in from a file, look one up, ship one another way, and list them.",
    subcommands = {
      OrdersImportCommand.class,
      OrdersCommand.Lookup.class,
      OrdersShippedCommand.class,
      OrdersTakeBackCommand.class,
      OrdersImportShippedCommand.class
    })
public final class OrdersCommand extends CommandGroup {

  /// `quayside orders lookup`: as a scan at the desk, so an order of the shop's own database is
  /// taken in.
  @Command(
      name = "lookup",
      description = "Find an order by what was scanned, here or in a connected database.")
  @SuppressWarnings("NullAway.Init")
  static final class Lookup extends ApiCommand {

    @Parameters(paramLabel = "KEY", description = "The order's number, or what its bar code says.")
    private String key;

    @Override
    protected void run(Api api) {
      var order = api.post("/v1/orders/lookup", Map.of("key", key), "");
      show(order, Stream.of(order.text("id")), () -> lines(order));
    }

    private static List<String> lines(Answer order) {
      var to = order.at("to");
      return List.of(
          "%s  %s  %s, %s %s"
              .formatted(
                  order.text("reference"),
                  order.text("status"),
                  to.text("name"),
                  to.text("city"),
                  to.text("zip")),
          order.text("id"));
    }
  }
}
