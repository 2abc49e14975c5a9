package dev.quayside.engine.platform.server.docs;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A field of a body, or a parameter.
///
/// @param type in words, as `list of Label`
/// @param object the object it holds, described on the page of objects; null when there is none
/// @param html its description
/// @param facts the constraints on its value
/// @param fields those of the object it holds, when they are described in place
record Field(
    String name,
    String type,
    @Nullable String object,
    boolean required,
    String html,
    List<String> facts,
    List<Field> fields) {

  /// Its own name and those of the fields in it.
  Stream<String> names() {
    return Stream.concat(Stream.of(name), fields.stream().flatMap(Field::names));
  }

  /// Its description and constraints, and those of the fields in it.
  Stream<String> words() {
    return Stream.concat(
        Stream.concat(Stream.of(html), facts.stream()), fields.stream().flatMap(Field::words));
  }
}
