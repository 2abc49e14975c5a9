package dev.quayside.engine.platform.markup;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A page of ours with places as `{{name}}`. Texts are escaped where they are put, {@link Html} is
/// not.
public final class Template {

  private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)}}");

  private final String text;

  private Template(String text) {
    this.text = text;
  }

  /// @param beside whose folder the file is in
  public static Template read(Class<?> beside, String file) {
    try (var in = Objects.requireNonNull(beside.getResourceAsStream(file), file)) {
      return new Template(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// @param values texts and {@link Html} by name
  /// @throws IllegalStateException for a place without a value
  public Html fill(Map<String, ?> values) {
    return new Html(
        PLACE
            .matcher(text)
            .replaceAll(place -> Matcher.quoteReplacement(value(values, place.group(1)))));
  }

  private static String value(Map<String, ?> values, String name) {
    var value = values.get(name);
    return switch (value) {
      case Html html -> html.text();
      case String plain -> Html.of(plain).text();
      case null, default -> throw new IllegalStateException("nothing to put at {{" + name + "}}");
    };
  }
}
