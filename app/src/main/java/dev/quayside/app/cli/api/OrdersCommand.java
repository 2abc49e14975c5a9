package dev.quayside.app.cli.api;

import dev.quayside.app.cli.terminal.CommandGroup;
import picocli.CommandLine.Command;

@Command(
    name = "orders",
    description = "Take orders in from a file, and list them.",
    subcommands = OrdersImportCommand.class)
public final class OrdersCommand extends CommandGroup {}
