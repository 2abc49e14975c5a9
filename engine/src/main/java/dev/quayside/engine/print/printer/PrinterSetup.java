package dev.quayside.engine.print.printer;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Profile;
import org.jspecify.annotations.Nullable;

/// A printer as somebody set it up.
///
/// @param name what people call it; unique
/// @param address where it is, such as `tcp://host:9100` or `file:///folder`
/// @param isDefault labels go here unless another is named; at most one is
/// @param fallback the printer that takes over while this one is not well; null for none
/// @param sheetPlace the next free place of the label sheet in the tray, from 1; null leaves it as
///   it is
/// @param sandboxOnly set up by a key of the sandbox: no paper of production goes there
public record PrinterSetup(
    String name,
    String address,
    Language language,
    Profile profile,
    boolean isDefault,
    @Nullable String fallback,
    @Nullable Integer sheetPlace,
    boolean sandboxOnly) {

  /// By a person at the desk.
  public PrinterSetup(
      String name,
      String address,
      Language language,
      Profile profile,
      boolean isDefault,
      @Nullable String fallback,
      @Nullable Integer sheetPlace) {
    this(name, address, language, profile, isDefault, fallback, sheetPlace, false);
  }

  public PrinterSetup(
      String name,
      String address,
      Language language,
      Profile profile,
      boolean isDefault,
      @Nullable String fallback) {
    this(name, address, language, profile, isDefault, fallback, null);
  }

  /// With the settings of the printer itself.
  public PrinterSetup(String name, String address, Language language, Dpi dpi, boolean isDefault) {
    this(name, address, language, Profile.of(dpi), isDefault, null);
  }

  public PrinterSetup asDefault(boolean wanted) {
    return new PrinterSetup(
        name, address, language, profile, wanted, fallback, sheetPlace, sandboxOnly);
  }

  /// Whether paper of this environment may come out of it.
  public boolean prints(Environment environment) {
    return !sandboxOnly || environment == Environment.SANDBOX;
  }

  /// Whether a program with a key of this environment may change or remove it.
  public boolean belongsTo(Environment environment) {
    return sandboxOnly == (environment == Environment.SANDBOX);
  }
}
