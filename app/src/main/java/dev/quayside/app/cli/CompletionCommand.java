package dev.quayside.app.cli;

import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside completion bash`: a script for the shell to complete commands and options with.
@Command(
    name = "completion",
    description = "Print a script that completes commands and options in your shell.",
    footer = {
      "",
      "bash  quayside completion bash > ~/.local/share/bash-completion/completions/quayside",
      "zsh   source <(quayside completion zsh)    in ~/.zshrc, after compinit",
      "fish  quayside completion fish > ~/.config/fish/completions/quayside.fish"
    })
@SuppressWarnings("NullAway.Init")
final class CompletionCommand implements Runnable {

  private enum Shell {
    BASH,
    ZSH,
    FISH
  }

  @Parameters(paramLabel = "SHELL", description = "${COMPLETION-CANDIDATES}")
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
      // picocli's script finds out in which of the two it runs
      case BASH, ZSH -> AutoComplete.bash("quayside", line);
      case FISH -> FishCompletion.of(line);
    };
  }
}
