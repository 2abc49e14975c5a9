package dev.quayside.app.cli;

import dev.quayside.app.cli.api.ApiRequestCommand;
import dev.quayside.app.cli.api.BatchesCommand;
import dev.quayside.app.cli.api.LabelsCommand;
import dev.quayside.app.cli.api.OrdersCommand;
import dev.quayside.app.cli.api.RatesCommand;
import dev.quayside.app.cli.api.TrackCommand;
import dev.quayside.app.cli.carriers.CarriersCommand;
import dev.quayside.app.cli.database.DatabaseCommand;
import dev.quayside.app.cli.keys.KeysCommand;
import dev.quayside.app.cli.people.PeopleCommand;
import dev.quayside.app.cli.printers.PrintCommand;
import dev.quayside.app.cli.printers.PrintersCommand;
import dev.quayside.app.cli.sources.SourcesCommand;
import dev.quayside.app.cli.terminal.Version;
import dev.quayside.app.cli.webhook.WebhooksCommand;
import dev.quayside.app.cli.workspaces.WorkspacesCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/// The program itself. Without a command it opens the window, which `Main` does before it gets
/// here.
@Command(
    name = "quayside",
    scope = ScopeType.INHERIT,
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description =
        "A shipping workstation. Without a command it opens the window, also with --data DIR,"
            + " --database URL, --secret-file FILE, --station NAME and --ca-file FILE (see serve --help);"
            + " with a FILE.quayside-backup it asks whether to"
            + " restore that first.",
    subcommands = {
      ServeCommand.class,
      RatesCommand.class,
      LabelsCommand.class,
      OrdersCommand.class,
      BatchesCommand.class,
      SourcesCommand.class,
      TrackCommand.class,
      WebhooksCommand.class,
      ApiRequestCommand.class,
      KeysCommand.class,
      PeopleCommand.class,
      WorkspacesCommand.class,
      CarriersCommand.class,
      DemoCommand.class,
      PrintCommand.class,
      PrintersCommand.class,
      DatabaseCommand.class,
      BackupCommand.class,
      RestoreCommand.class,
      DoctorCommand.class,
      HelpCommand.class,
      CompletionCommand.class
    })
final class QuaysideCommand implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }
}
