package dev.quayside.app.cli.terminal;

import dev.quayside.app.DataPlace;
import dev.quayside.engine.platform.station.Stations;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `--station`: the name of the desk, the same option for every command that opens an engine.
@SuppressWarnings("NullAway.Init")
public final class StationOption {

  /// The window takes this option, too.
  public static final String NAME = "--station";

  @Option(
      names = NAME,
      paramLabel = "NAME",
      description =
          "The name of this desk, for the others that share its database. Default:"
              + " $$QUAYSIDE_STATION, else the one its data folder has, else the computer's")
  private @Nullable String name;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /// Null to keep the one the folder has.
  ///
  /// @throws picocli.CommandLine.ParameterException when it is blank or too long
  public @Nullable String name() {
    var wanted = DataPlace.ofSystem().station(name);
    if (wanted != null && !Stations.isName(wanted)) {
      throw PortRange.wrong(
          spec, NAME + " must have 1 to " + Stations.LONGEST_NAME + " characters");
    }
    return wanted;
  }
}
