package dev.quayside.app.cli.workspaces;

import dev.quayside.app.cli.terminal.CommandGroup;
import picocli.CommandLine.Command;

/// `quayside workspaces`.
@Command(
    name = "workspaces",
    description = "List workspaces, and copy settings from one to another.",
    subcommands = WorkspacesCopyCommand.class)
public final class WorkspacesCommand extends CommandGroup {}
