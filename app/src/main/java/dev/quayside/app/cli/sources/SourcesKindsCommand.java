package dev.quayside.app.cli.sources;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;

/// `quayside sources kinds`: what each kind of shop asks for.
@Command(name = "kinds", description = "List the kinds of shop and what each asks for.")
final class SourcesKindsCommand extends SourcesAccess {

  @Override
  protected void run(Api api) {
    var answer = api.get("/v1/source-kinds", Map.of());
    var kinds = answer.at("data").each();
    show(answer, kinds.stream().map(kind -> kind.text("kind")), () -> lines(kinds));
  }

  private static List<String> lines(List<Answer> kinds) {
    var lines = new ArrayList<String>();
    for (var kind : kinds) {
      lines.add(kind.text("kind") + "  " + kind.text("name"));
      for (var field : kind.at("fields").each()) {
        lines.add("  %s%s: %s".formatted(field.text("name"), needed(field), field.text("help")));
      }
    }
    return lines;
  }

  private static String needed(Answer field) {
    return field.text("required").equals("true") ? "" : " (optional)";
  }
}
