package dev.quayside.app.cli.terminal;

import dev.quayside.app.DataPlace;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// `--data`: the data directory, the same option for every command that needs it.
public final class DataOption {

  /// The window takes this option, too.
  public static final String NAME = "--data";

  @Option(
      names = NAME,
      paramLabel = "DIR",
      description = "Where the data is kept. Default: $$QUAYSIDE_DATA, else the platform's place.")
  private @Nullable Path directory;

  public Path directory() {
    return DataPlace.ofSystem().resolve(directory);
  }
}
