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
import org.jspecify.annotations.Nullable;
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

  @Option(
      names = "--currency",
      paramLabel = "CODE",
      description = "Of amounts that name none, such as EUR.")
  private @Nullable String currency;

  @Override
  protected void run(Api api) {
    var name = file.getFileName();
    var body = new LinkedHashMap<String, Object>();
    body.put("name", name == null ? file.toString() : name.toString());
    body.put("content", SheetFile.text(InputFile.bytes(file)));
    body.put("dryRun", dryRun);
    if (currency != null) {
      body.put("currency", currency);
    }
    var answer = api.post("/v1/orders/import", body, "");
    var missing = answer.at("missing").each().stream().map(Answer::text).toList();
    if (!missing.isEmpty()) {
      throw new CommandFailure(
          file + " has no column for " + String.join(", ", missing) + ": name it in the header");
    }
    show(answer, Stream.of(answer.text("id")), () -> lines(answer));
  }

  private static List<String> lines(Answer answer) {
    var lines = new ArrayList<String>();
    boolean dry = answer.at("dryRun").value() == Boolean.TRUE;
    var kept = answer.at("kept").each();
    var refused = answer.at("refused").each();
    lines.add(
        "%s: %s new, %s updated, %s unchanged, %d shipped or cancelled here, %d left out, %d refused"
            .formatted(
                dry
                    ? "Orders in the file: " + answer.text("orders") + ", nothing taken in"
                    : "Orders imported",
                answer.text("created"),
                answer.text("updated"),
                answer.text("unchanged"),
                kept.size(),
                answer.at("skipped").each().size(),
                refused.size()));
    var unused = answer.at("unused").each().stream().map(Answer::text).toList();
    if (!unused.isEmpty()) {
      lines.add("columns not read: " + String.join(", ", unused));
    }
    if (answer.at("currency").value() != null) {
      lines.add("amounts without a currency are in " + answer.text("currency"));
    }
    for (var each : kept) {
      lines.add("kept: %s: %s".formatted(each.text("reference"), each.text("message")));
    }
    for (var warning : answer.at("warnings").each()) {
      lines.add("look at: %s: %s".formatted(warning.text("reference"), warning.text("message")));
    }
    for (var skipped : answer.at("skipped").each()) {
      lines.add(
          "left out: %s, line %s: %s"
              .formatted(skipped.text("reference"), skipped.text("line"), skipped.text("message")));
    }
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
