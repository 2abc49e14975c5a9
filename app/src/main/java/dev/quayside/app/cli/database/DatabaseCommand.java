package dev.quayside.app.cli.database;

import dev.quayside.app.cli.terminal.CommandGroup;
import picocli.CommandLine.Command;

/// `quayside database`: moves the data between the file and a PostgreSQL.
@Command(
    name = "database",
    description = "Move the data into a PostgreSQL that several computers share, and back.",
    subcommands = {DatabaseMoveCommand.class})
public final class DatabaseCommand extends CommandGroup {}
