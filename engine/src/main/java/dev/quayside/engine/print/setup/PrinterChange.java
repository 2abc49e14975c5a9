package dev.quayside.engine.print.setup;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.document.Paper;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.Encoding;
import dev.quayside.printing.printer.Handling;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.Tracking;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A requested change of a printer; null leaves a setting unchanged.
///
/// @param fallback empty for none
/// @param station name of the station it is at from now on
record PrinterChange(
    @Nullable String address,
    @Nullable Language language,
    @Nullable Dpi dpi,
    @Nullable Length width,
    @Nullable Length height,
    @Nullable Tracking tracking,
    @Nullable Integer darkness,
    @Nullable Integer speed,
    @Nullable Length right,
    @Nullable Length down,
    @Nullable Boolean upsideDown,
    @Nullable Handling handling,
    @Nullable Encoding encoding,
    @Nullable SheetChoice sheet,
    @Nullable Integer sheetPlace,
    @Nullable Boolean isDefault,
    @Nullable String fallback,
    @Nullable String station) {

  /// A new printer; settings left out get the same values as on the command line.
  ///
  /// @param environment environment of the key that adds it
  PrinterSetup named(String name, Environment environment) {
    var speaks = or(language, Language.ZPL);
    var media =
        speaks.isPaged() ? Paper.usedIn(Locale.getDefault().getCountry()).size() : Size.FOUR_BY_SIX;
    var profile = Profile.of(Dpi.DPI_203).loadedWith(media, null);
    boolean sandboxOnly = environment == Environment.SANDBOX;
    return of(
        new PrinterSetup(
            name, or(address, ""), speaks, profile, false, null, null, sandboxOnly, station));
  }

  /// Applies the change to a printer.
  PrinterSetup of(PrinterSetup before) {
    return new PrinterSetup(
        before.name(),
        or(address, before.address()),
        or(language, before.language()),
        profile(before.profile()),
        or(isDefault, before.isDefault() && !isHandedOver(before)),
        fallback == null ? before.fallback() : fallback.isEmpty() ? null : fallback,
        sheetPlace,
        before.sandboxOnly(),
        or(station, before.station()));
  }

  /// Whether it leaves its station, whose default it may have been.
  private boolean isHandedOver(PrinterSetup before) {
    return station != null && !station.equals(before.station());
  }

  /// Applies the change to the profile. Requested offsets fit every resolution, but an earlier
  /// offset may be too large for a newly chosen one.
  private Profile profile(Profile before) {
    try {
      return changed(before);
    } catch (IllegalArgumentException e) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "moveRightMm", PrintWords.MOVED_FAR);
    }
  }

  private Profile changed(Profile before) {
    return new Profile(
        or(dpi, before.dpi()),
        new Size(or(width, before.media().width()), or(height, before.media().height())),
        tracking == null ? before.tracking() : tracking,
        darkness == null ? before.darkness() : darkness,
        speed == null ? before.speed() : speed,
        or(right, before.right()),
        or(down, before.down()),
        or(upsideDown, before.upsideDown()),
        handling == null ? before.handling() : handling,
        or(encoding, before.encoding()),
        sheet == null ? before.sheet() : sheet.loaded());
  }

  private static <T extends @Nullable Object> T or(@Nullable T said, T otherwise) {
    return said == null ? otherwise : said;
  }
}
