package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;

/// One thing a kind of shop asks for.
///
/// @param name as the API calls it
/// @param secret kept sealed and never shown again
/// @param longest in characters
/// @param help where a person finds it
public record SourceField(
    String name, boolean secret, boolean required, int longest, MessageKey help) {

  public static final String URL = "url";

  private static final int LINE = 500;
  private static final int KEY_FILE = 20_000;

  public static SourceField shown(String name, MessageKey help) {
    return new SourceField(name, false, true, LINE, help);
  }

  public static SourceField secret(String name, MessageKey help) {
    return new SourceField(name, true, true, LINE, help);
  }

  /// A file of several lines.
  public SourceField file() {
    return new SourceField(name, secret, required, KEY_FILE, help);
  }

  public SourceField optional() {
    return new SourceField(name, secret, false, longest, help);
  }

  /// What a person calls it: `Consumer key`.
  public Message label() {
    return FieldLabel.of(name);
  }

  /// Whether it has several lines, as a key file has.
  public boolean isFile() {
    return longest > LINE;
  }

  public Message helpText() {
    return help.of();
  }

  /// @param value without blanks around it; empty for none
  void check(String value, Violations found) {
    if (value.isEmpty() && required) {
      found.add("fields." + name, FieldWords.REQUIRED);
    }
    if (value.length() > longest) {
      found.add("fields." + name, FieldWords.MOST_CHARACTERS, longest);
    }
    if (!isFile() && value.chars().anyMatch(each -> each < ' ' || each > '~')) {
      found.add("fields." + name, SourceWords.PRINTABLE);
    }
  }
}
