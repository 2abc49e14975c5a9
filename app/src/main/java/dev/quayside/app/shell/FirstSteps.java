package dev.quayside.app.shell;

/// What a new workstation needs before its first day, and which of it is there.
///
/// @param known whether this has been looked up
public record FirstSteps(
    boolean known, boolean printer, boolean sender, boolean carrier, boolean shop) {

  public static final FirstSteps NOT_KNOWN = new FirstSteps(false, false, false, false, false);

  public FirstSteps(boolean printer, boolean sender, boolean carrier, boolean shop) {
    this(true, printer, sender, carrier, shop);
  }
}
