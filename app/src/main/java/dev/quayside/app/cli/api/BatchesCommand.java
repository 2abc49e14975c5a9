package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.terminal.CommandGroup;
import dev.quayside.engine.base.text.UrlText;
import java.util.ArrayList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "batches",
    description = "List batches of orders, and take one back.",
    subcommands = BatchesCommand.Void.class)
public final class BatchesCommand extends CommandGroup {

  /// `quayside batches void`.
  @Command(name = "void", description = "Void every label of a batch that can be voided.")
  static final class Void extends ApiCommand {

    @Parameters(paramLabel = "BATCH", description = "The batch's id, such as bat_01...")
    @SuppressWarnings("NullAway.Init")
    private String batch;

    @Override
    protected void run(Api api) {
      var answer = api.post("/v1/batches/" + UrlText.encoded(batch) + "/void", null, "");
      var voided = answer.at("voided").each();
      var refused = answer.at("refused").each();
      show(
          answer,
          voided.stream().map(each -> each.text("labelId")),
          () -> {
            var lines = new ArrayList<String>();
            lines.add("Labels voided: %d, refused: %d".formatted(voided.size(), refused.size()));
            voided.stream()
                .map(
                    each ->
                        "voided: %s, refund of %s"
                            .formatted(each.text("labelId"), each.at("refund").money()))
                .forEach(lines::add);
            refused.stream()
                .map(
                    each ->
                        "refused: %s: %s: %s"
                            .formatted(
                                each.text("labelId"), each.text("code"), each.text("message")))
                .forEach(lines::add);
            return lines;
          });
    }
  }
}
