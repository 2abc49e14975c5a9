package dev.quayside.app.cli.api;

import dev.quayside.app.cli.terminal.CommandGroup;
import picocli.CommandLine.Command;

@Command(
    name = "labels",
    description = "Buy, void, download and e-mail labels.",
    subcommands = {
      LabelsBuyCommand.class,
      LabelsVoidCommand.class,
      LabelsDownloadCommand.class,
      LabelsEmailCommand.class
    })
public final class LabelsCommand extends CommandGroup {}
