package dev.quayside.engine.platform.event;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Which events somebody wants to hear of.
///
/// @param names each a type as `label.created`, a family as `label.*`, or `*` for all there are and
///   will be; none twice
public record EventSelection(List<String> names) {

  private static final String ALL = "*";
  private static final String FAMILY = ".*";

  public static final EventSelection EVERYTHING = new EventSelection(List.of(ALL));

  /// What may be named, for people to read.
  public static final String KNOWN = String.join(", ", known());

  public EventSelection {
    names = List.copyOf(new LinkedHashSet<>(names));
  }

  /// `*`, the families and the types a subscription may ask for.
  public static List<String> known() {
    return Stream.of(
            Stream.of(ALL),
            families().stream(),
            EventType.subscribable().stream().map(EventType::wire))
        .flatMap(each -> each)
        .toList();
  }

  /// Each as `label.*`.
  public static List<String> families() {
    return EventType.subscribable().stream()
        .map(type -> type.family() + FAMILY)
        .distinct()
        .toList();
  }

  /// Names with blanks between.
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

  /// As they are written in the store.
  List<String> types() {
    return Arrays.stream(EventType.values())
        .filter(this::includes)
        .map(EventType::wire)
        .collect(Collectors.toList());
  }
}
