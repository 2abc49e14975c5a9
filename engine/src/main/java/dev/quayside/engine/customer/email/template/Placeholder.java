package dev.quayside.engine.customer.email.template;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Placeholders that a template may contain, such as `{shopName}`.
public enum Placeholder {
  SHOP_NAME("shopName"),
  RECIPIENT_NAME("recipientName"),
  ORDER("order"),
  TRACKING_NUMBER("trackingNumber"),
  TRACKING_URL("trackingUrl"),
  CARRIER("carrier"),
  SERVICE("service"),
  EXPECTED_DELIVERY("expectedDelivery"),
  /// What happened, in plain words; meant for e-mails about a problem.
  HAPPENED("happened"),
  /// How to reach the shop.
  CONTACT("contact");

  /// Text in braces that looks like a placeholder.
  static final Pattern WRITTEN = Pattern.compile("\\{([A-Za-z0-9_. -]{0,40})}");

  private final String word;

  Placeholder(String word) {
    this.word = word;
  }

  /// The placeholder with its braces.
  public String written() {
    return "{" + word + "}";
  }

  static Optional<Placeholder> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
  }

  /// Texts in braces that are no known placeholder.
  static List<String> unknown(String text) {
    return WRITTEN
        .matcher(text)
        .results()
        .filter(each -> of(each.group(1)).isEmpty())
        .map(each -> each.group())
        .distinct()
        .toList();
  }

  static String all() {
    return Arrays.stream(values()).map(Placeholder::written).collect(Collectors.joining(" "));
  }
}
