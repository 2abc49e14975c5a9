package dev.quayside.app.cli.api;

import dev.quayside.app.cli.terminal.Table;
import dev.quayside.app.cli.terminal.Table.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `quayside orders list`.
@Command(name = "list", description = "List orders, newest first, up to a hundred at a time.")
@SuppressWarnings("NullAway.Init")
final class OrdersListCommand extends ApiCommand {

  @Option(
      names = "--status",
      paramLabel = "STATUS",
      defaultValue = "",
      description = "Only these: open, held, buying, shipped, failed or cancelled.")
  private String status;

  @Option(
      names = "--search",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Part of the number, name, city, SKU, item or tracking number.")
  private String search;

  @Option(names = "--page", paramLabel = "N", description = "Default: ${DEFAULT-VALUE}")
  private int page = 1;

  @Override
  void run(Api api) {
    var answer =
        api.get(
            "/v1/orders",
            Map.of("status", status, "search", search, "page", "" + page, "pageSize", "100"));
    var orders = answer.at("data").each();
    show(
        answer,
        orders.stream().map(each -> each.text("id")),
        () -> orders.isEmpty() ? List.of("No orders.") : lines(answer, orders));
  }

  private List<String> lines(Answer answer, List<Answer> orders) {
    var lines = new ArrayList<>(table(orders));
    var pages = answer.at("pagination").text("totalPages");
    if (!pages.equals(Integer.toString(page))) {
      lines.add("page " + page + " of " + pages);
    }
    return lines;
  }

  private static List<String> table(List<Answer> orders) {
    var table =
        new Table(
            List.of(Align.LEFT, Align.LEFT, Align.LEFT, Align.LEFT, Align.LEFT),
            "Order",
            "Status",
            "To",
            "Tracking",
            "Id");
    for (var order : orders) {
      table.row(
          order.text("reference"),
          order.text("status"),
          order.at("to").text("name"),
          order.at("shipment").text("trackingNumber"),
          order.text("id"));
    }
    return table.lines();
  }
}
