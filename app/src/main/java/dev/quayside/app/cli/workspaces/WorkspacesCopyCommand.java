package dev.quayside.app.cli.workspaces;

import dev.quayside.app.cli.api.ApiCommand;
import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.engine.base.identity.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `quayside workspaces copy`: what was set up in one workspace, for another one.
@Command(
    name = "copy",
    description =
        "Copy settings of another workspace into the one of --workspace: locations, presets,"
            + " products, rules and more. Nothing secret and nothing of money is copied; again, it"
            + " changes nothing.")
final class WorkspacesCopyCommand extends ApiCommand {

  @Option(
      names = "--from",
      paramLabel = "SLUG",
      required = true,
      description = "The workspace to copy from, such as demo.")
  @SuppressWarnings("NullAway.Init")
  private String from;

  @Option(
      names = "--what",
      paramLabel = "WHAT",
      split = ",",
      description =
          "Only this, with commas between several: locations, presets, products, tags, rules,"
              + " views, branding, email_templates, tax_ids, print_routes, pack_check,"
              + " batch_limits, notices, user_rules, file_columns.")
  private List<String> what = new ArrayList<>();

  @Option(names = "--replace", description = "Change what has the same name, too.")
  private boolean replace;

  @Option(names = "--dry-run", description = "Only say what would happen.")
  private boolean dryRun;

  @Override
  protected Role role() {
    return Role.ADMIN;
  }

  @Override
  protected void run(Api api) {
    var body = new LinkedHashMap<String, Object>();
    body.put("fromKey", tokenOf(from, Role.ADMIN));
    body.put("replace", replace);
    if (!what.isEmpty()) {
      body.put("what", what);
    }
    var own = api.get("/v1/me", Map.of()).at("workspace").text("id");
    var path = "/v1/workspaces/" + own + "/copy" + (dryRun ? "/preview" : "");
    var answer = api.post(path, body, "");
    show(
        answer,
        answer.at("data").each().stream()
            .flatMap(kind -> kind.at("items").each().stream())
            .filter(WorkspacesCopyCommand::isDone)
            .map(item -> item.text("name")),
        () -> lines(answer));
  }

  private static boolean isDone(Answer item) {
    return item.text("outcome").equals("new") || item.text("outcome").equals("changed");
  }

  private List<String> lines(Answer answer) {
    var lines = new ArrayList<String>();
    lines.add(
        dryRun
            ? "Nothing done; copying from " + from + " would make:"
            : "Copied from " + from + ":");
    for (var kind : answer.at("data").each()) {
      if (kind.at("items").each().isEmpty()) {
        continue;
      }
      lines.add(
          "%-16s %s new, %s changed, %s left, %s refused"
              .formatted(
                  kind.text("what"),
                  kind.text("new"),
                  kind.text("changed"),
                  kind.text("left"),
                  kind.text("refused")));
    }
    for (var kind : answer.at("data").each()) {
      for (var item : kind.at("items").each()) {
        for (var missing : item.at("missing").each()) {
          lines.add(
              "%s: %s '%s': %s %s"
                  .formatted(
                      item.text("outcome").equals("refused") ? "refused" : "missing",
                      kind.text("what"),
                      item.text("name"),
                      missing.text("field"),
                      missing.text("message")));
        }
      }
    }
    return lines;
  }
}
