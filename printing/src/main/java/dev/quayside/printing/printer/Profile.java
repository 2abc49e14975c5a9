package dev.quayside.printing.printer;

import dev.quayside.printing.document.LabelSheet;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.render.ZplSetup;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// The settings of one printer. A null setting is left to the printer. PDF and PNG use only
/// resolution and media.
///
/// @param dpi the print head's resolution
/// @param media the loaded label; larger labels are refused
/// @param tracking how the printer finds the end of a label
/// @param darkness 0 to 30
/// @param speed inches a second, 1 to 14
/// @param right how far the print moves to the right, negative to the left
/// @param down how far the print moves down, negative up
/// @param upsideDown whether labels come out foot first
/// @param handling what happens to a printed label
/// @param encoding how ZPL is written
/// @param sheet the label sheets loaded in an office printer, whose size then is the media; null
///   for none
public record Profile(
    Dpi dpi,
    Size media,
    @Nullable Tracking tracking,
    @Nullable Integer darkness,
    @Nullable Integer speed,
    Length right,
    Length down,
    boolean upsideDown,
    @Nullable Handling handling,
    Encoding encoding,
    @Nullable LabelSheet sheet) {

  /// @throws IllegalArgumentException for a setting out of range, in plain words
  public Profile {
    new ZplSetup(darkness, speed, dpi.dots(right), dpi.dots(down));
    media = sheet == null ? media : sheet.size();
  }

  /// A 4 x 6 printer that keeps all its own settings.
  public static Profile of(Dpi dpi) {
    return new Profile(
        dpi,
        Size.FOUR_BY_SIX,
        null,
        null,
        null,
        Length.ZERO,
        Length.ZERO,
        false,
        null,
        Encoding.RLE,
        null);
  }

  public Profile burning(@Nullable Integer darkness, @Nullable Integer speed) {
    return new Profile(
        dpi, media, tracking, darkness, speed, right, down, upsideDown, handling, encoding, sheet);
  }

  public Profile loadedWith(Size media, @Nullable Tracking tracking) {
    return new Profile(
        dpi, media, tracking, darkness, speed, right, down, upsideDown, handling, encoding, sheet);
  }

  public Profile in(Encoding encoding) {
    return new Profile(
        dpi, media, tracking, darkness, speed, right, down, upsideDown, handling, encoding, sheet);
  }

  public Profile on(@Nullable LabelSheet sheet) {
    return new Profile(
        dpi, media, tracking, darkness, speed, right, down, upsideDown, handling, encoding, sheet);
  }

  /// The size of one label.
  public Size label() {
    return sheet == null ? media : Size.FOUR_BY_SIX;
  }

  /// The size of the media as in the last part of a PWG 5101.1 media name, `4x6in`.
  String mediaSize() {
    return "%sx%sin".formatted(inches(media.width()), inches(media.height()));
  }

  private static String inches(Length length) {
    return BigDecimal.valueOf(Math.round(length.inMils()), 3).stripTrailingZeros().toPlainString();
  }

  /// The commands every ZPL label for this printer begins with.
  public ZplSetup setup() {
    return new ZplSetup(
        darkness,
        speed,
        dpi.dots(right),
        dpi.dots(down),
        upsideDown,
        handling == null ? null : handling.zpl(),
        tracking == null ? null : tracking.zpl());
  }
}
