package dev.quayside.engine.platform.server.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The position in a list that a caller passes from one request to the next. Its text is only for
/// this class to read.
///
/// @param page the number of the page, counted from the first one read
/// @param order as in `-createdAt`
public record Cursor(int page, String order, RowKey from) {

  private static final String BETWEEN = "\0";
  private static final String NUMBER = "#";
  private static final String TEXT = "'";

  /// The cursor of the page after `asked`, which begins at this row.
  static String before(RowKey first, Slice<?> asked) {
    var parts =
        new ArrayList<>(List.of(Integer.toString(asked.request().number() + 1), asked.order()));
    first.values().forEach(each -> parts.add((each instanceof Number ? NUMBER : TEXT) + each));
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(String.join(BETWEEN, parts).getBytes(UTF_8));
  }

  /// The cursor; empty when the text is not one.
  public static Optional<Cursor> read(String text) {
    try {
      var parts = new String(Base64.getUrlDecoder().decode(text), UTF_8).split(BETWEEN, -1);
      var values = Stream.of(parts).skip(2).map(Cursor::value).toList();
      int page = Integer.parseInt(parts[0]);
      return page < 1 || values.isEmpty()
          ? Optional.empty()
          : Optional.of(new Cursor(page, parts[1], new RowKey(values)));
    } catch (IllegalArgumentException e) {
      // not Base64, or not a cursor's content
      return Optional.empty();
    }
  }

  private static Object value(String part) {
    if (part.startsWith(NUMBER)) {
      return Long.valueOf(part.substring(1));
    }
    if (part.startsWith(TEXT)) {
      return part.substring(1);
    }
    throw new IllegalArgumentException(part);
  }
}
