package dev.quayside.printing.message;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/// The sentences of one language, in files of the folder `/dev/quayside/messages`: a module puts
/// its own there, `order.properties` in English, `order_es.properties` in Spanish.
public final class Bundles {

  private static final String FOLDER = "/dev/quayside/messages/";
  private static final Map<String, Bundles> LANGUAGES = new ConcurrentHashMap<>();

  private final Map<String, Properties> files = new ConcurrentHashMap<>();
  // sentences already read, by whole key: they are looked up some hundred times a request
  private final Map<String, String> sentences = new ConcurrentHashMap<>();
  private final String suffix;

  private Bundles(String suffix) {
    this.suffix = suffix;
  }

  /// The sentences of a language.
  ///
  /// @param language ISO 639-1; empty for English
  public static Bundles in(String language) {
    return LANGUAGES.computeIfAbsent(
        language, code -> new Bundles(code.isEmpty() ? "" : "_" + code));
  }

  /// The sentence of a key such as `order.held`; the key itself when there is none.
  public String pattern(String key) {
    var sentence = sentences.get(key);
    return sentence == null ? looked(key) : sentence;
  }

  private String looked(String key) {
    int dot = key.indexOf('.');
    if (dot < 0) {
      return key;
    }
    var sentence =
        files
            .computeIfAbsent(key.substring(0, dot), this::read)
            .getProperty(key.substring(dot + 1));
    if (sentence == null) {
      return key;
    }
    sentences.put(key, sentence);
    return sentence;
  }

  private Properties read(String bundle) {
    var read = new Properties();
    try (var stream = Bundles.class.getResourceAsStream(FOLDER + bundle + suffix + ".properties")) {
      if (stream != null) {
        read.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return read;
  }
}
