package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.customer.branding.Colour;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;

/// The frame of every page: its language and title, and the shop's colours.
///
/// @param icon a picture as `data:` URL
/// @param style the content of the one style element
/// @param script the content of the one script element: copies the tracking number
record PageFrame(String language, String title, String icon, String style, String script) {

  private static final String SHEET = read("page.css");
  private static final String COPY = read("copy.js");

  /// Background of the cards in dark mode, as in page.css.
  private static final Colour DARK_CARD = new Colour(0x1e2227);

  /// @param onAccent colour of text on `accent`
  static PageFrame of(PageWords words, String title, Colour accent, Colour onAccent) {
    var colours =
        ":root{--accent:%s;--on-accent:%s;--light-ink:%s;--dark-ink:%s}\n"
            .formatted(
                accent.hex(),
                onAccent.hex(),
                accent.readableOn(Colour.WHITE).hex(),
                accent.readableOn(DARK_CARD).hex());
    return new PageFrame(words.language(), title, icon(accent, onAccent), colours + SHEET, COPY);
  }

  /// The page's icon, a parcel in the shop's colours. It is embedded, so that browsers do not
  /// request one.
  private static String icon(Colour ground, Colour drawn) {
    var svg =
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="%s"/>\
        <path d="M7 11l9-4 9 4v10l-9 4-9-4zM7 11l9 4 9-4M16 15v10" fill="none" stroke="%s" stroke-width="2"\
         stroke-linejoin="round"/></svg>\
        """
            .formatted(ground.hex(), drawn.hex());
    return "data:image/svg+xml;base64,"
        + Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
  }

  private static String read(String file) {
    try (var in = Objects.requireNonNull(PageFrame.class.getResourceAsStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
