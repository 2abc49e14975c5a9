package dev.quayside.engine.print.printer;

import dev.quayside.printing.file.FileType;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.watch.WatchedStatus;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A printer on the wire. Its address is left out: it would reveal the network, and no client needs
/// it to print.
///
/// @param languages the content types it prints, those that are drawn for it included
/// @param sandboxOnly added by a sandbox key; only the sandbox prints there
/// @param station the desk it is at, which alone sends to it
/// @param status ready, busy, attention, offline or unknown
/// @param attentions reasons why it does not print
/// @param message the status in plain words, with what to do
/// @param checkedAt when it was last asked; null for never
public record PrinterJson(
    String name,
    String language,
    List<String> languages,
    int dpi,
    double mediaWidthIn,
    double mediaHeightIn,
    boolean isDefault,
    @Nullable String fallback,
    @Nullable String tracking,
    @Nullable Integer darkness,
    @Nullable Integer speed,
    double moveRightMm,
    double moveDownMm,
    boolean upsideDown,
    @Nullable String handling,
    String encoding,
    @Nullable String sheet,
    @Nullable Integer sheetPlace,
    boolean sandboxOnly,
    @Nullable String station,
    String status,
    List<String> attentions,
    @Nullable Message message,
    @Nullable Instant checkedAt) {

  private static final double MILS_PER_INCH = 1000;

  /// Micrometres in a millimetre.
  private static final long MICROMETRES = 1000;

  public static PrinterJson of(PrinterSetup setup, Optional<WatchedStatus> sighting) {
    var profile = setup.profile();
    var media = profile.media();
    var status = sighting.map(WatchedStatus::status);
    return new PrinterJson(
        setup.name(),
        setup.language().extension(),
        FileType.printedBy(setup.language()).stream().map(PrinterJson::lower).toList(),
        profile.dpi().dotsPerInch(),
        Math.round(media.width().inMils()) / MILS_PER_INCH,
        Math.round(media.height().inMils()) / MILS_PER_INCH,
        setup.isDefault(),
        setup.fallback(),
        lowerOrNull(profile.tracking()),
        profile.darkness(),
        profile.speed(),
        millimetres(profile.right()),
        millimetres(profile.down()),
        profile.upsideDown(),
        lowerOrNull(profile.handling()),
        lower(profile.encoding()),
        lowerOrNull(profile.sheet()),
        profile.sheet() == null ? null : setup.sheetPlace(),
        setup.sandboxOnly(),
        setup.station(),
        status.map(each -> lower(each.health())).orElse("unknown"),
        status
            .map(each -> each.attentions().stream().map(PrinterJson::lower).toList())
            .orElse(List.of()),
        status.map(each -> each.words()).orElse(null),
        sighting.map(WatchedStatus::at).orElse(null));
  }

  private static double millimetres(Length length) {
    return Math.rint(
            length.units() * (double) MICROMETRES / Length.micrometres(MICROMETRES).units())
        / MICROMETRES;
  }

  private static @Nullable String lowerOrNull(@Nullable Enum<?> choice) {
    return choice == null ? null : lower(choice);
  }

  private static String lower(Enum<?> choice) {
    return choice.name().toLowerCase(Locale.ROOT);
  }
}
