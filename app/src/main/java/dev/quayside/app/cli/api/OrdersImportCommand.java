package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.engine.order.file.sheet.SheetFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quayside orders import`: updates an order that exists already, so that a file can be imported
/// again.
@Command(
    name = "import",
    description = "Take in a CSV file of orders; again, it changes only what is new in it.")
final class OrdersImportCommand extends ApiCommand {

  @Parameters(paramLabel = "FILE", description = "A CSV file with a header; - for stdin.")
  @SuppressWarnings("NullAway.Init")
  private Path file;

  @Option(names = "--dry-run", description = "Only say what would be taken in.")
  private boolean dryRun;

  @Override
  protected void run(Api api) {
    var name = file.getFileName();
    var answer =
        api.post(
            "/v1/orders/import",
            Map.of(
                "name",
                name == null ? file.toString() : name.toString(),
                "content",
                SheetFile.text(InputFile.bytes(file)),
                "dryRun",
                dryRun),
            "");
    var missing = answer.at("missing").each().stream().map(Answer::text).toList();
    if (!missing.isEmpty()) {
      throw new CommandFailure(
          file + " has no column for " + String.join(", ", missing) + ": name it in the header");
    }
    show(answer, Stream.of(answer.text("id")), () -> lines(answer));
  }

  private static List<String> lines(Answer answer) {
    var lines = new ArrayList<String>();
    lines.add(
        answer.at("dryRun").value() == Boolean.TRUE
            ? "Orders in the file: " + answer.text("orders") + ", nothing taken in"
            : "Orders imported: %s new, %s updated, %s unchanged"
                .formatted(
                    answer.text("created"), answer.text("updated"), answer.text("unchanged")));
    var unused = answer.at("unused").each().stream().map(Answer::text).toList();
    if (!unused.isEmpty()) {
      lines.add("columns not read: " + String.join(", ", unused));
    }
    for (var skipped : answer.at("skipped").each()) {
      lines.add(
          "left out: %s, line %s: %s"
              .formatted(skipped.text("reference"), skipped.text("line"), skipped.text("message")));
    }
    for (var refused : answer.at("refused").each()) {
      for (var fault : refused.at("faults").each()) {
        lines.add(
            "refused: %s, line %s: %s"
                .formatted(refused.text("reference"), fault.text("line"), fault.text("message")));
      }
    }
    return lines;
  }
}
