package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Api;
import dev.quayside.engine.base.text.UrlText;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "void", description = "Void a label that is not used; its price comes back.")
final class LabelsVoidCommand extends ApiCommand {

  @Parameters(paramLabel = "LABEL", description = "The label's id, such as lbl_01...")
  @SuppressWarnings("NullAway.Init")
  private String label;

  @Override
  protected void run(Api api) {
    var answer = api.post("/v1/labels/" + UrlText.encoded(label) + "/cancel", null, "");
    var refund = answer.at("refund");
    show(
        answer,
        Stream.of(answer.text("id")),
        () ->
            List.of(
                "Label voided: %s, refund of %s %s"
                    .formatted(answer.text("id"), refund.money(), refund.text("status"))));
  }
}
