package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads a list of the API from its first page to its last.
final class Pages {

  private Pages() {}

  /// @param query of the first page
  /// @return all pages as one: `{"data": [...]}`; an answer without pages as it is
  static Answer all(Api api, String path, Map<String, String> query) {
    var items = new ArrayList<Object>();
    var asked = new HashMap<>(query);
    while (true) {
      var page = api.get(path, asked);
      var place = page.at("pagination");
      if (place.value() == null) {
        return page;
      }
      if (page.at("data").value() instanceof List<?> data) {
        items.addAll(data);
      }
      if (!turn(asked, place)) {
        return new Answer(Map.of("data", items));
      }
    }
  }

  /// Changes the query to the next page's: by the cursor when there is one, since a list may grow
  /// meanwhile.
  ///
  /// @return whether there is a next page
  private static boolean turn(Map<String, String> asked, Answer place) {
    var cursor = place.text("nextCursor");
    var more = place.text("hasMore");
    if (!more.isEmpty() ? more.equals("false") : isLast(place)) {
      return false;
    }
    if (cursor.isEmpty()) {
      asked.put("page", Long.toString(number(place, "page") + 1));
    } else {
      asked.remove("page");
      asked.put("cursor", cursor);
    }
    return true;
  }

  private static boolean isLast(Answer place) {
    return place.object().containsKey("nextCursor")
        ? place.text("nextCursor").isEmpty()
        : number(place, "page") >= number(place, "totalPages");
  }

  private static long number(Answer place, String name) {
    var text = place.text(name);
    return text.isEmpty() ? 0 : Long.parseLong(text);
  }
}
