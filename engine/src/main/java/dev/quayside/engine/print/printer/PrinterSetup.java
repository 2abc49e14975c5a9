package dev.quayside.engine.print.printer;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Profile;
import org.jspecify.annotations.Nullable;

/// The settings of a printer.
///
/// @param name name for people; unique
/// @param address such as `tcp://host:9100` or `file:///folder`
/// @param isDefault whether documents without a route are printed here; of a station at most one
///   printer of production and one of the sandbox
/// @param fallback printer that takes over while this one does not work; null for none
/// @param sheetPlace next free position on the label sheet in the tray, from 1; null leaves it
///   unchanged
/// @param sandboxOnly set up by a sandbox key; nothing of production is printed there
/// @param station name of the station it is at, which alone sends to it; null leaves it unchanged,
///   and is this engine's for a new one
public record PrinterSetup(
    String name,
    String address,
    Language language,
    Profile profile,
    boolean isDefault,
    @Nullable String fallback,
    @Nullable Integer sheetPlace,
    boolean sandboxOnly,
    @Nullable String station) {

  public PrinterSetup(
      String name,
      String address,
      Language language,
      Profile profile,
      boolean isDefault,
      @Nullable String fallback,
      @Nullable Integer sheetPlace,
      boolean sandboxOnly) {
    this(name, address, language, profile, isDefault, fallback, sheetPlace, sandboxOnly, null);
  }

  /// A printer set up by a person, so not for the sandbox only.
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

  /// A printer whose print settings are left to the printer itself.
  public PrinterSetup(String name, String address, Language language, Dpi dpi, boolean isDefault) {
    this(name, address, language, Profile.of(dpi), isDefault, null);
  }

  public PrinterSetup asDefault(boolean wanted) {
    return new PrinterSetup(
        name, address, language, profile, wanted, fallback, sheetPlace, sandboxOnly, station);
  }

  public PrinterSetup at(@Nullable String other) {
    return new PrinterSetup(
        name, address, language, profile, isDefault, fallback, sheetPlace, sandboxOnly, other);
  }

  /// Whether documents of this environment may be printed on it.
  public boolean prints(Environment environment) {
    return !sandboxOnly || environment == Environment.SANDBOX;
  }

  /// Whether an API client with a key of this environment may change or remove it.
  public boolean belongsTo(Environment environment) {
    return sandboxOnly == (environment == Environment.SANDBOX);
  }
}
