package dev.quayside.app.i18n;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/// Every word the window shows, in one language.
public final class Texts {

  private static final String BUNDLE = "dev.quayside.app.i18n.texts";

  private final Language language;
  private final ResourceBundle bundle;
  private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

  public Texts(Language language) {
    this.language = language;
    this.bundle =
        ResourceBundle.getBundle(
            BUNDLE,
            language.locale(),
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  public Language language() {
    return language;
  }

  public Locale locale() {
    return language.locale();
  }

  /// @throws MissingResourceException for a key neither bundle has
  public String text(String key) {
    return bundle.getString(key);
  }

  /// A text with `{0}`, `{1}` filled in.
  public String text(String key, Object... values) {
    var format =
        formats.computeIfAbsent(key, k -> new MessageFormat(bundle.getString(k), locale()));
    synchronized (format) {
      return format.format(values);
    }
  }

  /// The text of a key that may not exist, for words that come from the engine.
  public Optional<String> find(String key) {
    return bundle.containsKey(key) ? Optional.of(bundle.getString(key)) : Optional.empty();
  }
}
