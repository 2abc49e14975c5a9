package dev.quayside.app.control;

/// What a pill or a line of words means at a glance; colour never says it alone.
public enum Tone {
  QUIET("quiet"),
  GOOD("good"),
  SWIFT("swift"),
  WAITING("waiting"),
  BAD("bad");

  private final String style;

  Tone(String style) {
    this.style = style;
  }

  /// Its style class.
  public String style() {
    return style;
  }
}
