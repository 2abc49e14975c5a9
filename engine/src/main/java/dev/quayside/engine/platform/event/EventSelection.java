package dev.quayside.engine.platform.event;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The events a subscriber wants.
///
/// @param names each a type as `label.created`, a family as `label.*`, or `*` for all types, future
///   ones included; duplicates are dropped
public record EventSelection(List<String> names) {

  private static final String ALL = "*";
  private static final String FAMILY = ".*";

  public static final EventSelection EVERYTHING = new EventSelection(List.of(ALL));

  /// The names allowed, for an error message.
  public static final String KNOWN = String.join(", ", known());

  public EventSelection {
    names = List.copyOf(new LinkedHashSet<>(names));
  }

  /// The names a subscription may use: `*`, the families and the types.
  public static List<String> known() {
    return Stream.of(
            Stream.of(ALL),
            families().stream(),
            EventType.subscribable().stream().map(EventType::wire))
        .flatMap(each -> each)
        .toList();
  }

  /// The families: `label.*`.
  public static List<String> families() {
    return EventType.subscribable().stream()
        .map(type -> type.family() + FAMILY)
        .distinct()
        .toList();
  }

  /// Reads names separated by spaces.
  public static EventSelection ofText(String text) {
    return new EventSelection(Arrays.asList(text.split(" ")));
  }

  public String text() {
    return String.join(" ", names);
  }

  public boolean includes(EventType type) {
    return names.contains(ALL)
        || names.contains(type.wire())
        || names.contains(type.family() + FAMILY);
  }

  /// The types selected, as they are stored.
  List<String> types() {
    return Arrays.stream(EventType.values())
        .filter(this::includes)
        .map(EventType::wire)
        .collect(Collectors.toList());
  }
}
