package dev.quayside.app.shell;

/// What a new desk needs before its first real label, and which of it is there.
public record FirstSteps(boolean printer, boolean sender, boolean carrier) {

  public static final FirstSteps NONE = new FirstSteps(false, false, false);
}
