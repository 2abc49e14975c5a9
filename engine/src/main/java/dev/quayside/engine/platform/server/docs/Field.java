package dev.quayside.engine.platform.server.docs;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A field of a body, or a parameter.
///
/// @param type in words, as `list of Label`
/// @param object the object it holds, told on the page of objects; null when it holds none
/// @param html what it is
/// @param facts what its value has to be
/// @param fields those of the object it holds, where they are told in place
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

  /// What is told of it and of the fields in it.
  Stream<String> words() {
    return Stream.concat(
        Stream.concat(Stream.of(html), facts.stream()), fields.stream().flatMap(Field::words));
  }
}
