package dev.quayside.app.cli.terminal;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/// What `--version` prints.
public final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    var built = Version.class.getPackage().getImplementationVersion();
    return new String[] {
      "quayside "
          + Objects.requireNonNullElse(built, "(unpackaged)")
          + ", Java "
          + Runtime.version().feature()
    };
  }
}
