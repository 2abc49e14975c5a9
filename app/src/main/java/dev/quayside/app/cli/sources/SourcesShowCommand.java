package dev.quayside.app.cli.sources;

import dev.quayside.app.cli.client.Api;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `quayside sources show`.
@Command(name = "show", description = "Show how a shop stands.")
@SuppressWarnings("NullAway.Init")
final class SourcesShowCommand extends SourcesAccess {

  @Parameters(paramLabel = "ID")
  private String id;

  @Override
  protected void run(Api api) {
    show(source(api, id));
  }
}
