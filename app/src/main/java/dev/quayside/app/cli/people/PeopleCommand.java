package dev.quayside.app.cli.people;

import dev.quayside.app.cli.terminal.CommandGroup;
import picocli.CommandLine.Command;

/// `quayside people`: the way back in for an owner who forgot the PIN.
@Command(
    name = "people",
    description = "Remove the people of a workspace, so that nobody has to sign in.",
    subcommands = {PeopleResetCommand.class})
public final class PeopleCommand extends CommandGroup {}
