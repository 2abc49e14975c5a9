package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Api;
import dev.quayside.engine.base.text.UrlText;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "email", description = "E-mail a label to its customer, above all for a return.")
final class LabelsEmailCommand extends ApiCommand {

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private IdempotencyOption once;

  @Parameters(paramLabel = "LABEL", description = "The label's id, such as lbl_01...")
  @SuppressWarnings("NullAway.Init")
  private String label;

  @Option(
      names = "--to",
      paramLabel = "ADDRESS",
      description = "Default: the customer's own address.")
  private @Nullable String to;

  @Override
  protected void run(Api api) {
    once.check();
    Map<String, Object> body = to == null ? Map.of() : Map.of("to", to);
    var path = "/v1/labels/" + UrlText.encoded(label) + "/email";
    var answer = once.once(key -> api.post(path, body, key));
    show(
        answer,
        Stream.of(answer.text("id")),
        () ->
            List.of("E-mail to %s: %s".formatted(answer.text("recipient"), answer.text("status"))));
  }
}
