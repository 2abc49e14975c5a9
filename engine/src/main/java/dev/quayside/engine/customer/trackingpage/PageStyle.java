package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.customer.branding.Colour;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// The page's style in a shop's colours. Colours are the only thing that is put into it.
final class PageStyle {

  /// The cards, as page.css has them.
  private static final Colour LIGHT_CARD = Colour.WHITE;

  private static final Colour DARK_CARD = new Colour(0x1e2227);

  private static final String SHEET = read();

  private PageStyle() {}

  static String of(Branding branding) {
    return of(branding.accent(), branding.onAccent());
  }

  /// @param onAccent what is written with on `accent`
  static String of(Colour accent, Colour onAccent) {
    return SHEET
        .replace("DARKINK", accent.readableOn(DARK_CARD).hex())
        .replace("ONACCENT", onAccent.hex())
        .replace("ACCENT", accent.hex())
        .replace("INK", accent.readableOn(LIGHT_CARD).hex());
  }

  private static String read() {
    try (var in = Objects.requireNonNull(PageStyle.class.getResourceAsStream("page.css"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
