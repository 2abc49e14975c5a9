package dev.quayside.app.cli;

import java.io.PrintWriter;

/// Plain text for a terminal or a file.
final class Console {

  private final PrintWriter out;

  Console(PrintWriter out) {
    this.out = out;
  }

  void line(String text) {
    out.println(text.stripTrailing());
    out.flush();
  }

  void blank() {
    line("");
  }

  /// `name` in a column of its own, `value` beside it.
  void fact(String name, String value) {
    line(String.format("%-10s%s", name, value));
  }

  void title(String text) {
    blank();
    line(text);
    line("-".repeat(text.length()));
  }
}
