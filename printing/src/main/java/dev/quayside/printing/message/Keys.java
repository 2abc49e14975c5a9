package dev.quayside.printing.message;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The text of each key, put together once: prices alone say some hundred a request.
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
