package dev.quayside.app.cli.terminal;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// Checks port numbers.
public final class PortRange {

  private static final int LAST = 65_535;

  private PortRange() {}

  public static void check(CommandSpec spec, String option, int port) {
    if (port < 0 || port > LAST) {
      throw wrong(spec, option + " must be from 0 to " + LAST);
    }
  }

  public static ParameterException wrong(CommandSpec spec, String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
