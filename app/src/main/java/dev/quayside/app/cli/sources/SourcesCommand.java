package dev.quayside.app.cli.sources;

import dev.quayside.app.cli.terminal.CommandGroup;
import picocli.CommandLine.Command;

/// `quayside sources`: shops that orders come from. The list of them comes with the other lists.
@Command(
    name = "sources",
    description = "Shops that orders come from: add, test, pull or remove one.",
    subcommands = {
      SourcesKindsCommand.class,
      SourcesAddCommand.class,
      SourcesShowCommand.class,
      SourcesTestCommand.class,
      SourcesSyncCommand.class,
      SourcesRetryCommand.class,
      SourcesRemoveCommand.class
    })
public final class SourcesCommand extends CommandGroup {}
