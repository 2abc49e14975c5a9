package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.CommandGroup;
import picocli.CommandLine.Command;

/// `quayside keys`: API keys, also while an engine runs.
@Command(
    name = "keys",
    description = "Make, list, replace and revoke API keys, also while Quayside runs.",
    subcommands = {
      KeysCreateCommand.class,
      KeysListCommand.class,
      KeysRotateCommand.class,
      KeysRevokeCommand.class
    })
public final class KeysCommand extends CommandGroup {}
