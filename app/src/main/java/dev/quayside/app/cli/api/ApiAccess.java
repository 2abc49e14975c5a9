package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.keys.CommandAccess;
import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The options of every command that uses the API: the data directory and the workspace.
@SuppressWarnings("NullAway.Init")
public abstract class ApiAccess implements Runnable {

  @Mixin private DataOption data;

  @Option(
      names = "--workspace",
      paramLabel = "SLUG",
      defaultValue = "${env:QUAYSIDE_WORKSPACE:-demo}",
      description =
          "The workspace. Default: $$QUAYSIDE_WORKSPACE, else demo, which is the sandbox's.")
  private String workspace;

  @Option(
      names = "--sandbox",
      description = "Only in the sandbox: a workspace where money is spent is refused.")
  private boolean sandbox;

  @Spec protected CommandSpec spec;

  /// Checks the arguments before anything is opened.
  ///
  /// @throws ParameterException when one is wrong
  protected void check() {}

  /// The role of the token the command gets.
  protected Role role() {
    return Role.OPERATOR;
  }

  protected abstract void run(Api api);

  @Override
  public final void run() {
    check();
    try (var api = Api.open(data.kept(), workspace, role())) {
      if (sandbox && api.environment() != Environment.SANDBOX) {
        throw new CommandFailure(
            "the workspace '%s' is not in the sandbox: name one that is with --workspace"
                .formatted(workspace));
      }
      run(api);
    }
  }

  /// A token of another workspace on the same data.
  protected final String tokenOf(String otherWorkspace, Role role) {
    return CommandAccess.of(data.kept(), otherWorkspace, role).token();
  }

  protected final ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
