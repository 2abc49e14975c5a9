package dev.quayside.app.cli.sources;

import dev.quayside.app.cli.client.Api;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `quayside sources test`.
@Command(name = "test", description = "Show the credentials to a shop and say what came of it.")
@SuppressWarnings("NullAway.Init")
final class SourcesTestCommand extends SourcesAccess {

  @Parameters(paramLabel = "ID")
  private String id;

  @Override
  protected void run(Api api) {
    show(api.post(SOURCES + "/" + id + "/test", null, ""));
  }
}
