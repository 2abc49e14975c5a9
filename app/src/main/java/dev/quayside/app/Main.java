package dev.quayside.app;

import dev.quayside.app.cli.CommandLineRun;

/// Where everything begins. Not a JavaFX Application, so that the commands never load the toolkit.
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    if (arguments.length == 0) {
      Workstation.open(DataPlace.ofSystem().resolve(null));
    } else {
      System.exit(CommandLineRun.of(arguments));
    }
  }
}
