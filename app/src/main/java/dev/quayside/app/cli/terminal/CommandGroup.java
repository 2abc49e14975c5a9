package dev.quayside.app.cli.terminal;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// A command that only holds subcommands: called alone, it asks for one of them.
public abstract class CommandGroup implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public final void run() {
    var names = String.join(", ", spec.subcommands().keySet());
    throw new ParameterException(
        spec.commandLine(), "say " + names.replaceFirst(", (?=[^,]+$)", " or "));
  }
}
