package dev.quayside.printing.message;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Caches the text of each key, `order.held`: a request for prices alone looks up some hundred.
final class Keys {

  private static final Map<MessageKey, String> TEXTS = new ConcurrentHashMap<>();

  private Keys() {}

  static String text(MessageKey key) {
    var text = TEXTS.get(key);
    return text == null ? TEXTS.computeIfAbsent(key, Keys::joined) : text;
  }

  private static String joined(MessageKey key) {
    return key.bundle() + "." + key.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
