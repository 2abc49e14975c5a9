package dev.quayside.app.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// Port numbers a person may ask for.
final class PortRange {

  private static final int LAST = 65_535;

  private PortRange() {}

  static void check(CommandSpec spec, String option, int port) {
    if (port < 0 || port > LAST) {
      throw wrong(spec, option + " must be from 0 to " + LAST);
    }
  }

  static ParameterException wrong(CommandSpec spec, String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
