package dev.quayside.app.control;

/// The meaning of a pill or a line of words at a glance; colour is never the only sign.
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

  /// The style class of the tone.
  public String style() {
    return style;
  }
}
