package dev.quayside.app.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.app.cli.Run;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Completion as it is installed: by the very line that `completion --help` prints, in a home where
/// nothing is prepared, in the shells this machine has.
class CompletionTest {

  private static final String COMPLETED =
      """
      set +e # outside of a completion, compopt says so
      completed() { COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _complete_quayside; echo "$*: ${COMPREPLY[*]}"; }
      completed quayside ra
      completed quayside labels ''
      completed quayside labels buy --ord
      completed quayside shipments list --stat
      """;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path home;

  @Test
  void bashCompletesByTheLineForBashCompletion() throws Exception {
    assumeTrue(Shell.hasAll("bash"), "needs bash");
    completes(
        "set -eu\n"
            + line("mkdir -p ~/.local")
            + "\n. ~/.local/share/bash-completion/completions/quayside\n"
            + COMPLETED);
  }

  @Test
  void bashCompletesByTheLineForItsOwnStart() throws Exception {
    assumeTrue(Shell.hasAll("bash"), "needs bash");
    completes("set -eu\n" + line("quayside completion bash") + "\n. ~/.bashrc\n" + COMPLETED);
  }

  private void completes(String lines) throws Exception {
    var said = Shell.in(home).run(lines);
    assertThat(said.exitCode()).as(said.out()).isZero();
    assertThat(said.out())
        .containsPattern("quayside ra: rates\\s")
        .containsPattern("quayside labels : .*buy.* list")
        .contains("buy --ord: --order")
        .contains("list --stat: --status");
  }

  @Test
  void zshCompletesByItsLine() throws Exception {
    assumeTrue(Shell.hasAll("zsh"), "needs zsh");
    var said =
        Shell.in(home)
            .run(
                "set -eu\n"
                    + line("quayside completion zsh")
                    + "\nzsh -c '. ~/.zshrc; whence -w _complete_quayside'");
    assertThat(said.out()).contains("_complete_quayside: function");
  }

  @Test
  void fishCompletesByItsLine() throws Exception {
    assumeTrue(Shell.hasAll("fish"), "needs fish");
    var said =
        Shell.in(home)
            .run(
                "set -eu\n"
                    + line("mkdir -p ~/.config")
                    + "\nfish -c 'complete -C \"quayside ra\"'");
    assertThat(said.out()).contains("rates");
  }

  private static String line(String beginning) {
    return Run.of("completion", "--help")
        .out()
        .lines()
        .filter(line -> line.startsWith(beginning))
        .findFirst()
        .orElseThrow();
  }
}
