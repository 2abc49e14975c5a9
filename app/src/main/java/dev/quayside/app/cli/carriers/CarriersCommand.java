package dev.quayside.app.cli.carriers;

import dev.quayside.app.cli.terminal.CommandGroup;
import picocli.CommandLine.Command;

@Command(
    name = "carriers",
    description = "Work with real carriers.",
    subcommands = {CarriersCertifyCommand.class})
public final class CarriersCommand extends CommandGroup {}
