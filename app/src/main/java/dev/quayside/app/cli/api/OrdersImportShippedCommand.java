package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.engine.order.file.sheet.SheetFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quayside orders import-shipped`: a file of orders, carriers and numbers.
@Command(
    name = "import-shipped",
    description =
        "Say by a CSV file which orders were shipped another way; again, it ships nothing.")
final class OrdersImportShippedCommand extends ApiCommand {

  @Parameters(
      paramLabel = "FILE",
      description = "A CSV file with a header for order, carrier and number; - for stdin.")
  @SuppressWarnings("NullAway.Init")
  private Path file;

  @Option(names = "--dry-run", description = "Only say what would happen.")
  private boolean dryRun;

  @Override
  protected void run(Api api) {
    var body = new LinkedHashMap<String, Object>();
    body.put("content", SheetFile.text(InputFile.bytes(file)));
    body.put("dryRun", dryRun);
    var answer = api.post("/v1/orders/shipped/import", body, "");
    var missing = answer.at("missing").each().stream().map(Answer::text).toList();
    if (!missing.isEmpty()) {
      throw new CommandFailure(
          file + " has no column for " + String.join(", ", missing) + ": name it in the header");
    }
    show(answer, Stream.empty(), () -> lines(answer));
  }

  private List<String> lines(Answer answer) {
    var lines = new ArrayList<String>();
    var refused = answer.at("refused").each();
    lines.add(
        "%s: %s shipped, %s unchanged, %d refused"
            .formatted(
                dryRun ? "Nothing done, the file has" : "Orders shipped another way",
                answer.text("shipped"),
                answer.text("unchanged"),
                refused.size()));
    for (var each : refused) {
      for (var fault : each.at("faults").each()) {
        lines.add(
            "refused: %s, line %s: %s"
                .formatted(each.text("reference"), fault.text("line"), fault.text("message")));
      }
    }
    return lines;
  }
}
