package dev.quayside.app.cli.webhook;

import dev.quayside.app.cli.terminal.CommandGroup;
import picocli.CommandLine.Command;

@Command(
    name = "webhooks",
    description = "Try a program that takes webhooks.",
    subcommands = WebhooksListenCommand.class)
public final class WebhooksCommand extends CommandGroup {}
