package dev.quayside.engine.platform.server.openapi;

import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.server.openapi.KnownRequest.Shape;
import dev.quayside.printing.message.Message;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Knows a field that means something, but not where it stands: one level too high or too low, in
/// the body though it is a header, of another request, or planned and not there yet. Left out in
/// silence, each of them costs money: `hazmat` beside the parcel buys an ordinary label.
///
/// @param here by the letters of a name, the objects of this request that have it; "" is the
///   request itself
/// @param headers the request's headers, by their letters
/// @param elsewhere letters of names of other requests that are refused here
/// @param planned letters of the names that requests will have
record MeantName(
    Map<String, Set<String>> here,
    Map<String, String> headers,
    Set<String> elsewhere,
    Set<String> planned) {

  /// @param body the fields of the request
  /// @param headers names of its headers
  static MeantName of(
      Shape body, Collection<String> headers, Set<String> elsewhere, Set<String> planned) {
    var here = new HashMap<String, Set<String>>();
    place(body, "", here);
    var byLetters = new HashMap<String, String>();
    headers.forEach(each -> byLetters.put(NearName.letters(each), each));
    return new MeantName(here, byLetters, elsewhere, planned);
  }

  /// The letters of all field names in a body.
  static Set<String> names(Shape body) {
    var all = new HashMap<String, Set<String>>();
    place(body, "", all);
    return all.keySet();
  }

  private static void place(Shape shape, String path, Map<String, Set<String>> into) {
    switch (shape) {
      case Shape.Fields(var fields) ->
          fields.forEach(
              (name, inside) -> {
                into.computeIfAbsent(NearName.letters(name), _ -> new TreeSet<>()).add(path);
                place(inside, path.isEmpty() ? name : path + "." + name, into);
              });
      case Shape.Elements(var each) -> place(each, path + "[]", into);
      case Shape.Anything _ -> {
        // has no names of ours
      }
    }
  }

  /// What is wrong with a field of that name in a place that has none; empty when the name means
  /// nothing to this API.
  Optional<Message> wrong(String name) {
    var letters = NearName.letters(name);
    if (planned.contains(letters)) {
      return Optional.of(ServerWords.NO_FIELD_YET.of());
    }
    var places = here.get(letters);
    if (places != null) {
      return Optional.of(belongs(places));
    }
    var header = headers.get(letters);
    if (header != null) {
      return Optional.of(ServerWords.NO_FIELD_BUT_HEADER.of(header));
    }
    return elsewhere.contains(letters)
        ? Optional.of(ServerWords.NO_FIELD_OF_THIS.of())
        : Optional.empty();
  }

  private static Message belongs(Set<String> places) {
    var named = new LinkedHashSet<>(places);
    return named.remove("")
        ? ServerWords.NO_FIELD_BUT_ABOVE.of()
        : ServerWords.NO_FIELD_BUT_IN.of(String.join(", ", named));
  }
}
