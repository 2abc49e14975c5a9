package dev.quayside.app.cli;

import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside completion bash`: prints a script that lets the shell complete commands and options.
@Command(
    name = "completion",
    description = "Print a script that completes commands and options in your shell.",
    footer = {
      "",
      "To install it, copy the line of your shell; then open a new one.",
      "",
      "bash (with bash-completion):",
      "mkdir -p ~/.local/share/bash-completion/completions && quayside completion bash >"
          + " ~/.local/share/bash-completion/completions/quayside",
      "",
      "bash (without):",
      "quayside completion bash > ~/.quayside-completion && echo '. ~/.quayside-completion' >>"
          + " ~/.bashrc",
      "",
      "zsh:",
      "quayside completion zsh > ~/.quayside-completion && echo '. ~/.quayside-completion' >>"
          + " ~/.zshrc",
      "",
      "fish:",
      "mkdir -p ~/.config/fish/completions && quayside completion fish >"
          + " ~/.config/fish/completions/quayside.fish"
    })
@SuppressWarnings("NullAway.Init")
final class CompletionCommand implements Runnable {

  private enum Shell {
    BASH,
    ZSH,
    FISH
  }

  @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish")
  private Shell shell;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    var out = spec.commandLine().getOut();
    out.print(script(spec.root().commandLine()));
    out.flush();
  }

  private String script(CommandLine line) {
    return switch (shell) {
      // picocli's script detects which of the two runs it
      case BASH, ZSH -> AutoComplete.bash("quayside", line);
      case FISH -> FishCompletion.of(line);
    };
  }
}
