package dev.quayside.app.cli.sources;

import dev.quayside.app.cli.api.InputFile;
import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.terminal.CommandFailure;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quayside sources add`: secrets come by a file or what is piped in, never as an argument, which
/// every program of this machine could read.
@Command(name = "add", description = "Add a shop.")
@SuppressWarnings("NullAway.Init")
final class SourcesAddCommand extends SourcesAccess {

  @Parameters(paramLabel = "KIND", description = "See: quayside sources kinds")
  private String kind;

  @Option(names = "--name", paramLabel = "N", required = true, description = "What you call it.")
  private String name;

  @Option(
      names = "--fields",
      paramLabel = "FILE",
      required = true,
      description = "Its fields in JSON, such as {\"url\": \"https://...\"}; - for stdin.")
  private Path fields;

  @Override
  protected void run(Api api) {
    if (!(InputFile.json(fields) instanceof Map<?, ?> values)) {
      throw new CommandFailure(fields + " must be an object in JSON, a field a line");
    }
    show(api.post(SOURCES, Map.of("kind", kind, "name", name, "fields", values), ""));
  }
}
