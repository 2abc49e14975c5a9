package dev.quayside.app.list;

import dev.quayside.engine.base.text.UrlText;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.StringProperty;

/// All filters of a list, as one line that can be stored, set again and described.
public final class Narrowing {

  private final List<Part<?>> parts = new ArrayList<>();

  /// @param usual the value that filters nothing
  private record Part<T>(
      String key,
      Property<T> chosen,
      T usual,
      Function<T, String> kept,
      Function<String, Optional<T>> read,
      Function<T, String> words) {

    private Optional<String> now() {
      var value = chosen.getValue();
      return value.equals(usual) || kept.apply(value).isBlank()
          ? Optional.empty()
          : Optional.of(key + "=" + UrlText.encoded(kept.apply(value)));
    }

    private void set(Map<String, String> filter) {
      chosen.setValue(of(filter).orElse(usual));
    }

    private Optional<T> of(Map<String, String> filter) {
      return Optional.ofNullable(filter.get(key)).flatMap(read);
    }
  }

  /// Adds a filter.
  ///
  /// @param usual the value that filters nothing
  /// @param kept the value as it is stored
  /// @param read the value of a stored one; empty when it no longer exists
  /// @param words the value as it is shown
  public <T> Narrowing by(
      String key,
      Property<T> chosen,
      T usual,
      Function<T, String> kept,
      Function<String, Optional<T>> read,
      Function<T, String> words) {
    parts.add(new Part<>(key, chosen, usual, kept, read, words));
    return this;
  }

  public <E extends Enum<E>> Narrowing by(
      String key, ObjectProperty<E> chosen, E usual, Function<E, String> words) {
    var all = usual.getDeclaringClass().getEnumConstants();
    return by(
        key,
        chosen,
        usual,
        Enum::name,
        name -> Arrays.stream(all).filter(one -> one.name().equals(name)).findFirst(),
        words);
  }

  public Narrowing words(StringProperty typed) {
    return by("words", typed, "", Function.identity(), Optional::of, words -> "“" + words + "”");
  }

  /// The current filters as a line to store; empty when there are none.
  public String now() {
    return parts.stream().flatMap(part -> part.now().stream()).collect(Collectors.joining("&"));
  }

  /// Sets these filters and removes all others.
  public void set(String filter) {
    var values = values(filter);
    parts.forEach(part -> part.set(values));
  }

  /// The filters in words: "In transit, USPS, “smith”".
  public String say(String filter) {
    var values = values(filter);
    return parts.stream()
        .flatMap(part -> said(part, values).stream())
        .collect(Collectors.joining(", "));
  }

  private static <T> Optional<String> said(Part<T> part, Map<String, String> values) {
    return part.of(values).map(part.words());
  }

  private static Map<String, String> values(String filter) {
    var values = new HashMap<String, String>();
    for (var each : filter.split("&")) {
      int equals = each.indexOf('=');
      if (equals > 0) {
        values.put(
            each.substring(0, equals),
            URLDecoder.decode(each.substring(equals + 1), StandardCharsets.UTF_8));
      }
    }
    return values;
  }
}
