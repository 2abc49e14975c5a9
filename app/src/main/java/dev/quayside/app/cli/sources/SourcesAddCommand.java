package dev.quayside.app.cli.sources;

import dev.quayside.app.cli.api.InputFile;
import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.terminal.CommandFailure;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quayside sources add`: secrets come by a file or what is piped in, never as an argument, which
/// every program of this machine could read.
@Command(name = "add", description = "Add a shop.")
@SuppressWarnings("NullAway.Init")
final class SourcesAddCommand extends SourcesAccess {

  /// What a database has beside its fields.
  private static final List<String> BESIDE_FIELDS = List.of("queries", "columns", "rowsAre");

  @Parameters(paramLabel = "KIND", description = "See: quayside sources kinds")
  private String kind;

  @Option(names = "--name", paramLabel = "N", required = true, description = "What you call it.")
  private String name;

  @Option(
      names = "--fields",
      paramLabel = "FILE",
      required = true,
      description =
          "Its fields in JSON, such as {\"url\": \"https://...\"}; of a database queries, columns and"
              + " rowsAre too; - for stdin.")
  private Path fields;

  @Override
  protected void run(Api api) {
    if (!(InputFile.json(fields) instanceof Map<?, ?> values)) {
      throw new CommandFailure(fields + " must be an object in JSON, a field a line");
    }
    var body = new LinkedHashMap<String, Object>();
    body.put("kind", kind);
    body.put("name", name);
    var own = new LinkedHashMap<Object, Object>(values);
    for (var beside : BESIDE_FIELDS) {
      var said = own.remove(beside);
      if (said != null) {
        body.put(beside, said);
      }
    }
    body.put("fields", own);
    show(api.post(SOURCES, body, ""));
  }
}
