package dev.quayside.app.savedview;

import java.util.List;
import java.util.Map;

/// What people put on the rows of a list, which a view can narrow it by.
///
/// @param tags by name
/// @param people names of the workspace's people, by their ids
public record Marks(List<String> tags, Map<String, String> people) {

  static final Marks NONE = new Marks(List.of(), Map.of());

  public Marks {
    tags = List.copyOf(tags);
    people = Map.copyOf(people);
  }
}
