package dev.quayside.app.shell;

/// What a new workstation needs before its first real label, and which of it is there.
///
/// @param known whether this has been looked up
public record FirstSteps(boolean known, boolean printer, boolean sender, boolean carrier) {

  public static final FirstSteps NOT_KNOWN = new FirstSteps(false, false, false, false);

  public FirstSteps(boolean printer, boolean sender, boolean carrier) {
    this(true, printer, sender, carrier);
  }
}
