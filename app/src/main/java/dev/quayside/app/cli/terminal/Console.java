package dev.quayside.app.cli.terminal;

import java.io.PrintWriter;

/// Writes plain text to a terminal or a file.
public final class Console {

  private final PrintWriter out;

  public Console(PrintWriter out) {
    this.out = out;
  }

  public void line(String text) {
    out.println(text.stripTrailing());
    out.flush();
  }

  public void blank() {
    line("");
  }

  /// A line with `name` in a column and `value` beside it.
  public void fact(String name, String value) {
    line(String.format("%-10s%s", name, value));
  }

  public void title(String text) {
    blank();
    line(text);
    line("-".repeat(text.length()));
  }
}
