package dev.quayside.engine.customer.email.template;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The product's own texts of e-mails, in one language.
public final class EmailWords {

  /// Countries whose e-mails are Spanish unless the shop chose a language.
  private static final Set<String> SPANISH =
      Set.of(
          "AR", "BO", "CL", "CO", "CR", "CU", "DO", "EC", "ES", "GQ", "GT", "HN", "MX", "NI", "PA",
          "PE", "PR", "PY", "SV", "UY", "VE");

  private final Locale locale;
  private final ResourceBundle words;

  private EmailWords(Locale locale) {
    this.locale = locale;
    words =
        ResourceBundle.getBundle(
            "dev.quayside.engine.customer.email.template.texts",
            locale,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /// @param language `en` or `es`
  public static EmailWords in(String language) {
    return new EmailWords(Locale.of(language));
  }

  /// @param chosen language chosen by the shop; null for the country's
  public static String language(@Nullable String chosen, String country) {
    if (chosen != null) {
      return chosen;
    }
    return SPANISH.contains(country) ? "es" : "en";
  }

  public String language() {
    return locale.getLanguage();
  }

  Locale locale() {
    return locale;
  }

  String text(String key, Object... values) {
    return values.length == 0
        ? words.getString(key)
        : new MessageFormat(words.getString(key), locale).format(values);
  }

  public EmailTemplate template(EmailTrigger trigger) {
    return template(trigger.wire());
  }

  /// The same for a parcel without an order: its words name none.
  EmailTemplate unordered(EmailTrigger trigger) {
    var name = trigger.wire();
    var key = name + ".text.unordered";
    return words.containsKey(key)
        ? new EmailTemplate(text(name + ".subject"), text(key), null)
        : template(name);
  }

  EmailTemplate template(String name) {
    return new EmailTemplate(text(name + ".subject"), text(name + ".text"), null);
  }
}
