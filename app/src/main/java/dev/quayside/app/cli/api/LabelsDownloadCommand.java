package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.engine.base.text.UrlText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "download", description = "Save a label as a file.")
@SuppressWarnings("NullAway.Init")
final class LabelsDownloadCommand extends ApiCommand {

  private enum Format {
    PDF,
    PNG,
    ZPL;

    private String wire() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Parameters(paramLabel = "LABEL", description = "The label's id, such as lbl_01...")
  private String label;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "pdf",
      description = "pdf, png or zpl. Default: ${DEFAULT-VALUE}")
  private Format format;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to. Default: LABEL.FORMAT in this folder. A file there is replaced.")
  private @Nullable Path out;

  @Override
  protected void run(Api api) {
    var path = "/v1/labels/" + UrlText.encoded(label) + "/download";
    var file = api.file(path, Map.of("format", format.wire()));
    var to = Objects.requireNonNullElse(out, Path.of(label + "." + format.wire()));
    try {
      Files.write(to, file);
    } catch (IOException e) {
      throw new CommandFailure(to + " cannot be written");
    }
    var saved = new Answer(Map.of("id", label, "file", to.toString()));
    show(saved, Stream.of(to.toString()), () -> List.of("Label saved: " + to));
  }
}
